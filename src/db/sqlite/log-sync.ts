import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type SqliteDatabase from 'better-sqlite3';
import { errors } from '../../errors.ts';

/** Resolves when all bytes of an open file are on the disk. */
export type SyncFile = (descriptor: number) => Promise<void>;

/**
 * Early lock release, for several processes on one file: a commit gives up the lock for writing before its part of the
 * write-ahead log is on the disk, and its changes are acknowledged after that. So the processes wait for the disk at
 * the same time, and go on serving meanwhile. The log is one sequence: a sync that begins after a commit covers that
 * commit and all before it, whichever process made them.
 */
export class LogSync {
  readonly #connection: SqliteDatabase.Database;
  readonly #syncFile: SyncFile;
  #descriptor: number | undefined;
  #mayHaveGap = false;

  /** @param connection the one that writes; its `synchronous` has to be `NORMAL`, which still syncs at checkpoints */
  constructor(connection: SqliteDatabase.Database, syncFile: SyncFile = promisify(fdatasync)) {
    this.#connection = connection;
    this.#syncFile = syncFile;
  }

  /**
   * Resolves when everything that was committed before is on the disk.
   * @throws 503 `unconfirmed` when the disk does not say so: the commits stay, but a power cut may undo them
   */
  async sync(): Promise<void> {
    try {
      // The file exists as long as a connection is open. It has no locks that closing a descriptor would end.
      this.#descriptor ??= openSync(`${this.#connection.name}-wal`, 'r+');
      await this.#syncFile(this.#descriptor);
    } catch (error) {
      this.#mayHaveGap = true;
      throw errors.unconfirmed(error as Error);
    }
  }

  /**
   * Repairs the log after a failed sync, before anything more is committed. The operating system forgets the pages that
   * it could not write, so that the next sync succeeds without them, and commits behind such a gap would not outlive a
   * power cut. A checkpoint writes all of it to the database file once more and restarts the log.
   * @throws 503 while other processes read the log; the database's error when the disk refuses again
   */
  repair(): void {
    if (!this.#mayHaveGap) return;
    const [checkpoint] = this.#connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    if (checkpoint?.busy !== 0) throw errors.overloaded();
    this.#mayHaveGap = false;
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
  }
}
