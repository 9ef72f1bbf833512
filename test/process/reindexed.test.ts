import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runChautari } from './chautari.ts';
import { type Installation, installations } from './installations.ts';
import { setUpServers } from './server.ts';

const PASSWORD = 'correct horse battery';

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };

describe.each(installations)('The search index, on $name,', ({ name, make, makeSite }) => {
  const made: Installation[] = [];
  afterEach(async () => {
    for (const installation of made.splice(0)) await installation.remove();
  });
  const startServer = setUpServers();

  const newInstallation = async (make: () => Promise<Installation>) => {
    const installation = await make();
    made.push(installation);
    return installation;
  };
  const start = async (installation: Installation) => {
    const server = startServer({ ...installation.settings, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info' });
    const url = await server.serving;
    const response = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@localhost', password: PASSWORD }),
    });
    const { token } = (await response.json()) as { token: string };
    const call = async (method: string, path: string, body?: object, tag = '') => {
      const answer = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(tag && { 'if-match': tag }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.ok).toBe(true);
      return { ...((await answer.json()) as { _id: string }), tag: answer.headers.get('etag') ?? '' };
    };
    const finds = async (q: string) => {
      const page = await (await fetch(`${url}/search?q=${encodeURIComponent(q)}`)).text();
      return /href="\/notice\/[^"]+"/.test(page);
    };
    return { call, finds };
  };
  /** A word that occurs in one notice only and is not similar to another. */
  const word = (n: number) => String(90_000 + n);

  test('is rebuilt beside a running site that changes, without losing a change', {
    timeout: 120_000,
  }, async () => {
    const installation = await newInstallation(makeSite);
    const { call, finds } = await start(installation);
    const notices = [];
    for (let n = 0; n < 120; n += 1)
      notices.push(await call('POST', '/api/notice', { title: `About ${word(n)}` }));
    // The next reindex continues a killed one.
    const killed = runChautari(installation.settings, 'reindex');
    setTimeout(() => killed.child.kill('SIGKILL'), 350);
    await killed.ended;
    const making = runChautari(installation.settings, 'reindex').ended;
    for (let n = 0; n < 30; n += 1) {
      await call('POST', '/api/notice', { title: `About ${word(200 + n)}` });
      await call('DELETE', `/api/notice/${notices[n]?._id}`);
    }
    const { status, out } = await making;
    expect(status).toBe(0);
    expect(out).toMatch(/^Read in anew: \d+ entries can be found\.\n$/);
    await vi.waitFor(async () => {
      for (const n of [30, 60, 119, 200, 229]) expect(`${n} ${await finds(word(n))}`).toBe(`${n} true`);
    }, SOON);
    for (const n of [0, 29]) expect(await finds(word(n))).toBe(false);
    expect((await runChautari(installation.settings, 'reindex').ended).out).toBe(
      'Read in anew: 121 entries can be found.\n',
    );
  });

  test('holds what is live and nothing else, also after it is rebuilt [19.30, 19.240]', {
    timeout: 60_000,
  }, async () => {
    const installation = await newInstallation(makeSite);
    const { call, finds } = await start(installation);
    const later = (ms: number) => new Date(Date.now() + ms).toISOString();
    const publish = ({ _id, tag }: { _id: string; tag: string }, dates: object) =>
      call('POST', `/api/manage/notice/${_id}/publish`, dates, tag);
    await call('POST', '/api/manage/notice', { title: `Draft ${word(1)}` });
    await publish(await call('POST', '/api/manage/notice', { title: `Scheduled ${word(2)}` }), {
      at: later(3_600_000),
    });
    const live = await call('POST', '/api/notice', { title: `Live ${word(3)}` });
    const seen = await call('GET', `/api/manage/notice/${live._id}`);
    await call(
      'PUT',
      `/api/manage/notice/${live._id}/draft`,
      { fields: { title: `Changed ${word(4)}` } },
      seen.tag,
    );
    const trashed = await call('POST', '/api/notice', { title: `Trashed ${word(5)}` });
    await call('DELETE', `/api/notice/${trashed._id}`);
    const down = await call('POST', '/api/notice', { title: `Taken down ${word(6)}` });
    await call('POST', `/api/manage/notice/${down._id}/unpublish`, undefined, down.tag);
    const ended = await call('POST', '/api/notice', { title: `Ended ${word(7)}` });
    await publish(ended, { expireAt: later(1000) });
    await vi.waitFor(async () => expect(await finds(word(7))).toBe(false), SOON);
    const found = async () => {
      const all = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => finds(word(n))));
      return all.flatMap((isFound, place) => (isFound ? [place + 1] : []));
    };
    expect(await found()).toEqual([3]);
    expect((await runChautari(installation.settings, 'reindex').ended).out).toBe(
      // The notice, and the college itself.
      'Read in anew: 2 entries can be found.\n',
    );
    await vi.waitFor(async () => expect(await found()).toEqual([3]), SOON);
  });

  // test/process/backup.test.ts restores on the same database.
  const [other] = installations.filter((one) => one.name !== name);
  test(`is rebuilt by a restore on ${other?.name}`, { timeout: 120_000 }, async () => {
    const installation = await newInstallation(makeSite);
    const site = await start(installation);
    await site.call('POST', '/api/notice', { title: 'दीक्षान्त समारोह' });
    const folder = await mkdtemp(join(tmpdir(), 'chautari-archives-'));
    try {
      const file = join(folder, 'site.tar');
      expect(await runChautari(installation.settings, 'backup', file).ended).toMatchObject({ status: 0 });
      const copy = await newInstallation(other?.make ?? make);
      expect(await runChautari(copy.settings, 'restore', file).ended).toMatchObject({ status: 0 });
      const restored = await start(copy);
      await vi.waitFor(async () => expect(await restored.finds('dikshanta')).toBe(true), { timeout: 10_000 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
