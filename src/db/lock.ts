import { statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Refused } from '../errors.ts';

/** Referenced here, since the garbage collector closes an unreferenced connection and releases its lock. */
const openConnections = new Set<SqliteDatabase.Database>();

const numberOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** @throws unless the error says that another process holds the lock; Refused where the file can be none */
function assertHeld(file: string, error: unknown): void {
  if (!(error instanceof SqliteDatabase.SqliteError)) throw error;
  if (error.code.startsWith('SQLITE_BUSY')) return;
  throw new Refused(
    `${file} cannot be used as a lock (${error.code}). It holds nothing that is needed: see whose it is and whether its folder can be written, or move it away and start again`,
  );
}

/**
 * Acquires an exclusive lock on a file, which is created when missing. The operating system holds it, so it ends with
 * this process even after a kill, and a reused process id is never mistaken for the old holder.
 * @returns releases the lock; null while another process holds it
 */
export function acquireLock(file: string): (() => void) | null {
  const before = numberOf(file);
  let connection: SqliteDatabase.Database | undefined;
  try {
    connection = new SqliteDatabase(file, { timeout: 0 });
    connection.exec('begin exclusive');
    const now = numberOf(file);
    // The previous holder may have deleted the file meanwhile; then this lock is on an unlinked inode.
    if (now !== undefined && (before === undefined || before === now)) {
      const held = connection;
      connection = undefined;
      openConnections.add(held);
      return () => {
        openConnections.delete(held);
        held.close();
      };
    }
  } catch (error) {
    assertHeld(file, error);
  } finally {
    connection?.close();
  }
  return null;
}
