import { statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';

/** Kept here, since a connection that nobody knows any more is closed by itself, and its lock ends with it. */
const held = new Set<SqliteDatabase.Database>();

const numberOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/**
 * Holds the lock that is the file at `file`, which is made when missing. It ends with this process, however that ends:
 * the system keeps it, so that no other process with the same number is taken for one that was killed.
 * @returns lets go, once the file is deleted; null while another process holds it
 */
export function holdLock(file: string): (() => void) | null {
  const before = numberOf(file);
  const connection = new SqliteDatabase(file, { timeout: 0 });
  try {
    connection.exec('begin exclusive');
    const now = numberOf(file);
    // Whoever held it may have deleted it meanwhile: then this is the lock of a file that nobody else sees.
    if (now !== undefined && (before === undefined || before === now)) {
      held.add(connection);
      return () => {
        held.delete(connection);
        connection.close();
      };
    }
  } catch (error) {
    const isHeld = error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
    if (!isHeld) {
      connection.close();
      throw error;
    }
  }
  connection.close();
  return null;
}
