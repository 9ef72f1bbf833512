import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errors } from '../../errors.ts';
import type { ColumnType } from '../../schema/field.ts';
import type { Db, Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { listen } from './listen.ts';

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
const CHANNEL = 'chautari_content';

const SESSION = '-c synchronous_commit=on -c statement_timeout=30000 -c lock_timeout=10000';
const NO_SPACE = new Set(['53100']);
const BUSY = new Set([
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '40P01',
  '40001',
  '08006',
  '08001',
]);
/** Messages of the client library for broken connections, which carry no code. */
const BROKEN_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
const BROKEN_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

function over(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * A PostgreSQL server that several copies of the site may share.
 * @param url `postgres://…`
 */
export function postgresEngine(url: string, warn: (error: Error) => void = () => {}): Engine {
  const options = { connectionString: url, options: SESSION, connectionTimeoutMillis: 10_000 };
  const readers = new pg.Pool({ ...options, max: 8 });
  const writers = new pg.Pool({ ...options, max: 2 });
  // A restarting server ends idle connections; the pool replaces them, so a warning is enough.
  for (const pool of [readers, writers]) {
    pool.on('error', warn);
    // A connection lost in use fails its query; without a listener its error event would end the process too.
    pool.on('connect', (client) => client.on('error', () => {}));
  }
  const reader = over(readers);
  const writer = over(writers);

  return {
    kind: 'postgres',
    reader,
    writer,
    columnType: (type) => COLUMN_TYPES[type],
    async begin(connection) {
      await sql`begin`.execute(connection);
      await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(connection);
    },
    async transactionControl(connection, statement) {
      await sql.raw(statement).execute(connection);
    },
    snapshot: (read) =>
      reader.connection().execute(async (db) => {
        await sql`begin isolation level repeatable read read only`.execute(db);
        try {
          // The snapshot begins with the first read.
          await sql`select pg_current_snapshot()`.execute(db);
          return await read(db);
        } finally {
          await sql`rollback`.execute(db).catch(() => {});
        }
      }),
    contains: (column, needle) => sql`strpos(${sql.ref(column)}, ${needle}) > 0`,
    readStateSync: () => null,
    existsSync: () => null,
    watch: (onChange) => listen(options, CHANNEL, onChange, warn),
    async notify(connection) {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(connection);
    },
    async assertDurable() {
      const { rows } = await sql<{ commit: string; fsync: string }>`
        select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync
      `.execute(writer);
      const { commit, fsync } = rows[0] ?? {};
      if (commit === 'off') throw new Error('The database is not durable: synchronous_commit is off');
      // Only the server's owner can change this, and a disposable database may run without it.
      if (fsync === 'off')
        warn(
          new Error('The database server runs with fsync off: a power cut may lose what was acknowledged'),
        );
    },
    toAppError(error) {
      const code = String((error as { code?: unknown })?.code ?? '');
      if (NO_SPACE.has(code)) return errors.noSpace();
      if (BUSY.has(code) || BROKEN_CONNECTION.has(code)) return errors.overloaded();
      if (error instanceof Error && BROKEN_MESSAGES.test(error.message)) return errors.overloaded();
      return null;
    },
    async close() {
      await reader.destroy();
      await writer.destroy();
    },
  };
}
