import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { findings } from '../doctor.ts';
import { sites, type TestSite } from '../site.ts';

const TOKEN = 'a-token-of-the-watch';
const [embedded] = sites;

/** Other accounts' files are as far out of reach for the administrator of a machine as missing ones are for others. */
describe('A site whose database file is lost', () => {
  let site: TestSite;
  let file: string;
  let sent: string[];
  beforeEach(async () => {
    site = await embedded.start({ environment: { METRICS_TOKEN: TOKEN } });
    file = join(site.dataDir, 'chautari.sqlite');
    sent = [];
    for (let number = 1; number <= 3; number += 1) expect((await apply()).status).toBe(201);
  });
  afterEach(() => site.close());

  async function apply() {
    const name = `Asha ${sent.length + 1}`;
    const json = { name, program: 'BBA', email: 'asha@example.org', phone: '' };
    const answer = await site.call('POST', '/api/application', { as: 'nobody', json });
    if (answer.status === 201) sent.push(name);
    return answer;
  }

  const faults = () =>
    site.logLines
      .map((line) => JSON.parse(line) as { level: number; msg: string; code?: string })
      .filter(({ code }) => code?.startsWith('DATABASE_'));

  const databaseUp = async () =>
    /^chautari_database_up (\d)/m.exec(
      (await site.call('GET', '/metrics', { as: { token: TOKEN } })).text.replace('{}', ''),
    )?.[1];

  /** Nothing is stored, `/readyz` and the metrics say so, and the log says it once. */
  async function expectStopped(says: string) {
    for (let times = 0; times < 3; times += 1) {
      const { status, refusal } = await apply();
      expect([status, refusal.code, refusal.message]).toEqual([
        503,
        'database-away',
        expect.stringContaining('Nothing was stored; please tell the administrator'),
      ]);
    }
    expect((await site.call('GET', '/readyz')).status).toBe(503);
    expect(await databaseUp()).toBe('0');
    expect(faults()).toEqual([expect.objectContaining({ level: 50, msg: expect.stringContaining(says) })]);
  }

  async function expectServing() {
    expect((await apply()).status).toBe(201);
    expect((await site.call('GET', '/readyz')).status).toBe(200);
    expect(await databaseUp()).toBe('1');
  }

  /** Carries out the commands in the log. @returns the names of the applications that were rescued */
  function rescued(): string[] {
    const commands = /mkdir .*?-wal(?=\. |$| Then)/.exec(faults()[0]?.msg ?? '')?.[0] ?? '';
    execFileSync('sh', ['-c', commands]);
    const copy = new SqliteDatabase(join(site.dataDir, 'rescued', 'chautari.sqlite'));
    const names = copy.prepare('select name from application order by name').pluck().all() as string[];
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    copy.close();
    return names;
  }

  test('stores nothing any more, and what it acknowledged is rescued as the log says [22.20, 22.21]', async () => {
    await rm(file);
    const log = await stat(`${file}-wal`);
    await expectStopped(`${file} is gone`);
    expect(rescued()).toEqual(sent);
    const { status, findings: found } = await findings(site.environment);
    expect(status).toBe(2);
    expect(found).toContainEqual(
      expect.objectContaining({
        check: 'database',
        level: 'trouble',
        says: expect.stringContaining(`${log.size} bytes`),
      }),
    );
    expect((await stat(`${file}-wal`)).size).toBe(log.size);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  test('does not take another file for its own, and goes on when the own one is back [22.20]', async () => {
    await rename(file, `${file}.away`);
    const other = new SqliteDatabase(join(site.dataDir, 'other'));
    other.exec('create table application (name text)');
    other.close();
    await rename(join(site.dataDir, 'other'), file);
    const before = await readFile(file);
    await expectStopped(`${file} is gone or was replaced`);
    expect(await readFile(file)).toEqual(before);
    await rename(`${file}.away`, file);
    await expectServing();
  });

  test('stores nothing while the log or its index is missing, nor while its folder is [22.20, 22.21]', async () => {
    await rename(site.dataDir, `${site.dataDir}.away`);
    await mkdir(site.dataDir);
    await expectStopped('If its disk was unmounted, mount it again');
    await rm(site.dataDir, { recursive: true });
    await rename(`${site.dataDir}.away`, site.dataDir);
    await expectServing();
    await rename(`${file}-shm`, `${file}-shm.away`);
    expect((await apply()).status).toBe(503);
    await rename(`${file}-shm.away`, `${file}-shm`);
    await expectServing();
    await rm(`${file}-wal`);
    expect((await apply()).refusal.code).toBe('database-away');
    expect((await findings(site.environment)).findings).toContainEqual(
      expect.objectContaining({ level: 'trouble', says: expect.stringContaining('-wal is missing') }),
    );
    expect((await readdir(site.dataDir)).includes('chautari.sqlite-wal')).toBe(false);
    expect(rescued()).toEqual(sent);
  });

  test.each(['chautari.sqlite', 'chautari.sqlite-wal'])(
    'stores nothing once %s is emptied [22.20]',
    async (name) => {
      await truncate(join(site.dataDir, name), 0);
      const { status, refusal } = await apply();
      expect([status, refusal.code]).toEqual([
        503,
        name.endsWith('-wal') ? 'database-damaged' : 'database-away',
      ]);
      expect((await site.call('GET', '/readyz')).status).toBe(503);
      expect(faults()).toHaveLength(1);
    },
  );

  test('stores nothing once the database file is cut short, however long it becomes again [22.20]', async () => {
    const { size } = await stat(file);
    await truncate(file, 8192);
    // Who reads may meet it before who writes.
    expect((await site.call('GET', '/api/notices?q=fees&page=1')).status).toBe(503);
    for (let times = 0; times < 2; times += 1) {
      const { status, refusal } = await apply();
      expect([status, refusal.code]).toEqual([503, 'database-damaged']);
      await truncate(file, size);
    }
    expect((await site.call('GET', '/readyz')).status).toBe(503);
    expect(faults()).toEqual([
      expect.objectContaining({
        code: 'DATABASE_DAMAGED',
        msg: expect.stringContaining(`${file} is damaged (cut short)`),
      }),
    ]);
  });

  test('stores nothing once another database is copied over it [22.20]', async () => {
    const other = join(site.dataDir, 'other');
    await copyFile(file, other);
    const copy = new SqliteDatabase(other);
    copy.exec('pragma application_id = 1; pragma wal_checkpoint(truncate)');
    copy.close();
    await copyFile(other, file);
    const { status, refusal } = await apply();
    expect([status, refusal.code]).toEqual([503, 'database-damaged']);
    expect((await site.call('GET', '/readyz')).status).toBe(503);
    expect(faults()).toEqual([
      expect.objectContaining({ msg: expect.stringContaining(`${file} is damaged (overwritten)`) }),
    ]);
  });

  test('fills no log with what it refuses meanwhile, nor with places in the program [22.21, 22.24]', async () => {
    await rename(file, `${file}.away`);
    for (let times = 0; times < 10; times += 1) expect((await apply()).status).toBe(503);
    const lines = site.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(lines.filter(({ requestId }) => requestId)).toEqual([
      expect.objectContaining({ level: 50, fault: 'DATABASE_GONE' }),
    ]);
    expect(faults()).toHaveLength(1);
    // Housekeeping may have met it too.
    expect(JSON.stringify(lines)).not.toContain('stack');
    expect(JSON.stringify(lines).match(/mkdir/g)).toHaveLength(2);
    await rename(`${file}.away`, file);
  });

  test('does not acknowledge a change whose file was deleted before its commit', async () => {
    const engine = await connect({ url: undefined, dataDir: site.dataDir });
    try {
      await engine.begin(engine.writer);
      await rename(file, `${file}.away`);
      await expect((async () => engine.transactionControl(engine.writer, 'commit'))()).rejects.toMatchObject({
        status: 503,
        code: 'unconfirmed',
      });
      await rename(`${file}.away`, file);
    } finally {
      await engine.close();
    }
  });

  test('says that it is damaged, in words for staff, and how to restore it [22.24]', async () => {
    const { size } = await stat(file);
    const { size: logged } = await stat(`${file}-wal`);
    await writeFile(`${file}-wal`, Buffer.alloc(logged, 'x'), { flag: 'r+' });
    await writeFile(file, Buffer.alloc(size, 'x'), { flag: 'r+' });
    await site.call('GET', '/api/notices?q=a&page=1');
    const { status, refusal } = await apply();
    expect([status, refusal.code, refusal.message]).toEqual([
      503,
      'database-damaged',
      expect.stringContaining('the last backup has to be restored'),
    ]);
    expect((await site.call('GET', '/readyz')).status).toBe(503);
    expect(faults()).toEqual([
      expect.objectContaining({ level: 50, msg: expect.stringContaining('npm run chautari -- restore') }),
    ]);
  });
});

test('a log without its database, and what is no database, refuse the start in plain words [22.22, 22.24]', async () => {
  const site = await embedded.start();
  await site.call('POST', '/api/notice', { json: { title: 'Fees' } });
  const file = join(site.dataDir, 'chautari.sqlite');
  const folder = join(site.dataDir, 'other');
  const other = join(folder, 'chautari.sqlite');
  await mkdir(folder);
  await copyFile(`${file}-wal`, `${other}-wal`);
  const { size } = await stat(`${other}-wal`);
  const open = () => connect({ url: undefined, dataDir: folder });
  await expect(open()).rejects.toThrow(`its log ${other}-wal has ${size} bytes`);
  await writeFile(other, '');
  await expect(open()).rejects.toThrow('missing or empty');
  expect((await stat(`${other}-wal`)).size).toBe(size);
  await rm(`${other}-wal`);
  await copyFile(file, other);
  await copyFile(`${file}-shm`, `${other}-shm`);
  await expect(open()).rejects.toThrow(`${other}-wal is missing`);
  await rm(`${other}-shm`);
  await writeFile(other, 'x'.repeat(8192));
  await expect(open()).rejects.toThrow(`${other} is damaged`);
  await truncate(other, 0);
  await site.close();
});
