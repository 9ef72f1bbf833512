import { rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type AppError, errors } from '../../errors.ts';
import { DatabaseFault, isDamage, isDiskFull } from '../fault.ts';
import { damaged, FilesInPlace, notWritable } from './files-in-place.ts';
import { logLength } from './log-length.ts';

const CHECK_EVERY_MS = 1000;
/** A transaction that follows a checked one this soon is not checked before, only after. */
const FRESH_MS = 1;
const PROBE = Buffer.alloc(65_536);
/** Damage of the search index only: everything else can be read and written. */
const DAMAGED_INDEX = 'SQLITE_CORRUPT_VTAB';
const REFUSED = /^SQLITE_(?:IOERR|READONLY|CANTOPEN|PERM)/;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** What keeps an open database from being written. */
export class Faults {
  readonly #file: string;
  readonly #pageSize: number;
  readonly #logLength: SqliteDatabase.Statement<[], [busy: number, log: number, checkpointed: number]>;
  readonly #files: FilesInPlace;
  readonly #report: (fault: DatabaseFault) => void;
  readonly #timer: NodeJS.Timeout;
  #damage: DatabaseFault | undefined;
  /** When the files were seen in place last, after a commit, in milliseconds of `performance.now()`. */
  #checkedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param connection the one that writes
   * @param report receives each fault, many times while it lasts
   */
  constructor(connection: SqliteDatabase.Database, report: (fault: DatabaseFault) => void) {
    const file = connection.name;
    this.#file = file;
    this.#pageSize = Number(connection.pragma('page_size', { simple: true }));
    this.#logLength = connection.prepare<[], [number, number, number]>('pragma wal_checkpoint(NOOP)').raw();
    this.#files = new FilesInPlace(file);
    this.#report = report;
    this.#timer = setInterval(() => this.#look(), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  /** @throws DatabaseFault when changes would not last */
  assertWritable(): void {
    if (this.#damage) throw this.#damage;
    this.#files.assertWritable();
  }

  /** To be called before each transaction. @throws DatabaseFault when what it changes would not last */
  assertUsable(): void {
    if (!this.#damage && performance.now() - this.#checkedAt < FRESH_MS) return;
    this.assertWritable();
    this.#assertWholeLog();
  }

  /** To be called between a commit and its acknowledgement. @throws 503 when it went to a file that was deleted */
  assertCommitted(): void {
    try {
      this.#files.assertSame();
      this.#checkedAt = performance.now();
    } catch (error) {
      this.#checkedAt = Number.NEGATIVE_INFINITY;
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

  stop(): void {
    clearInterval(this.#timer);
  }

  /** SQLite does not see that its log was cut short, and writes on behind the gap. Only outside of a transaction. */
  #assertWholeLog(): void {
    const pages = this.#logLength.get()?.[1] ?? 0;
    if (pages <= 0 || sizeOf(`${this.#file}-wal`) >= logLength(pages, this.#pageSize)) return;
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
      const damage = damaged(this.#file, code);
      if (code !== DAMAGED_INDEX) this.#damage = damage;
      return damage;
    }
    return REFUSED.test(code) ? this.#refusal(code) : null;
  }

  /** SQLite does not tell why the operating system refused, so the disk is tried. */
  #refusal(code: string): DatabaseFault | AppError {
    try {
      this.#files.assertWritable();
    } catch (error) {
      return error as DatabaseFault;
    }
    const probe = join(dirname(this.#file), `.probe-${process.pid}`);
    try {
      writeFileSync(probe, PROBE);
    } catch (error) {
      const { code: reason = '' } = error as NodeJS.ErrnoException;
      return isDiskFull(reason) ? errors.noSpace() : notWritable(dirname(this.#file), reason);
    } finally {
      rmSync(probe, { force: true });
    }
    return notWritable(this.#file, code);
  }
}
