import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import SqliteDatabase from 'better-sqlite3';
import { errors } from '../../errors.ts';

/** Below this number of pages the end of a checkpoint is short enough to keep other writers waiting (0.5 MB). */
const SHORT_PAGES = 128;

const SYNC_FAILED = new Set(['SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_DIR_FSYNC']);

/** @returns whether an error of the database says that the disk did not confirm what was written */
export const hasSyncFailed = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && SYNC_FAILED.has(error.code);

/** Resolves when all bytes of an open file are on the disk. */
export type SyncFile = (descriptor: number) => Promise<void>;

/** Pages in the log, and how many of them are in the database file too. */
interface Progress {
  log: number;
  checkpointed: number;
}

/**
 * Early lock release, for several processes on one file: a commit gives up the lock for writing before its part of the
 * write-ahead log is on the disk, and its changes are acknowledged after that. So the processes wait for the disk at
 * the same time, and go on serving meanwhile. The log is one sequence: a sync that begins after a commit covers that
 * commit and all before it, whichever process made them.
 */
export class LogSync {
  readonly #connection: SqliteDatabase.Database;
  readonly #syncFile: SyncFile;
  readonly #checkpointPages: number;
  readonly #progress: SqliteDatabase.Statement<[], Progress>;
  #descriptor: number | undefined;
  #mayHaveGap = false;

  /**
   * @param connection the one that writes; its `synchronous` has to be `NORMAL`, which still syncs at checkpoints
   * @param checkpointPages the length of the log from which on it is written back to the database file
   */
  constructor(
    connection: SqliteDatabase.Database,
    checkpointPages: number,
    syncFile: SyncFile = promisify(fdatasync),
  ) {
    this.#connection = connection;
    this.#checkpointPages = checkpointPages;
    this.#syncFile = syncFile;
    connection.pragma('wal_autocheckpoint = 0');
    this.#progress = connection.prepare<[], Progress>('pragma wal_checkpoint(NOOP)');
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

  /**
   * Writes a long log back to the database file, so that the next commit starts it anew. SQLite's own checkpoints let
   * the others write meanwhile, whose commits keep the log from being started anew: it grows on, and each commit behind
   * the limit makes a checkpoint with its two syncs. So only the bulk is written beside other writers; the short end
   * after a later commit is written under the lock. It does not wait: what another process is at is left to that one.
   *
   * It never throws: the commit before it stands, and the log keeps what could not be written.
   */
  checkpoint(): void {
    try {
      const { log, checkpointed } = this.#progress.get() ?? { log: 0, checkpointed: 0 };
      if (log < this.#checkpointPages || checkpointed === log) return;
      this.#connection.pragma(`wal_checkpoint(${log - checkpointed > SHORT_PAGES ? 'PASSIVE' : 'FULL'})`);
    } catch (error) {
      if (hasSyncFailed(error)) this.#mayHaveGap = true;
    }
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
  }
}
