import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runStatement } from '../../../test/server-databases.ts';
import type { Db, Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { Writer } from '../writer.ts';

const POSTGRES = bareDatabases.filter(({ name }) => name === 'PostgreSQL');

const put = (db: Db, key: string) => db.insertInto('state').values({ key, value: 1 }).execute();
const pidOf = async (db: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;

describe.each(POSTGRES)('On $name', ({ makeMigrated }) => {
  let bareDatabase: BareDatabase;
  let engine: Engine;
  let writer: Writer;
  beforeEach(async () => {
    bareDatabase = await makeMigrated();
    engine = bareDatabase.open();
    writer = new Writer(engine);
  });
  afterEach(() => bareDatabase.close());

  const keys = async () =>
    (await engine.reader.selectFrom('state').select('key').execute()).map(({ key }) => key);
  const terminate = (pid: number) =>
    runStatement(bareDatabase.url ?? '', `select pg_terminate_backend(${pid}, 5000)`);
  const outcomeOf = (all: Promise<unknown>[]) => Promise.allSettled(all);

  test('a connection lost amid a change acknowledges nothing of its commit, and the next change goes well', async () => {
    const outcomes = await outcomeOf([
      writer.write(({ db }) => put(db, 'before')),
      writer.write(async ({ db }) => {
        await put(db, 'amid');
        await terminate(await pidOf(db));
        await put(db, 'never');
      }),
      writer.write(({ db }) => put(db, 'after')),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 503, code: 'overloaded' } });
    expect(await keys()).toEqual([]);
    await writer.write(({ db }) => put(db, 'next'));
    expect(await keys()).toEqual(['next']);
  });

  test('a connection lost just before the commit acknowledges nothing', async () => {
    const outcomes = await outcomeOf([
      writer.write(({ db }) => put(db, 'before')),
      writer.write(async ({ db }) => {
        await put(db, 'amid');
        await terminate(await pidOf(db));
      }),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 503 } });
    expect(await keys()).toEqual([]);
    await writer.write(({ db }) => put(db, 'next'));
  });

  test('an idle connection that is lost is replaced unnoticed', async () => {
    const pid = await writer.write(({ db }) => pidOf(db));
    await terminate(pid);
    await writer.write(({ db }) => put(db, 'next'));
    expect(await keys()).toEqual(['next']);
  });

  test('reading goes on after its connections were lost', async () => {
    await terminate(await pidOf(engine.reader));
    expect(await keys()).toEqual([]);
  });
});
