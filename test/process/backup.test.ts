import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites } from '../site.ts';
import { runChautari } from './chautari.ts';
import { type Installation, installations } from './installations.ts';
import { setUpServers, spawnServer, stopServer } from './server.ts';

interface Notice {
  _id: string;
  title: string;
  image: string | null;
}

const PASSWORD = 'correct horse battery';
const SUMMARY = /^Backed up: [\d,]+ records, [\d,]+ pictures?, [\d.]+ MB$/m;

const [, onPostgres] = installations;
const databases = inMatrix([onPostgres], installations);

describe.each(databases)('A backup of a running site, on $name,', ({ name, make, makeSite }) => {
  let folder: string;
  const made: Installation[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chautari-backups-'));
  });
  afterEach(async () => {
    for (const installation of made.splice(0)) await installation.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const startServer = setUpServers();
  const [other] = installations.filter((one) => one.name !== name);

  const newInstallation = async (create: () => Promise<Installation> = make) => {
    const installation = await create();
    made.push(installation);
    return installation;
  };
  const start = async (installation: Installation) => {
    const server = startServer({ ...installation.settings, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info' });
    return { server, url: await server.serving };
  };
  const signIn = async (url: string) => {
    const response = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@localhost', password: PASSWORD }),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const noticesOf = async (url: string) => {
    const list = (await (await fetch(`${url}/api/notices`)).json()) as Notice[];
    return new Map(list.map((notice) => [notice._id, notice]));
  };
  /** Expects the search, whose index no backup has, to find notices as they are typed in Latin letters. */
  const expectFound = async (url: string) => {
    const answer = await fetch(`${url}/search?q=suchana`);
    expect(await answer.text()).toMatch(/href="\/notice\/[^"]+"/);
  };
  /** Kills a command this long after there is a folder for its unfinished files. */
  const killed = async (at: Installation, unfinished: string, ms: number, ...args: string[]) => {
    const { child, ended } = runChautari(at.settings, ...args);
    while (child.exitCode === null && !existsSync(unfinished)) await pause(1);
    await pause(ms);
    child.kill('SIGKILL');
    return (await ended).status;
  };
  const bytesOf = async (url: string) => {
    const response = await fetch(url);
    return response.ok ? Buffer.from(await response.arrayBuffer()).toString('base64') : null;
  };

  /** Creates and deletes notices in parallel until `stop` is called. */
  async function writing(url: string) {
    const token = await signIn(url);
    const acknowledged = new Map<string, Notice>();
    const gone = new Set<string>();
    const picture = await pictureFile({ width: 330, height: 20 });
    let isStopped = false;
    let count = 0;
    const call = async (method: string, path: string, body?: FormData | string) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      };
      const response = await fetch(url + path, { method, headers, ...(body && { body }) });
      expect(response.ok).toBe(true);
      return (await response.json()) as Notice;
    };
    async function work(kind: number) {
      while (!isStopped) {
        count += 1;
        const title = `सूचना ${count}`;
        const body = kind === 0 ? multipart({ title, image: picture }) : JSON.stringify({ title });
        const notice = await call('POST', '/api/notice', body);
        acknowledged.set(notice._id, notice);
        if (count % 3 > 0) continue;
        acknowledged.delete(notice._id);
        await call('DELETE', `/api/notice/${notice._id}`);
        gone.add(notice._id);
      }
    }
    const all = [0, 0, 1, 1].map(work);
    return {
      acknowledged,
      gone,
      async stop() {
        isStopped = true;
        await Promise.all(all);
      },
    };
  }

  test('has everything that was acknowledged before it began, on either database; a killed one does no harm, nor does a killed restore [10.5]', {
    timeout: 120_000,
  }, async () => {
    const installation = await newInstallation(makeSite);
    const source = await start(installation);
    const work = await writing(source.url);
    const illustrated = () => [...work.acknowledged.values()].filter(({ image }) => image);
    await vi.waitFor(
      () =>
        expect(Math.min(work.gone.size, work.acknowledged.size, 4 + illustrated().length)).toBeGreaterThan(5),
      { timeout: 30_000 },
    );
    // On one database at once, on the other later.
    const isAtOnce = name === 'SQLite';
    const backups = join(folder, 'backups');
    const begun = join(backups, isAtOnce ? 'unfinished' : 'unfinished/rows');
    if ((await killed(installation, begun, 0, 'backup', backups)) !== 0)
      expect(existsSync(join(backups, 'manifest.json'))).toBe(false);
    const [before, goneBefore] = [new Map(work.acknowledged), new Set(work.gone)];
    const { status, out, err } = await runChautari(installation.settings, 'backup', backups).ended;
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(SUMMARY);
    await vi.waitFor(() => expect(work.acknowledged.size).toBeGreaterThan(before.size), { timeout: 30_000 });
    await work.stop();
    expect(await readdir(backups)).not.toContain('unfinished');
    const whole = await runChautari(installation.settings, 'restore', '--verify', backups).ended;
    expect(whole).toMatchObject({ status: 0, err: '' });

    const copy = await newInstallation();
    await killed(copy, join(copy.dataDir, 'restoring'), isAtOnce ? 0 : 30, 'restore', backups);
    const again = await runChautari(copy.settings, 'restore', backups).ended;
    // The kill may have come after the restore was complete.
    if (again.status !== 0) expect(again.err).toContain('into an empty place only');
    const { server, url } = await start(copy);
    const found = await noticesOf(url);
    const stillThere = await noticesOf(source.url);
    const kept = [...before.values()].filter(({ _id }) => stillThere.has(_id));
    expect(kept.length).toBeGreaterThan(0);
    for (const notice of kept) expect(found.get(notice._id)).toEqual(notice);
    for (const id of goneBefore) expect(found.has(id)).toBe(false);

    const pictures = [...found.values()].flatMap(({ image }) => image ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    for (const path of pictures.flatMap((full) => [full, full.replace('.webp', '-320.webp')])) {
      const bytes = await bytesOf(url + path);
      expect(bytes).not.toBeNull();
      expect([bytes, null]).toContain(await bytesOf(source.url + path));
    }
    // The restored site is complete: its notices are found, and the same accounts sign in.
    await vi.waitFor(() => expectFound(url), { timeout: 10_000 });
    expect(await signIn(url)).toMatch(/.{20}/);
    expect(await stopServer(source.server)).toBe(0);
    expect(await stopServer(server)).toBe(0);
    expect(await readdir(copy.dataDir)).not.toContain('restoring');

    const elsewhere = await newInstallation(other?.make);
    const restored = await runChautari(elsewhere.settings, 'restore', backups).ended;
    expect(restored).toMatchObject({ status: 0, err: '' });
    expect(restored.out).toContain('Everybody has to sign in again.');
    const site = await sites[0].start({ environment: elsewhere.settings });
    try {
      expect(await noticesOf(site.url)).toEqual(found);
      await vi.waitFor(() => expectFound(site.url), { timeout: 10_000 });
    } finally {
      await site.close();
    }
  });
});

describe('A site', () => {
  const [{ make }] = installations;
  let installation: Installation;
  beforeEach(async () => {
    installation = await make();
  });
  afterEach(() => installation.remove());

  test('does not start after an interrupted restore [18.86]', async () => {
    const uploads = join(installation.dataDir, 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'site-id'), `${'a'.repeat(32)} unfinished-restore\n`);
    const server = spawnServer(installation.settings);
    await expect(server.serving).rejects.toThrow(/was broken off.*Run the same restore again/);
    expect(await server.exited).toBe(1);
    expect(await readdir(installation.dataDir)).toEqual(['uploads']);
  });
});
