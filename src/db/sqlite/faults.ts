import { closeSync, fstatSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type AppError, errors } from '../../errors.ts';
import { DatabaseFault, isDamage, isDiskFull } from '../fault.ts';
import { damaged, FilesInPlace, notWritable } from './files-in-place.ts';
import { logLength } from './log-length.ts';
import { isMarkedAsOpen } from './open-mark.ts';

const CHUNK = 65_536;
/** The bytes at which the header of a database has the count of its changes and its `application_id`. */
const CHANGE_COUNT_AT = 24;
const APPLICATION_ID_AT = 68;
const HEADER_BYTES = 72;

/**
 * The write-ahead log of an open database: whether it was cut short. How long it is, is found out by reading on from the
 * end that was known, not by `stat`: on Linux, a file whose times were read has to write them at its next change, which
 * made each commit slower.
 */
class OpenLog {
  #descriptor: number | undefined;
  readonly #pageSize: number;
  readonly #pages: SqliteDatabase.Statement<[], [busy: number, log: number, checkpointed: number]>;
  readonly #chunk = Buffer.allocUnsafe(CHUNK);
  #end: number;
  /** The file without its log. */
  readonly #file: number;
  #header = Buffer.alloc(HEADER_BYTES);

  /** @param connection to a database whose log exists */
  constructor(connection: SqliteDatabase.Database) {
    // Closing a descriptor ends this process's POSIX locks on the file; SQLite has none on the log.
    this.#descriptor = openSync(`${connection.name}-wal`, 'r');
    this.#pageSize = Number(connection.pragma('page_size', { simple: true }));
    this.#pages = connection.prepare<[], [number, number, number]>('pragma wal_checkpoint(NOOP)').raw();
    this.#end = fstatSync(this.#descriptor).size;
    this.#file = openSync(connection.name, 'r');
    this.wasOverwritten();
  }

  /**
   * Whether another database, or an earlier state of this one, was copied over the file. While a database is open, its
   * `application_id` stays and the count of its changes never falls.
   */
  wasOverwritten(): boolean {
    if (this.#descriptor === undefined) return false;
    const [header, before] = [Buffer.alloc(HEADER_BYTES), this.#header];
    // A file that is just being emptied is reported by the other checks.
    if (readSync(this.#file, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return false;
    this.#header = header;
    const isSame = [0, header.readInt32BE(APPLICATION_ID_AT)].includes(before.readInt32BE(APPLICATION_ID_AT));
    return !isSame || header.readUInt32BE(CHANGE_COUNT_AT) < before.readUInt32BE(CHANGE_COUNT_AT);
  }

  /** Whether the file says that it is open, as of when `wasOverwritten` was last asked. */
  get isMarked(): boolean {
    return isMarkedAsOpen(this.#header);
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

  /** To be called once the database is closed: this ends every lock on its file that the process has. */
  close(): void {
    if (this.#descriptor !== undefined) for (const one of [this.#descriptor, this.#file]) closeSync(one);
    this.#descriptor = undefined;
  }
}

const CHECK_EVERY_MS = 1000;
const PROBE = Buffer.alloc(65_536);
/** Damage of the search index only: everything else can be read and written. */
const DAMAGED_INDEX = 'SQLITE_CORRUPT_VTAB';
const REFUSED = /^SQLITE_(?:IOERR|READONLY|CANTOPEN|PERM)/;

/** What keeps an open database from being written. */
export class Faults {
  readonly #file: string;
  readonly #files: FilesInPlace;
  readonly #log: OpenLog;
  readonly #report: (fault: DatabaseFault) => void;
  readonly #timer: NodeJS.Timeout;
  #damage: DatabaseFault | undefined;

  /**
   * @param connection the one that writes
   * @param report receives each fault, many times while it lasts
   */
  constructor(connection: SqliteDatabase.Database, report: (fault: DatabaseFault) => void) {
    const file = connection.name;
    this.#file = file;
    this.#files = new FilesInPlace(file);
    this.#log = new OpenLog(connection);
    this.#report = report;
    this.#timer = setInterval(() => this.#look(), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  /** @throws DatabaseFault when changes would not last */
  assertWritable(): void {
    this.#files.forget();
    this.#assertWritable();
  }

  #assertWritable(): void {
    if (this.#damage) throw this.#damage;
    this.#files.assertWritable();
    if (!this.#log.wasOverwritten()) return;
    this.#damage = damaged(this.#file, 'overwritten');
    throw this.#damage;
  }

  /** Whether what is in the file and its log does not belong together any more. */
  get isDamaged(): boolean {
    return this.#damage !== undefined || this.#log.wasOverwritten();
  }

  /** To be called before each transaction. @throws DatabaseFault when what it changes would not last */
  assertUsable(): void {
    this.#assertWritable();
    this.#assertWholeLog();
  }

  /** Whether the file says that it is open, as of the last transaction that was about to begin. */
  get isMarked(): boolean {
    return this.#log.isMarked;
  }

  /** To be called between a commit and its acknowledgement. @throws 503 when it went to a file that was deleted */
  assertCommitted(): void {
    try {
      this.#files.assertNamed();
    } catch (error) {
      throw errors.unconfirmed(error as Error);
    }
  }

  /** The meaning of an error of the database, which is reported if somebody has to act; null for any other. */
  meaningOf(error: unknown): AppError | null {
    const fault = this.#faultOf(error);
    if (!fault) return null;
    if (fault instanceof DatabaseFault) this.#report(fault);
    return fault instanceof DatabaseFault ? fault.meaning : fault;
  }

  /** To be called once the database is closed. */
  stop(): void {
    clearInterval(this.#timer);
    this.#log.close();
  }

  /** SQLite does not see that its log was cut short, and writes on behind the gap. Only outside of a transaction. */
  #assertWholeLog(): void {
    if (!this.#log.wasCut()) return;
    this.#damage = damaged(`${this.#file}-wal`, 'cut short');
    this.#report(this.#damage);
    throw this.#damage;
  }

  #look(): void {
    try {
      this.assertWritable();
    } catch (error) {
      this.#report(error as DatabaseFault);
    }
  }

  #faultOf(error: unknown): DatabaseFault | AppError | null {
    if (error instanceof DatabaseFault) return error;
    const code = error instanceof SqliteDatabase.SqliteError ? error.code : '';
    if (isDamage(code)) {
      if (code === DAMAGED_INDEX) return damaged(this.#file, code);
      this.#damage = this.#damageSeen() ?? damaged(this.#file, code);
      return this.#damage;
    }
    return REFUSED.test(code) ? this.#refusal(code) : null;
  }

  /** What shows at the files themselves says more than the code of SQLite, which a reader may have met before. */
  #damageSeen(): DatabaseFault | null {
    try {
      this.assertWritable();
      return null;
    } catch (error) {
      return error instanceof DatabaseFault && error.code === 'DATABASE_DAMAGED' ? error : null;
    }
  }

  /** SQLite does not tell why the operating system refused, so the disk is tried. */
  #refusal(code: string): DatabaseFault | AppError {
    try {
      this.assertWritable();
    } catch (error) {
      return error as DatabaseFault;
    }
    const probe = join(dirname(this.#file), `.probe-${process.pid}`);
    try {
      writeFileSync(probe, PROBE);
    } catch (error) {
      const { code: reason = '' } = error as NodeJS.ErrnoException;
      const folder = dirname(this.#file);
      return isDiskFull(reason) ? errors.noSpace() : notWritable(folder, reason, folder);
    } finally {
      rmSync(probe, { force: true });
    }
    return notWritable(this.#file, code);
  }
}
