import { existsSync, statSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { SITE_ID } from '../engine.ts';
import { DatabaseRefused } from '../fault.ts';
import { type RestoreTarget, TARGET_IN_USE } from '../restore-target.ts';
import { inTransaction } from '../transaction.ts';
import { DATABASE_FILE, hasTables, sqliteEngine } from './engine.ts';
import { lockHolders, refuseLostPart } from './lost-part.ts';

/** What a database says; undefined where it has no such table, or cannot be read whole while another process writes it. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The id of the site in the file alone, without its log. */
async function idInFile(file: string): Promise<unknown> {
  // The library of the site's connections takes no URI, and so no `immutable`.
  const { DatabaseSync } = await import('node:sqlite');
  return attempt(() => {
    const connection = new DatabaseSync(`${pathToFileURL(file)}?immutable=1`, { readOnly: true });
    try {
      return connection.prepare(SITE_ID).get()?.value;
    } finally {
      connection.close();
    }
  });
}

function idThroughLog(file: string): unknown {
  return attempt(() => {
    const connection = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    try {
      return connection.prepare(SITE_ID).pluck().get();
    } finally {
      connection.close();
    }
  });
}

/**
 * SQLite takes in whatever log lies beside a database, also another site's. An id is never changed, so file and log that name
 * different ones are of two sites.
 * @throws DatabaseRefused
 */
async function refuseForeignLog(file: string): Promise<void> {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  // Closing the file would end the locks of this process, which has taken in the log already.
  if (!log?.size || lockHolders(file).includes(process.pid)) return;
  const own = await idInFile(file);
  if (typeof own !== 'string') return;
  const logged = idThroughLog(file);
  if (typeof logged !== 'string' || logged === own) return;
  throw new DatabaseRefused(
    `${file}-wal is the log of another site than ${file}`,
    `Put the database of that site back beside it. To go on with the other one, move ${file}-wal elsewhere, to keep it, delete ${file}-shm, and start again.`,
  );
}

/** A log without its database would be applied to the next one, and an index be taken for the sign of a log that was lost. */
const FILES = ['', '-wal', '-shm', '-journal'].map((suffix) => DATABASE_FILE + suffix);
/** Error codes of file systems without hard links. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Moves by hard link, since a plain rename would overwrite a database created meanwhile. */
async function moveTo(target: string, file: string): Promise<void> {
  try {
    await link(file, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || existsSync(target)) throw new Error(TARGET_IN_USE);
    if (!code || !WITHOUT_LINKS.has(code)) throw error;
    await rename(file, target);
  }
}

/** The folder of the embedded database. */
export function sqliteRestoreTarget(folder: string): RestoreTarget {
  return {
    async isEmpty() {
      return !FILES.some((file) => existsSync(join(folder, file)));
    },
    async hasTables() {
      const file = join(folder, DATABASE_FILE);
      refuseLostPart(file);
      if (!existsSync(file)) return false;
      await refuseForeignLog(file);
      return hasTables(file);
    },
    async fill(workFolder, build) {
      const file = join(workFolder, DATABASE_FILE);
      const engine = sqliteEngine(file);
      try {
        await inTransaction(engine, (db) => build(db, engine));
      } finally {
        // Closing checkpoints the write-ahead log, so the database is one synced file.
        await engine.close();
      }
      if (existsSync(`${file}-wal`)) throw new Error('The database was not written into its file');
      await moveTo(join(folder, DATABASE_FILE), file);
    },
  };
}
