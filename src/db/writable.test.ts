import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { runStatement } from '../../test/server-databases.ts';
import { bareDatabases } from './engines.fixture.ts';
import { postgresEngine } from './postgres/engine.ts';

const [embedded, server] = bareDatabases;

/** Makes a file read-only; root may write to any other than an immutable one. */
const protect = (file: string, isProtected: boolean) =>
  process.getuid?.() === 0
    ? execFileSync('chattr', [isProtected ? '+i' : '-i', file])
    : execFileSync('chmod', [isProtected ? 'a-w' : 'u+w', file]);

/** Whether this machine lets a file be protected from the account of the tests. */
function canProtect(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'chautari-protected-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  try {
    protect(file, true);
    protect(file, false);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a database of another site in the place of the own one is never written to [22.36]', async () => {
  const database = await server.makeMigrated();
  const engine = database.open();
  const site = (id: string) => ({ key: 'site', value: JSON.stringify(id) });
  await engine.writer.insertInto('setting').values(site('own')).execute();
  await engine.assertWritable();
  await engine.writer.updateTable('setting').set(site('other')).where('key', '=', 'site').execute();
  const says = 'is now that of the site "other", not of "own"';
  await expect(engine.assertWritable()).rejects.toThrow(says);
  await expect(engine.writer.connection().execute((connection) => engine.begin(connection))).rejects.toThrow(
    says,
  );
  await database.close();
});

test.skipIf(!canProtect())(
  'a file that cannot be written refuses the start, and is used once it can [22.25]',
  async () => {
    const database = await embedded.makeMigrated();
    const file = join(database.dataDir, 'chautari.sqlite');
    protect(file, true);
    try {
      expect(() => database.open()).toThrow(
        new RegExp(
          `^${file} or its folder cannot be written .*As root: chown -R \\d+:\\d+ ${dirname(file)};`,
        ),
      );
    } finally {
      protect(file, false);
    }
    const engine = database.open();
    await engine.writer.insertInto('state').values({ key: 'x', value: 1 }).execute();
    await database.close();
  },
);

test('another process that writes is no reason to refuse the start [22.25]', async () => {
  const database = await embedded.makeMigrated();
  const other = new SqliteDatabase(join(database.dataDir, 'chautari.sqlite'));
  other.exec('begin immediate');
  await database.open().assertWritable();
  other.close();
  await database.close();
});

test('a user of the server who may only read is told, with the way to give the rights [22.25]', async () => {
  const database = await server.makeMigrated();
  const url = new URL(database.url ?? '');
  const name = url.pathname.slice(1);
  const administer = (statement: string) => runStatement(database.url ?? '', statement);
  await administer(`create role "${name}" login password 'secret'`);
  await administer(`grant select on all tables in schema public to "${name}"`);
  url.username = name;
  url.password = 'secret';
  const warnings: Error[] = [];
  const engine = postgresEngine(url.href, { warn: (error) => warnings.push(error) });
  try {
    await expect(engine.assertWritable()).rejects.toMatchObject({ code: 'DATABASE_NOT_WRITABLE' });
    expect(warnings).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(`grant all on all tables in schema public to ${name}`),
      }),
    ]);
    await administer(`grant all on all tables in schema public to "${name}"`);
    await engine.assertWritable();
  } finally {
    await engine.close();
    await administer(`drop owned by "${name}"`);
    await administer(`drop role "${name}"`);
    await database.close();
  }
});
