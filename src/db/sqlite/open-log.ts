import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type SqliteDatabase from 'better-sqlite3';
import { logLength } from './log-length.ts';

const CHUNK = 65_536;

/**
 * The log of an open database, whose end is followed by reading what is behind the last one: a look at its size would
 * make each commit slower, since a file whose times were read writes them at its next change.
 */
export class OpenLog {
  #descriptor: number | undefined;
  readonly #pageSize: number;
  readonly #pages: SqliteDatabase.Statement<[], [busy: number, log: number, checkpointed: number]>;
  readonly #chunk = Buffer.allocUnsafe(CHUNK);
  #end: number;

  /** @param connection to a database whose log exists */
  constructor(connection: SqliteDatabase.Database) {
    // The log has no locks that closing a descriptor would end.
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
