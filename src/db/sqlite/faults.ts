import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type AppError, errors } from '../../errors.ts';
import { DatabaseFault, isDamage, isDiskFull } from '../fault.ts';
import { damaged, FilesInPlace, notWritable } from './files-in-place.ts';
import { OpenLog } from './open-log.ts';

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
  }

  /** To be called before each transaction. @throws DatabaseFault when what it changes would not last */
  assertUsable(): void {
    this.#assertWritable();
    this.#assertWholeLog();
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
      const damage = damaged(this.#file, code);
      if (code !== DAMAGED_INDEX) this.#damage = damage;
      return damage;
    }
    return REFUSED.test(code) ? this.#refusal(code) : null;
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
