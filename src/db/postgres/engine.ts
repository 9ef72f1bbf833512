import { Kysely, PostgresDialect, type SqlBool, sql } from 'kysely';
import pg from 'pg';
import { errors } from '../../errors.ts';
import type { ColumnType } from '../../schema/field.ts';
import { type Db, type Engine, SITE_ID } from '../engine.ts';
import { DatabaseFault } from '../fault.ts';
import { inEitherDigits } from '../keyword.ts';
import { LAST_MIGRATION } from '../migration/migrate.ts';
import type { Tables } from '../tables.ts';
import { CONNECTION, Connections } from './connections.ts';
import { CLOCK_COLUMN, DatabaseClock } from './database-clock.ts';
import { assertDurable } from './durable.ts';
import { faultOf, meaningOf, ofAnotherSite, withoutTables } from './meaning.ts';
import { beginSession, IS_READ_ONLY, LIFT_TIMEOUTS, ReadOnlyServer } from './session.ts';

/** Polls even without a notification, since a lost connection may lose one. */
const POLL_INTERVAL_MS = 500;
const RECONNECT_AFTER_MS = 500;

/**
 * Listens on a channel of the server over its own connection and reconnects whenever that breaks. Polling goes on
 * meanwhile, so changes are seen within the promised second while the database responds at all.
 * @param onChange is given the number that a notification carries
 * @returns stops listening
 */
function listen(
  url: string,
  channel: string,
  onChange: (version?: number) => void,
  warn: (error: Error) => void,
): () => void {
  let stopped = false;
  let client: pg.Client | null = null;
  const look = setInterval(() => onChange(), POLL_INTERVAL_MS);
  look.unref();

  async function connect() {
    if (stopped) return;
    const connecting = new pg.Client({ ...CONNECTION, connectionString: url });
    client = connecting;
    connecting.on('notification', ({ payload }) => onChange(Number(payload)));
    connecting.on('error', warn);
    const ended = new Promise<void>((resolve) => connecting.once('end', resolve));
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
      onChange();
      await ended;
    } catch (error) {
      warn(error as Error);
      await connecting.end().catch(() => {});
    }
    if (!stopped) setTimeout(connect, RECONNECT_AFTER_MS).unref();
  }
  void connect();

  return () => {
    stopped = true;
    clearInterval(look);
    void client?.end().catch(() => {});
  };
}

interface Rights {
  isReadOnly: boolean;
  /** Null while there is no such table. */
  mayWrite: boolean | null;
  /** The user, as it is written in statements. */
  user: string;
}

const notWritable = (user: string) =>
  new DatabaseFault(
    'DATABASE_NOT_WRITABLE',
    `The user ${user} of DATABASE_URL may not change the tables, so nothing is stored. As their owner: grant all on all tables in schema public to ${user}`,
    errors.databaseAway,
  );

/** @throws ReadOnlyServer; DatabaseFault when the user lacks the right to write, the tables are gone, or another site's */
async function assertWritable(reader: Db, assertSame: (siteId: string | undefined) => void): Promise<void> {
  const { rows } = await sql<Rights>`
    select ${sql.raw(IS_READ_ONLY)} as "isReadOnly", quote_ident(current_user) as "user",
      has_table_privilege(to_regclass('state'), 'insert') and has_table_privilege(to_regclass('state'), 'update')
        as "mayWrite"
  `.execute(reader);
  const [rights] = rows;
  if (rights?.isReadOnly) throw new ReadOnlyServer();
  if (rights?.mayWrite === false) throw notWritable(rights.user);
  if (rights?.mayWrite === null) throw withoutTables();
  const found = await sql.raw<{ value: string }>(SITE_ID).execute(reader);
  assertSame(found.rows[0]?.value);
}

/** Byte order, so that lists and filters do not depend on the server's locale. */
const TEXT = 'text collate "C"';
const COLUMN_TYPES: Record<ColumnType, string> = {
  id: TEXT,
  text: TEXT,
  integer: 'integer',
  boolean: 'integer',
  instant: TEXT,
  json: TEXT,
};

/** Key of the advisory lock that makes one process the writer; an arbitrary constant. */
const WRITER_LOCK = 7_240_911;
const LOCK = `select pg_advisory_xact_lock(${WRITER_LOCK})`;
const CHANNEL = 'chautari_content';
const READ_CLOCK_EVERY_MS = 60_000;

const READERS = 8;
/** One for the open change; the other replaces it where its commit is not answered. */
const WRITERS = 2;
/** With one that listens for changes. */
const CONNECTIONS = READERS + WRITERS + 1;

function over(pool: Connections): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

export interface PostgresOptions {
  /** Receives errors of connections that no call waits for. */
  warn?: (error: Error) => void;
  /** Whether every transaction may only read. */
  isReadOnly?: boolean;
}

/** A PostgreSQL server that several processes may share. @param url `postgres://…` */
export function postgresEngine(
  url: string,
  { warn = () => {}, isReadOnly = false }: PostgresOptions = {},
): Engine {
  const clock = new DatabaseClock();
  const begin = (client: pg.ClientBase) => beginSession(client, clock, isReadOnly);
  /** Another server may have taken over behind the address, while open connections still lead to the former one. */
  const onReadOnly = () => {
    readers.renew();
    writers.renew();
  };
  const readers = new Connections(url, { max: READERS, begin, warn, onReadOnly });
  const writers = new Connections(url, { max: WRITERS, begin, warn, onReadOnly });
  const reader = over(readers);
  const writer = over(writers);
  const readClock = () =>
    clock.measure(async () => {
      const { rows } = await sql<{ databaseMs: number }>`select ${sql.raw(CLOCK_COLUMN)}`.execute(reader);
      return rows[0]?.databaseMs ?? Number.NaN;
    });
  const readingClock = setInterval(() => void readClock().catch(warn), READ_CLOCK_EVERY_MS);
  readingClock.unref();
  /** The id of the site, once it is known. */
  let site: string | undefined;
  /** @throws DatabaseFault where another database has taken the place of the one that this process began with */
  const assertSame = (id: string | null | undefined) => {
    site ??= id ?? undefined;
    if (id && id !== site) throw ofAnotherSite(site, id);
  };
  const report = (error: unknown) => {
    const fault = faultOf(error);
    if (fault) warn(fault);
  };

  return {
    kind: 'postgres',
    reader,
    writer,
    now: () => clock.now(),
    columnType: (type) => COLUMN_TYPES[type],
    async begin(connection) {
      // In one round trip, because every change of every process waits for this lock. Read once that is held.
      const { rows } = await sql
        .raw<{ last: string; site: string | null }>(
          `begin; ${LOCK}; select (${LAST_MIGRATION}), (${SITE_ID}) as site`,
        )
        .execute(connection);
      assertSame(rows[0]?.site);
      return rows[0]?.last;
    },
    async beginLong(connection) {
      await sql`begin`.execute(connection);
      await sql.raw(LIFT_TIMEOUTS).execute(connection);
      await sql.raw(LOCK).execute(connection);
    },
    async transactionControl(connection, statement) {
      await sql.raw(statement).execute(connection);
    },
    snapshot: (read) =>
      reader.connection().execute(async (db) => {
        await sql`begin isolation level repeatable read read only`.execute(db);
        try {
          await sql.raw(LIFT_TIMEOUTS).execute(db);
          // The snapshot begins with the first read.
          await sql`select pg_current_snapshot()`.execute(db);
          return await read(db);
        } finally {
          await sql`rollback`.execute(db).catch(() => {});
        }
      }),
    contains: (column, needle) =>
      inEitherDigits(needle, (typed) => sql<SqlBool>`strpos(${sql.ref(column)}, ${typed}) > 0`),
    watch: (onChange) => listen(url, CHANNEL, onChange, warn),
    async notify(connection, version) {
      await sql`select pg_notify(${CHANNEL}, ${String(version)})`.execute(connection);
    },
    async confirm() {
      // Always, since whether a standby is synchronous can change behind the address.
      await writer.connection().execute(async (db) => {
        await sql`begin`.execute(db);
        // The commit of any record waits for the standby to have all before it.
        await sql`select pg_logical_emit_message(true, 'chautari', '')`.execute(db);
        await sql`commit`.execute(db);
      });
    },
    assertWritable: () =>
      assertWritable(reader, assertSame).catch((error: unknown) => {
        if (error instanceof ReadOnlyServer) onReadOnly();
        report(error);
        throw error;
      }),
    assertDurable: () => assertDurable({ reader, writer }, { connections: CONNECTIONS, warn }),
    pools: () => [readers.use('readers'), writers.use('writers')],
    toAppError(error) {
      report(error);
      return meaningOf(error);
    },
    async close() {
      clearInterval(readingClock);
      await reader.destroy();
      await writer.destroy();
    },
  };
}
