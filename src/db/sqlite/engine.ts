import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { errors } from '../../errors.ts';
import type { ColumnType } from '../../schema/field.ts';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { reusingStatements } from './statements.ts';

const COLUMN_TYPES: Record<ColumnType, string> = {
  id: 'text',
  text: 'text',
  integer: 'integer',
  boolean: 'integer',
  instant: 'text',
  json: 'text',
};

/** How often another process's commits are looked for; the promise to visitors is one second. */
const LOOK_EVERY_MS = 200;

function open(file: string, options: SqliteDatabase.Options): SqliteDatabase.Database {
  const connection = new SqliteDatabase(file, { timeout: 5000, ...options });
  connection.pragma('synchronous = FULL');
  return connection;
}

function over(connection: SqliteDatabase.Database): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: reusingStatements(connection) }) });
}

/**
 * The embedded database in one file, with its write-ahead log beside it.
 * @param file path of the database; its folder is made when missing
 */
export function sqliteEngine(file: string): Engine {
  mkdirSync(dirname(file), { recursive: true });
  const writing = open(file, {});
  writing.pragma('journal_mode = WAL');
  const reading = open(file, { readonly: true });
  reading.pragma('cache_size = -32000');
  const reader = over(reading);
  const writer = over(writing);
  const dataVersion = reading.prepare('pragma data_version').pluck();

  return {
    reader,
    writer,
    columnType: (type) => COLUMN_TYPES[type],
    async begin(connection) {
      await sql`begin immediate`.execute(connection);
    },
    contains: (column, needle) => sql`instr(${sql.ref(column)}, ${needle}) > 0`,
    watch(onChange) {
      let seen = dataVersion.get();
      const timer = setInterval(() => {
        const now = dataVersion.get();
        if (now === seen) return;
        seen = now;
        onChange();
      }, LOOK_EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
    announce: async () => {},
    async assertDurable() {
      const journal = writing.pragma('journal_mode', { simple: true });
      const synchronous = writing.pragma('synchronous', { simple: true });
      if (journal !== 'wal' || synchronous !== 2) {
        throw new Error(`The database is not durable: journal_mode ${journal}, synchronous ${synchronous}`);
      }
    },
    meaningOf(error) {
      const code = error instanceof SqliteDatabase.SqliteError ? error.code : '';
      if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR')) return errors.noSpace();
      if (code.startsWith('SQLITE_BUSY')) return errors.overloaded();
      return null;
    },
    async close() {
      await reader.destroy();
      await writer.destroy();
    },
  };
}
