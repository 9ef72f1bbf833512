import type SqliteDatabase from 'better-sqlite3';
import type { SqliteDatabase as KyselySqlite } from 'kysely';

const MAX_CACHED = 500;

/**
 * Wraps a connection so that each SQL text is prepared once: preparing costs more than running a short read. Above the
 * limit the oldest statement is evicted.
 */
export function withStatementCache(connection: SqliteDatabase.Database): KyselySqlite {
  const kept = new Map<string, SqliteDatabase.Statement>();
  return {
    prepare(text) {
      let statement = kept.get(text);
      if (!statement) {
        statement = connection.prepare(text);
        kept.set(text, statement);
        if (kept.size > MAX_CACHED) kept.delete(kept.keys().next().value ?? '');
      }
      return statement as ReturnType<KyselySqlite['prepare']>;
    },
    close() {
      connection.close();
    },
  };
}
