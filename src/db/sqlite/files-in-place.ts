import { accessSync, constants, fstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errors } from '../../errors.ts';
import { DatabaseFault, RESTORE_ADVICE, writableAdvice } from '../fault.ts';

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
export class FilesInPlace {
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
export function damaged(file: string, reason: string): DatabaseFault {
  const message = `${file} is damaged (${reason}). ${RESTORE_ADVICE}`;
  return new DatabaseFault('DATABASE_DAMAGED', message, errors.databaseDamaged);
}

/** @param code of the operating system, such as `EROFS` */
export function notWritable(path: string, code = '', folder = dirname(path)): DatabaseFault {
  const message = `${path} cannot be written (${code}), so nothing is stored. ${writableAdvice(folder)}`;
  return new DatabaseFault('DATABASE_NOT_WRITABLE', message, errors.databaseAway);
}
