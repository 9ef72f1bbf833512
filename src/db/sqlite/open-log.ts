import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type SqliteDatabase from 'better-sqlite3';
import { logLength } from './log-length.ts';

const CHUNK = 65_536;

/**
 * The write-ahead log of an open database: whether it was cut short. How long it is, is found out by reading on from the
 * end that was known, not by `stat`: on Linux, a file whose times were read has to write them at its next change, which
 * made each commit slower.
 */
export class OpenLog {
  #descriptor: number | undefined;
  readonly #pageSize: number;
  readonly #pages: SqliteDatabase.Statement<[], [busy: number, log: number, checkpointed: number]>;
  readonly #chunk = Buffer.allocUnsafe(CHUNK);
  #end: number;

  /** @param connection to a database whose log exists */
  constructor(connection: SqliteDatabase.Database) {
    // Closing a descriptor ends this process's POSIX locks on the file; SQLite has none on the log.
    this.#descriptor = openSync(`${connection.name}-wal`, 'r');
    this.#pageSize = Number(connection.pragma('page_size', { simple: true }));
    this.#pages = connection.prepare<[], [number, number, number]>('pragma wal_checkpoint(NOOP)').raw();
    this.#end = fstatSync(this.#descriptor).size;
  }

  /** Whether pages that the database counts on are missing at its end. Only outside of a transaction. */
  wasCut(): boolean {
    if (this.#descriptor === undefined) return false;
    const from = Math.max(0, this.#end - 1);
    const read = readSync(this.#descriptor, this.#chunk, 0, CHUNK, from);
    if (read > 0 && read < CHUNK) {
      this.#end = from + read;
      return false;
    }
    this.#end = fstatSync(this.#descriptor).size;
    // A checkpoint may have made it shorter.
    const pages = this.#pages.get()?.[1] ?? 0;
    return pages > 0 && this.#end < logLength(pages, this.#pageSize);
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}
