import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type AppError, errors } from '../../errors.ts';
import { DatabaseFault, isDamage, isDiskFull, RESTORE_ADVICE, writableAdvice } from '../fault.ts';
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

interface OpenFile {
  path: string;
  /** Device and inode: another file of the same name has another identity. */
  identity: string;
}

function statOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

function identityIn(stats: Stats | null, path: string): string | null {
  // An open database is never empty; its log is until the first change.
  if (!stats || (stats.size === 0 && !path.endsWith('-wal'))) return null;
  return `${stats.dev}:${stats.ino}`;
}

const isSame = (one: Stats, other: Stats) =>
  one.ino === other.ino && one.dev === other.dev && one.ctimeMs === other.ctimeMs;

/** An argument for a shell. */
const quoted = (path: string) =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** A change within this time of a look may carry the time that the look saw: clocks of file systems tick slowly. */
const SETTLED_MS = 100;

/**
 * The files of an open database: whether they still stand under their names and can be written. SQLite keeps writing to
 * a deleted file, whose content ends with the process.
 *
 * What is asked around each commit is kept to one or two looks at the disk: a name comes, goes or changes only with the
 * time of its folder, and a right with the time of its file. The log is looked at seldom, since a file whose times were
 * read writes them at its next change, and so at each commit.
 */
class FilesInPlace {
  readonly #folder: string;
  readonly #open: readonly OpenFile[];
  readonly #database: OpenFile;
  /** The largest size that the database was seen with. */
  #size = 0;
  #cut: DatabaseFault | undefined;
  /** The folder as it was when each file was found under its name. */
  #namesSeen: Stats | undefined;
  /** When the database had changed last, of the look that found everything writable. */
  #rightsSeen: number | undefined;

  /** @param file path of a database that is open, with its log and the log's index */
  constructor(file: string) {
    const path = resolve(file);
    this.#folder = dirname(path);
    this.#open = [path, `${path}-wal`, `${path}-shm`].map((one) => ({
      path: one,
      identity: identityIn(statOf(one), one) ?? '',
    }));
    this.#database = this.#open[0] as OpenFile;
    this.#size = statOf(path)?.size ?? 0;
  }

  /** @throws DatabaseFault when one of the files is gone or another one has its name */
  assertNamed(): void {
    const folder = statOf(this.#folder);
    if (folder && this.#namesSeen && isSame(folder, this.#namesSeen)) return;
    this.forget();
    for (const one of this.#open) this.#assertIdentity(one);
    if (folder && Date.now() - folder.ctimeMs > SETTLED_MS) this.#namesSeen = folder;
  }

  /** @throws DatabaseFault when the files are not the same, cannot be written, or the database was cut short */
  assertWritable(): void {
    this.assertNamed();
    const { size, ctimeMs } = this.#assertIdentity(this.#database);
    this.#assertNotCut(size);
    if (ctimeMs === this.#rightsSeen) return;
    for (const path of [...this.#open.map(({ path }) => path), this.#folder]) {
      try {
        accessSync(path, constants.W_OK);
      } catch (error) {
        throw notWritable(path, (error as NodeJS.ErrnoException).code);
      }
    }
    if (this.#namesSeen) this.#rightsSeen = ctimeMs;
  }

  /** Whatever was seen is looked at again. */
  forget(): void {
    this.#namesSeen = undefined;
    this.#rightsSeen = undefined;
  }

  #assertIdentity({ path, identity }: OpenFile): Stats {
    const stats = statOf(path);
    if (!stats || identityIn(stats, path) !== identity)
      throw new DatabaseFault('DATABASE_GONE', this.#rescueOf(path), errors.databaseAway);
    return stats;
  }

  /** Nothing here makes a database smaller. SQLite writes on behind the cut, so it stays damaged when it has grown again. */
  #assertNotCut(size: number): void {
    if (size < this.#size) this.#cut = damaged(this.#database.path, 'cut short');
    this.#size = Math.max(size, this.#size);
    if (this.#cut) throw this.#cut;
  }

  #rescueOf(gone: string): string {
    const target = join(this.#folder, 'rescued');
    const [database, log] = this.#open.map(({ identity }) => descriptorOf(identity));
    const copy = (descriptor: string | undefined, suffix: string) =>
      `cp /proc/${process.pid}/fd/${descriptor ?? 'N'} ${quoted(join(target, basename(this.#database.path) + suffix))}`;
    return [
      `${gone} is gone or was replaced while the site serves, so nothing is stored any more.`,
      'If its disk was unmounted, mount it again: the site goes on by itself.',
      `Otherwise everything that was acknowledged is in the open files of process ${process.pid} only.`,
      'Copy them before it is stopped:',
      `mkdir -p -m 700 ${quoted(target)} && ${copy(database, '')} && ${copy(log, '-wal')}`,
      `Then stop the site, move both files to ${quoted(this.#folder)} in place of what is there, give them to the account of the service, and start it.`,
    ].join(' ');
  }
}

/** The number of this process's descriptor of a file, which may have no name any more. */
function descriptorOf(identity: string): string | undefined {
  try {
    return readdirSync('/proc/self/fd').find((number) => {
      try {
        const { dev, ino } = fstatSync(Number(number));
        return `${dev}:${ino}` === identity;
      } catch {
        return false;
      }
    });
  } catch {
    return undefined;
  }
}

/** @param reason what shows it, such as a code of SQLite */
function damaged(file: string, reason: string): DatabaseFault {
  const message = `${file} is damaged (${reason}). ${RESTORE_ADVICE}`;
  return new DatabaseFault('DATABASE_DAMAGED', message, errors.databaseDamaged);
}

/** @param code of the operating system, such as `EROFS` */
function notWritable(path: string, code = '', folder = dirname(path)): DatabaseFault {
  const message = `${path} cannot be written (${code}), so nothing is stored. ${writableAdvice(folder)}`;
  return new DatabaseFault('DATABASE_NOT_WRITABLE', message, errors.databaseAway);
}
