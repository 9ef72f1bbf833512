import { copyFile, mkdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, restoreTargetOf } from '../connect.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { openReadOnly } from '../read-only.ts';
import { inTransaction } from '../transaction.ts';

const [embedded] = bareDatabases;

let database: BareDatabase;
let file: string;
let serving: Engine;
beforeEach(async () => {
  database = await embedded.makeMigrated();
  file = join(database.dataDir, 'chautari.sqlite');
  serving = database.open();
  await store('first');
});
afterEach(() => database.close());

const store = (key: string) => serving.writer.insertInto('state').values({ key, value: 1 }).execute();
const open = (dataDir = database.dataDir) => connect({ url: undefined, dataDir });

test('a database that a process has open is refused while both its log and index are gone [22.31]', async () => {
  for (const suffix of ['-wal', '-shm']) await rename(file + suffix, `${file}.away${suffix}`);
  const refusal = /open, but its log .*-wal is gone.*how to rescue/;
  await expect(open()).rejects.toThrow(refusal);
  await expect((async () => openReadOnly({ url: undefined, dataDir: database.dataDir }))()).rejects.toThrow(
    refusal,
  );
  await expect(stat(`${file}-wal`)).rejects.toThrow('ENOENT');
  for (const suffix of ['-wal', '-shm']) await rename(`${file}.away${suffix}`, file + suffix);
  await store('second');
});

test('a database that was closed, and nobody has open, has neither, and opens [22.31]', async () => {
  await serving.close();
  await expect(stat(`${file}-wal`)).rejects.toThrow('ENOENT');
  const engine = await open();
  expect(
    await engine.reader.selectFrom('state').selectAll().where('key', '=', 'first').execute(),
  ).toHaveLength(1);
  await engine.close();
});

test('a file that was copied over an open database is left as it is when that is closed, and so is the log [22.20]', async () => {
  const other = await embedded.makeMigrated();
  const engine = other.open();
  await sql`pragma application_id = 1`.execute(engine.writer);
  await engine.close();
  const copied = await readFile(join(other.dataDir, 'chautari.sqlite'));
  await writeFile(file, copied);
  const log = await readFile(`${file}-wal`);
  await expect(serving.assertWritable()).rejects.toThrow('overwritten');
  await serving.close();
  expect([await readFile(file), await readFile(`${file}-wal`)]).toEqual([copied, log]);
  await other.close();
});

/** The files as they are after the process was killed. */
async function killedSite() {
  const folder = join(database.dataDir, 'killed');
  await mkdir(folder);
  for (const suffix of ['', '-wal', '-shm'])
    await copyFile(file + suffix, join(folder, `chautari.sqlite${suffix}`));
  return folder;
}

test.each(['emptied', 'cut to a half'])(
  'a log that was %s after the process was killed refuses every opening [22.32]',
  async (how) => {
    const dataDir = await killedSite();
    const log = join(dataDir, 'chautari.sqlite-wal');
    const { size } = await stat(log);
    await truncate(log, how === 'emptied' ? 0 : Math.floor(size / 2));
    await expect(open(dataDir)).rejects.toThrow(`${log} was cut short`);
    await expect((async () => openReadOnly({ url: undefined, dataDir }))()).rejects.toThrow('cut short');
    // The way out that the refusal names.
    await rm(join(dataDir, 'chautari.sqlite-shm'));
    await (await open(dataDir)).close();
  },
);

test('a whole log is taken in, and a short one too where the machine lost its power [22.32]', async () => {
  const dataDir = await killedSite();
  const engine = await open(dataDir);
  expect(
    await engine.reader.selectFrom('state').select('key').where('key', '=', 'first').execute(),
  ).toHaveLength(1);
  await engine.close();
  await rm(dataDir, { recursive: true });
  await killedSite();
  await truncate(join(dataDir, 'chautari.sqlite-wal'), 0);
  // Written before the machine was started.
  await utimes(join(dataDir, 'chautari.sqlite-shm'), 1, 1);
  await (await open(dataDir)).close();
});

describe('A database of a killed process whose log and index were both removed [22.34]', () => {
  const withoutBoth = async () => {
    const dataDir = await killedSite();
    for (const suffix of ['-wal', '-shm']) await rm(join(dataDir, `chautari.sqlite${suffix}`));
    return dataDir;
  };

  test('refuses every opening, and opens once an empty log says that one goes on without', async () => {
    const dataDir = await withoutBoth();
    const refusal = /was not closed.* its log .*-wal is missing.*touch/s;
    await expect(open(dataDir)).rejects.toThrow(refusal);
    await expect((async () => openReadOnly({ url: undefined, dataDir }))()).rejects.toThrow(refusal);
    await writeFile(join(dataDir, 'chautari.sqlite-wal'), '');
    await (await open(dataDir)).close();
    await (await open(dataDir)).close();
  });

  test('does so too after everything had been written from the log into the database', async () => {
    await sql`pragma wal_checkpoint`.execute(serving.writer);
    await inTransaction(serving, (db) => db.insertInto('state').values({ key: 'last', value: 1 }).execute());
    await expect(open(await withoutBoth())).rejects.toThrow('was not closed');
  });

  test('is none that was closed in order, whatever another process left of its mark', async () => {
    const other = new SqliteDatabase(file);
    other.exec('pragma user_version = 1; pragma wal_checkpoint');
    other.close();
    await serving.close();
    await (await open()).close();
    await (await open()).close();
  });

  test('opens if another program had taken the log in before', async () => {
    const dataDir = await killedSite();
    const other = new SqliteDatabase(join(dataDir, 'chautari.sqlite'));
    expect(other.prepare("select 1 from state where key = 'first'").get()).toBeDefined();
    other.close();
    await expect(stat(join(dataDir, 'chautari.sqlite-wal'))).rejects.toThrow('ENOENT');
    await (await open(dataDir)).close();
  });
});

test('a database whose maker was killed before it had a log begins again [22.7]', async () => {
  const [begun, dataDir] = [join(database.dataDir, 'begun'), join(database.dataDir, 'broken-off')];
  await mkdir(begun);
  await mkdir(dataDir);
  const maker = new SqliteDatabase(join(begun, 'chautari.sqlite'));
  maker.exec('pragma cache_size = 2; begin immediate; create table large (text)');
  maker.prepare('insert into large select hex(zeroblob(500000))').run();
  for (const suffix of ['', '-journal'])
    await copyFile(join(begun, `chautari.sqlite${suffix}`), join(dataDir, `chautari.sqlite${suffix}`));
  maker.exec('rollback');
  maker.close();
  expect(await (await restoreTargetOf({ url: undefined, dataDir })).hasTables()).toBe(false);
  await (await open(dataDir)).close();
});

describe('A log beside a database', () => {
  const storeId = (engine: Engine, id: string) =>
    engine.writer
      .insertInto('setting')
      .values({ key: 'site', value: JSON.stringify(id) })
      .execute();
  const look = async (dataDir: string) => (await restoreTargetOf({ url: undefined, dataDir })).hasTables();

  test('of another site is never taken in, and neither is touched [22.33]', async () => {
    await storeId(serving, 'one');
    const dataDir = await killedSite();
    const copied = join(dataDir, 'chautari.sqlite');
    const other = await embedded.makeMigrated();
    const engine = other.open();
    await storeId(engine, 'other');
    await engine.close();
    await copyFile(join(other.dataDir, 'chautari.sqlite'), copied);
    await other.close();
    const before = [await readFile(copied), await readFile(`${copied}-wal`)];
    await expect(look(dataDir)).rejects.toThrow(`${copied}-wal is the log of another site`);
    expect([await readFile(copied), await readFile(`${copied}-wal`)]).toEqual(before);
    // The way out that the refusal names.
    await rename(`${copied}-wal`, `${copied}.kept`);
    await rm(`${copied}-shm`);
    expect(await look(dataDir)).toBe(true);
  });

  test('of its own site is, whether the id is in the file yet or not [22.33]', async () => {
    await storeId(serving, 'one');
    expect(await look(await killedSite())).toBe(true);
    await rm(join(database.dataDir, 'killed'), { recursive: true });
    await sql`pragma wal_checkpoint`.execute(serving.writer);
    await store('second');
    expect(await look(await killedSite())).toBe(true);
  });
});
