import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Line, openLine } from '../../../test/line.ts';
import { createDatabase, runStatement, type ServerDatabase } from '../../../test/server-databases.ts';
import type { Engine } from '../engine.ts';
import { postgresEngine } from './engine.ts';
import { refuseTransactionPooling } from './pooler.ts';

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

describe('With two hosts', () => {
  let lines: [Line, Line];
  beforeEach(async () => {
    lines = [await openLine(database.url), await openLine(database.url)];
    lines[1].cut();
    const { host } = new URL(database.url);
    engine = postgresEngine(database.url.replace(host, `${lines[0].host},${lines[1].host}`));
    return () => {
      for (const line of lines) line.cut();
    };
  });

  test.each(['cut', 'hang'] as const)(
    'changes go to the other one when the first is %s [18.31]',
    async (fate) => {
      await insert('first');
      lines[0][fate]();
      const unanswered = statusOf(insert('lost'));
      await lines[1].mend();
      await expect.poll(() => statusOf(insert('second')), { timeout: 10_000 }).toBe(200);
      expect(await unanswered).not.toBe(200);
      const { rows } = await sql`select text from note`.execute(engine.reader);
      expect(rows).toContainEqual({ text: 'first' });
      expect(rows).toContainEqual({ text: 'second' });
    },
  );

  test('nothing is written while neither accepts writes, and the refusal comes soon [18.31]', async () => {
    await insert('first');
    await runStatement(
      database.url,
      `alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    await runStatement(
      database.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => statusOf(insert('never')), { timeout: 10_000 }).toBe(503);
    expect(await runStatement(database.url, 'select text from note')).toEqual([{ text: 'first' }]);
  });
});

describe('With one host', () => {
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
