import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, runStatement, type ServerDatabase } from '../../../test/server-databases.ts';
import type { Db, Engine } from '../engine.ts';
import { refuseTransactionPooling } from './durable.ts';
import { postgresEngine } from './engine.ts';

let database: ServerDatabase;
let engine: Engine;
beforeEach(async () => {
  database = await createDatabase();
  await runStatement(database.url, 'create table note (text text)');
});
afterEach(async () => {
  await engine.close();
  await database.drop();
});

const insert = (text: string) => sql`insert into note values (${text})`.execute(engine.writer);
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => engine.toAppError(error)?.status ?? error,
  );

const pidOf = async (db: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

describe('When another server has taken over behind the address', () => {
  beforeEach(() => {
    engine = postgresEngine(database.url);
  });

  test('a change that the former one refuses is 503, and no connection to it is used again [18.31]', async () => {
    await insert('first');
    const reader = await pidOf(engine.reader);
    await sql`set session characteristics as transaction read only`.execute(engine.writer);
    const busy = engine.reader.connection().execute(async (db) => {
      await sql`select pg_sleep(0.5)`.execute(db);
      return pidOf(db);
    });
    const idle = await pidOf(engine.reader);
    expect(await statusOf(insert('refused'))).toBe(503);
    await insert('second');
    const former = [reader, idle, await busy];
    expect(former).not.toContain(await pidOf(engine.reader));
    expect(former).not.toContain(await pidOf(engine.reader));
    const { rows } = await sql`select text from note`.execute(engine.reader);
    expect(rows).toEqual([{ text: 'first' }, { text: 'second' }]);
  });

  test('a server that takes no writes is noticed before one is tried, and the refusal comes soon [18.31]', async () => {
    await runStatement(database.url, 'create table state (key text)');
    const former = await pidOf(engine.reader);
    await sql`set session characteristics as transaction read only`.execute(engine.reader);
    expect(await statusOf(engine.assertWritable())).toBe(503);
    expect(await pidOf(engine.reader)).not.toBe(former);
    const name = new URL(database.url).pathname.slice(1);
    await runStatement(database.url, `alter database ${name} set default_transaction_read_only = on`);
    await sql`set session characteristics as transaction read only`.execute(engine.reader);
    expect(await statusOf(engine.assertWritable())).toBe(503);
    expect(await statusOf(insert('never'))).toBe(503);
  });
});

describe('A pool of connections', () => {
  beforeEach(() => {
    engine = postgresEngine(database.url);
  });

  test('connections that are shared between transactions are refused, others are not [18.35]', async () => {
    const { reader, writer } = engine;
    await reader
      .connection()
      .execute((first) => writer.connection().execute((second) => refuseTransactionPooling(first, second)));
    await expect(refuseTransactionPooling(reader, reader)).rejects.toThrow('session mode');
  });

  test('statements, locks and idle transactions have time-outs, which a backup and a migration lift [18.36]', async () => {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const timeouts = async (db = engine.reader) =>
      Promise.all(
        names.map(
          async (name) => Object.values((await sql.raw<object>(`show ${name}`).execute(db)).rows[0] ?? {})[0],
        ),
      );
    expect(await timeouts()).toEqual(['25s', '10s', '15s']);
    expect(await engine.snapshot(timeouts)).toEqual(['0', '0', '0']);
    await engine.writer.connection().execute(async (db) => {
      await engine.beginLong(db);
      expect(await timeouts(db)).toEqual(['0', '0', '0']);
      await engine.transactionControl(db, 'rollback');
      expect(await timeouts(db)).toEqual(['25s', '10s', '15s']);
    });
  });

  test('a connection that was left amid a transaction is not used again [18.36]', async () => {
    const leftAmid = engine.writer.connection().execute(async (db) => {
      await sql`begin`.execute(db);
      await sql`select 1 / 0`.execute(db);
    });
    await expect(leftAmid).rejects.toThrow('division by zero');
    await insert('next');
  });

  test('a process opens a bounded number of connections [18.37]', async () => {
    await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.01)`.execute(engine.reader)));
    const [readers] = engine.pools();
    expect(readers).toMatchObject({ name: 'readers', total: 8 });
  });
});
