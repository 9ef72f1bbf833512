import type SqliteDatabase from 'better-sqlite3';
import type { SqliteDatabase as KyselySqlite } from 'kysely';

const MOST_KEPT = 500;

/**
 * A connection that prepares each text of SQL once: preparing costs more than running a short read. Statements that
 * change the schema are few, so the oldest are simply let go.
 */
export function reusingStatements(connection: SqliteDatabase.Database): KyselySqlite {
  const kept = new Map<string, SqliteDatabase.Statement>();
  return {
    prepare(text) {
      let statement = kept.get(text);
      if (!statement) {
        statement = connection.prepare(text);
        kept.set(text, statement);
        if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
      }
      return statement as ReturnType<KyselySqlite['prepare']>;
    },
    close() {
      connection.close();
    },
  };
}
