import { closeSync, openSync, readSync } from 'node:fs';
import type SqliteDatabase from 'better-sqlite3';

/** How long the end of a mark waits for a transaction of another process, which blocks this one. */
const UNMARK_WITHIN_MS = 1000;

/** The byte at which the header of a database has its `user_version`, and what that is while the database is open. */
const AT = 60;
const OPEN = 1;

/**
 * Writes into the database that it is open, and into its log that it was closed. Whoever takes the log in, be it a start
 * after a kill or another program, so takes the mark away; a file without its log keeps it. A checkpoint takes it away
 * as well, so it is set again after each. Only outside of a transaction.
 * @throws SqliteError, also when another process writes
 */
export function markAsOpen(writing: SqliteDatabase.Database): void {
  writing.exec(`pragma user_version = ${OPEN}; pragma wal_checkpoint`);
  unmark(writing);
}

/**
 * Writes that the database was closed. To be called before it is: another process may have come between the two halves of
 * the mark, or have been killed between its own.
 */
export function unmark(writing: SqliteDatabase.Database): void {
  if (writing.pragma('user_version', { simple: true }) === 0) return;
  const before = Number(writing.pragma('busy_timeout', { simple: true }));
  writing.pragma(`busy_timeout = ${UNMARK_WITHIN_MS}`);
  try {
    writing.pragma('user_version = 0');
  } finally {
    writing.pragma(`busy_timeout = ${before}`);
  }
}

/** @param header the first bytes of the file */
export const isMarkedAsOpen = (header: Buffer) => header.readInt32BE(AT) === OPEN;

/** Whether the file says that it is open. Reading ends every lock on it that this process has. */
export function saysItIsOpen(file: string): boolean {
  const header = Buffer.alloc(AT + 4);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return isMarkedAsOpen(header);
}
