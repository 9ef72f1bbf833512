import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runStatement } from '../../test/server-databases.ts';
import { contentTypes } from '../content/index.ts';
import { openDatabase } from './database.ts';
import { type BareDatabase, bareDatabases } from './engines.fixture.ts';
import { migrations } from './migration/frozen.ts';
import { postgresEngine } from './postgres/engine.ts';

const [embedded, server] = bareDatabases;
const options = { types: contentTypes, migrations };

describe('The embedded database', () => {
  let bareDatabase: BareDatabase;
  beforeEach(async () => {
    bareDatabase = await embedded.make();
  });
  afterEach(() => bareDatabase.close());

  test('writes ahead and waits for the disk at every commit [10.16]', async () => {
    const engine = bareDatabase.open();
    await engine.assertDurable();
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(engine.writer);
    expect(rows).toEqual([{ journal_mode: 'wal' }]);
    expect((await sql`pragma synchronous`.execute(engine.writer)).rows).toEqual([{ synchronous: 2 }]);
  });

  test.each([
    ['waits for the disk less', 'pragma synchronous = NORMAL'],
    ['keeps no write-ahead log', 'pragma journal_mode = DELETE'],
  ])('does not start when it %s', async (_what, statement) => {
    const engine = bareDatabase.open();
    await sql`select 1`.execute(engine.reader);
    await engine.reader.destroy();
    await sql.raw(statement).execute(engine.writer);
    await expect(openDatabase(engine, options)).rejects.toThrow('not durable');
  });

  test('cannot be written through the connection that reads', async () => {
    const engine = bareDatabase.open();
    await expect(sql`create table x (a text)`.execute(engine.reader)).rejects.toThrow('readonly');
  });

  test('tells a change that the disk has not confirmed from one for which it is full [21.130]', async () => {
    const { toAppError } = bareDatabase.open();
    const meaningOf = (code: string) => toAppError(new SqliteDatabase.SqliteError('disk I/O error', code));
    expect(meaningOf('SQLITE_IOERR_FSYNC')).toMatchObject({ status: 503, code: 'unconfirmed' });
    expect(meaningOf('SQLITE_IOERR_DIR_FSYNC')).toMatchObject({ status: 503, code: 'unconfirmed' });
    expect(meaningOf('SQLITE_FULL')).toMatchObject({ status: 507, code: 'no-space' });
  });

  test('waits for another program that writes, without holding up this one', async () => {
    const engine = bareDatabase.open();
    const database = await openDatabase(engine, options);
    const other = new SqliteDatabase(join(bareDatabase.dataDir, 'chautari.sqlite'));
    other.exec('begin immediate');
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
      if (turns === 10) other.exec('commit');
    }, 5);
    await database.write(({ db }) => db.insertInto('state').values({ key: 'x', value: 1 }).execute());
    clearInterval(counting);
    other.close();
    await database.close();
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});

describe('A database server', () => {
  let bareDatabase: BareDatabase;
  beforeEach(async () => {
    bareDatabase = await server.make();
  });
  afterEach(() => bareDatabase.close());

  test('is told to sync every commit to disk, regardless of its own default [10.16]', async () => {
    const name = new URL(bareDatabase.url ?? '').pathname.slice(1);
    await runStatement(bareDatabase.url ?? '', `alter database ${name} set synchronous_commit = off`);
    const engine = bareDatabase.open();
    await engine.assertDurable();
    const { rows } = await sql`show synchronous_commit`.execute(engine.writer);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  test('whose disk may lie is warned of', async () => {
    const warnings: string[] = [];
    const engine = postgresEngine(bareDatabase.url ?? '', {
      warn: ({ message }) => warnings.push(message),
    });
    await engine.assertDurable();
    await engine.close();
    const [row] = await runStatement(bareDatabase.url ?? '', 'show fsync');
    expect(warnings.length).toBe((row as { fsync: string }).fsync === 'off' ? 1 : 0);
  });
});

test('A program whose migrations do not lead to its declarations does not start', async () => {
  const bareDatabase = await embedded.make();
  try {
    await expect(openDatabase(bareDatabase.open(), { ...options, migrations: [] })).rejects.toThrow(
      'npm run migration',
    );
  } finally {
    await bareDatabase.close();
  }
});
