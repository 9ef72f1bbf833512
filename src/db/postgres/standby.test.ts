import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningPostgres, startOwnPostgres } from '../../../test/postgres.ts';
import { createDatabase, runStatement } from '../../../test/server-databases.ts';
import type { Db, Engine } from '../engine.ts';
import { migrations } from '../migration/frozen.ts';
import { migrate } from '../migration/migrate.ts';
import { Writer } from '../writer.ts';
import { commit } from './commit.ts';
import { postgresEngine } from './engine.ts';

const put = (db: Db, key: string) => db.insertInto('state').values({ key, value: 1 }).execute();

const WAITING_COMMITS = `from pg_stat_activity where wait_event = 'SyncRep'`;

describe('With a synchronous standby that is away', () => {
  let server: RunningPostgres;
  let administrator: pg.Client;
  let url: string;
  let engine: Engine;
  let writer: Writer;

  const ask = async (statement: string) => (await administrator.query(statement)).rows;
  const setStandbys = async (names: string) => {
    await ask(`alter system set synchronous_standby_names = '${names}'`);
    await ask('select pg_reload_conf()');
    await expect
      .poll(() => ask('show synchronous_standby_names'))
      .toEqual([{ synchronous_standby_names: names }]);
    // The setting can be read some time before commits obey it.
    await expect.poll(isCommitWaiting).toBe(names !== '');
  };
  /** Whether a commit now waits for the standby; the wait is cancelled. */
  const isCommitWaiting = async () => {
    let hasEnded = false;
    let isWaiting = false;
    const trial = runStatement(server.url, `select pg_logical_emit_message(true, 'trial', '')`).finally(
      () => {
        hasEnded = true;
      },
    );
    while (!hasEnded) {
      const waiting = await ask(`select pg_cancel_backend(pid) ${WAITING_COMMITS}`);
      isWaiting ||= waiting.length > 0;
    }
    await trial;
    return isWaiting;
  };
  /** Acts on the commits that wait for the standby, once one does. */
  const onWaitingCommit = async (act: 'pg_cancel_backend' | 'pg_terminate_backend') => {
    await expect.poll(() => ask(`select ${act}(pid) as done ${WAITING_COMMITS}`)).toEqual([{ done: true }]);
  };
  const keys = async () =>
    (await engine.reader.selectFrom('state').select('key').execute()).map(({ key }) => key);

  beforeAll(async () => {
    server = await startOwnPostgres();
    administrator = new pg.Client(server.url);
    await administrator.connect();
    ({ url } = await createDatabase({ server: server.url }));
    engine = postgresEngine(url);
    await migrate(engine, { migrations, now: new Date() });
    return async () => {
      await Promise.all([engine.close(), administrator.end()]);
      await server.stop();
    };
  });
  beforeEach(async () => {
    writer = new Writer(engine);
    await setStandbys('');
    await engine.writer.deleteFrom('state').execute();
    await setStandbys('nobody');
  });

  const unconfirmed = { status: 503, code: 'unconfirmed', headers: { 'Retry-After': '5' } };

  test.each(['pg_cancel_backend', 'pg_terminate_backend'] as const)(
    'a commit whose wait is ended by %s is not acknowledged, although it is stored [18.32]',
    async (act) => {
      const change = writer.write(({ db }) => put(db, 'unsafe'));
      const [outcome] = await Promise.allSettled([change, onWaitingCommit(act)]);
      expect(outcome).toMatchObject({ status: 'rejected', reason: unconfirmed });
      expect(await keys()).toEqual(['unsafe']);
    },
  );

  test('what can be read but is not safe is not confirmed, until the standby has it [18.34]', async () => {
    const change = writer.write(({ db }) => put(db, 'unsafe'));
    await Promise.allSettled([change, onWaitingCommit('pg_cancel_backend')]);
    const confirmed = engine.confirm();
    await Promise.allSettled([confirmed, onWaitingCommit('pg_cancel_backend')]);
    await expect(confirmed).rejects.toThrow('did not confirm');
    await setStandbys('');
    await engine.confirm();
  });

  test('a commit that is not answered in time is given up, and its connection is destroyed [18.32]', async () => {
    const client = new pg.Client(url);
    client.on('error', () => {});
    const ended = new Promise((resolve) => client.once('end', resolve));
    await client.connect();
    await client.query("begin; insert into state values ('unsafe', 1)");
    await expect(commit(client, 100)).rejects.toThrow('no answer within 100 ms');
    await ended;
  });
});
