import { statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';

/** Referenced here, since the garbage collector closes an unreferenced connection and releases its lock. */
const openConnections = new Set<SqliteDatabase.Database>();

const numberOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/**
 * Acquires an exclusive lock on a file, which is created when missing. The operating system holds it, so it ends with
 * this process even after a kill, and a reused process id is never mistaken for the old holder.
 * @returns releases the lock; null while another process holds it
 */
export function acquireLock(file: string): (() => void) | null {
  const before = numberOf(file);
  const connection = new SqliteDatabase(file, { timeout: 0 });
  try {
    connection.exec('begin exclusive');
    const now = numberOf(file);
    // The previous holder may have deleted the file meanwhile; then this lock is on an unlinked inode.
    if (now !== undefined && (before === undefined || before === now)) {
      openConnections.add(connection);
      return () => {
        openConnections.delete(connection);
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
