import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import { readSql, runSql } from '../run-sql.ts';
import { runChautari } from './chautari.ts';
import { installations } from './installations.ts';
import { setUpServers, stopServer } from './server.ts';

const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));

/** Commands that open a site which exists. */
const COMMANDS = [
  ['account', 'list'],
  ['account', 'disable', 'x@example.com'],
  ['reindex'],
  ['backup', '/tmp/never-made'],
  ['seed', '--remove'],
  ['storage', 'copy', 'disk', 's3://bucket?endpoint=http://127.0.0.1:1'],
];

describe.each(installations)('On $name', ({ name, make, makeSite }) => {
  const start = setUpServers();

  async function installed(how: typeof make) {
    const installation = await how();
    onTestFinished(() => installation.remove());
    const chautari = (...args: string[]) => runChautari(installation.settings, ...args).ended;
    return {
      ...installation,
      chautari,
      data: { environment: installation.settings, dataDir: installation.dataDir },
    };
  }

  const tablesIn = async (data: Parameters<typeof readSql>[0]) =>
    name === 'SQLite'
      ? existsSync(data.dataDir)
      : (await readSql(data, "select tablename from pg_tables where schemaname = 'public'")).length > 0;

  test.each(inMatrix(COMMANDS.slice(0, 1), COMMANDS))(
    '"%s %s" makes no site where there is none, and says so [22.6]',
    async (...args) => {
      const { chautari, data } = await installed(make);
      const { status, err } = await chautari(...args.filter((word) => word !== undefined));
      expect(err).toMatch(/^There is no site in /);
      expect(status).toBe(1);
      expect(await tablesIn(data)).toBe(false);
      expect(existsSync('/tmp/never-made')).toBe(false);
    },
  );

  test('says which version it is, and reads the settings of the service from their file [18.74, 21.104]', async () => {
    const { chautari, settings, data } = await installed(makeSite);
    expect(await chautari('--version')).toMatchObject({ status: 0, out: `${version}\n` });
    const file = join(data.dataDir, '..', `${Math.random()}.env`);
    onTestFinished(() => rm(file));
    await writeFile(file, 'NOTIFY_EMAIL="office@college.example"\nDATA_DIR=/nowhere/at/all\n');
    const { out } = await runChautari(settings, 'doctor', '--settings', file).ended;
    expect(out).toContain('There is no folder /nowhere/at/all.');
  });

  test('a command leaves the tables of an older version as they are, and says what to do [22.6]', async () => {
    const { chautari, data } = await installed(makeSite);
    await runSql(data, ['delete from migration where name = (select max(name) from migration)']);
    const applied = () => readSql(data, 'select name from migration');
    const before = await applied();
    for (const args of [['account', 'list'], ['reindex'], ['seed', '--remove']]) {
      const { status, err } = await chautari(...args);
      expect([status, err]).toEqual([
        1,
        expect.stringMatching(/older version of Chautari .*start this version once/),
      ]);
    }
    expect(await applied()).toEqual(before);
  });

  test('"init" makes a site once, which commands then open, and says by which migrations; a second folder joins it [22.5, 22.8]', async () => {
    const { chautari, settings, dataDir } = await installed(make);
    const made = await chautari('init');
    expect([made.status, made.out]).toEqual([0, expect.stringMatching(/^Made the site [0-9a-f]{32}\./)]);
    expect(made.err).toMatch(/"migrations":\["0001-baseline"/);
    const id = (await readFile(join(dataDir, 'site-id'), 'utf8')).trim();
    expect((await chautari('init')).out).toContain(`The site ${id} is there`);
    expect((await chautari('account', 'list')).status).toBe(0);
    if (name === 'SQLite') return;
    const second = `${dataDir}-2`;
    const joined = await runChautari({ ...settings, DATA_DIR: second }, 'init').ended;
    expect(joined.out).toContain(`The site ${id} is there`);
    expect((await readFile(join(second, 'site-id'), 'utf8')).trim()).toBe(id);
  });

  test.each(['site-id', 'unit', 'lock'])(
    'a folder in the place of "%s" is refused with its path [22.35]',
    async (file) => {
      const { chautari, dataDir } = await installed(make);
      await mkdir(join(dataDir, file), { recursive: true });
      const { status, err } = await chautari('init');
      expect([status, err]).toEqual([1, expect.stringContaining(join(dataDir, file))]);
      expect(err).not.toMatch(/^ +at /m);
    },
  );

  test('"init" makes no site over files, and starts refuse in plain words, with status 1 [22.3, 22.5]', async () => {
    const { chautari, settings, dataDir } = await installed(make);
    await chautari('init');
    const other = await installed(make);
    await rename(dataDir, other.dataDir);
    if (name === 'SQLite') await rm(join(other.dataDir, 'chautari.sqlite'));
    const before = (await readdir(other.dataDir, { recursive: true })).sort();
    const { status, out, err } = await other.chautari('init');
    expect([status, out, err]).toEqual([
      1,
      '',
      expect.stringMatching(/^\S+ is the storage of the site .*\n$/),
    ]);
    const server = start({ ...settings, ...other.settings });
    await expect(server.serving).rejects.toThrow();
    expect(await server.exited).toBe(1);
    expect(server.said()).toMatch(/^\S+ is the storage of the site .*\n$/);
    expect((await readdir(other.dataDir, { recursive: true })).sort()).toEqual(before);
  });

  test.each(inMatrix([2, 6], [1, 2, 3, 4, 5, 6]))(
    'a first start killed at point %i begins again, with a known password [22.7]',
    async (point) => {
      const { settings, dataDir } = await installed(make);
      const database = name === 'SQLite' ? join(dataDir, 'chautari.sqlite') : dataDir;
      const points = [
        dataDir,
        database,
        `${database}-shm`,
        join(dataDir, 'uploads', 'site-id'),
        join(dataDir, 'site-id'),
        join(dataDir, 'first-accounts.txt'),
      ];
      const reached = points[point - 1] ?? '';
      const killed = start(settings);
      while (!existsSync(reached) && killed.child.exitCode === null && !killed.said().includes('"serving"'))
        await new Promise((resolve) => setImmediate(resolve));
      killed.child.kill('SIGKILL');
      await killed.exited;
      const again = start(settings);
      const url = await again.serving;
      const told = await readFile(join(dataDir, 'first-accounts.txt'), 'utf8');
      const password = /^admin: admin@localhost {2}password: (\S+)$/m.exec(told)?.[1];
      const body = JSON.stringify({ email: 'admin@localhost', password });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${url}/api/user/login`, { method: 'POST', body, headers })).status).toBe(200);
      expect(await stopServer(again)).toBe(0);
    },
  );
});

test('a database whose file is gone beside its log is opened by nothing, and its log stays [22.6]', async () => {
  const installation = await installations[0].makeSite();
  onTestFinished(() => installation.remove());
  const file = join(installation.dataDir, 'chautari.sqlite');
  const log = Buffer.alloc(40_000, 'what was acknowledged');
  await rm(file);
  await writeFile(`${file}-wal`, log);
  for (const args of [['account', 'list'], ['init'], ['backup', '/tmp/never-made'], ['reindex']]) {
    const { status, err } = await runChautari(installation.settings, ...args).ended;
    expect([args, status, err]).toEqual([
      args,
      1,
      expect.stringMatching(/chautari\.sqlite is missing or empty, but its log/),
    ]);
  }
  expect(existsSync(file)).toBe(false);
  expect((await readFile(`${file}-wal`)).equals(log)).toBe(true);
});
