import { accessSync, constants, fstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errors } from '../../errors.ts';
import { DatabaseFault, RESTORE_ADVICE, WRITABLE_ADVICE } from '../fault.ts';

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

/** An argument for a shell. */
const quoted = (path: string) =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The files of an open database: whether they still stand under their names and can be written. SQLite keeps writing to
 * a deleted file, whose content ends with the process.
 */
export class FilesInPlace {
  readonly #folder: string;
  readonly #open: readonly OpenFile[];
  /** The largest size that the database was seen with. */
  #size = 0;
  #cut: DatabaseFault | undefined;

  /** @param file path of a database that is open, with its log and the log's index */
  constructor(file: string) {
    const path = resolve(file);
    this.#folder = dirname(path);
    this.#open = [path, `${path}-wal`, `${path}-shm`].map((one) => ({
      path: one,
      identity: identityIn(statOf(one), one) ?? '',
    }));
    this.#size = statOf(path)?.size ?? 0;
  }

  /** @throws DatabaseFault when one of the files is gone or another one has its name, or the database was cut short */
  assertSame(): void {
    const [database] = this.#open.map(({ path, identity }) => {
      const stats = statOf(path);
      if (identityIn(stats, path) !== identity)
        throw new DatabaseFault('DATABASE_GONE', this.#rescueOf(path), errors.databaseAway);
      return stats;
    });
    this.#assertNotCut(database?.size ?? this.#size);
  }

  /** Nothing here makes a database smaller. SQLite writes on behind the cut, so it stays damaged when it has grown again. */
  #assertNotCut(size: number): void {
    if (size < this.#size) this.#cut = damaged(this.#open[0]?.path ?? '', 'cut short');
    this.#size = Math.max(size, this.#size);
    if (this.#cut) throw this.#cut;
  }

  /** @throws DatabaseFault when the files are not the same, or cannot be written */
  assertWritable(): void {
    this.assertSame();
    for (const path of [...this.#open.map(({ path }) => path), this.#folder]) {
      try {
        accessSync(path, constants.W_OK);
      } catch (error) {
        throw notWritable(path, (error as NodeJS.ErrnoException).code);
      }
    }
  }

  #rescueOf(gone: string): string {
    const target = join(this.#folder, 'rescued');
    const [database, log] = this.#open.map(({ identity }) => descriptorOf(identity));
    const copy = (descriptor: string | undefined, suffix: string) =>
      `cp /proc/${process.pid}/fd/${descriptor ?? 'N'} ${quoted(join(target, basename(this.#open[0]?.path ?? '') + suffix))}`;
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
export function notWritable(path: string, code = ''): DatabaseFault {
  const message = `${path} cannot be written (${code}), so nothing is stored. ${WRITABLE_ADVICE}`;
  return new DatabaseFault('DATABASE_NOT_WRITABLE', message, errors.databaseAway);
}
