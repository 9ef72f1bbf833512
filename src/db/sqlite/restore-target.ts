import { existsSync, statSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseRefused } from '../refused.ts';
import { type RestoreTarget, TARGET_IN_USE } from '../restore-target.ts';
import { inTransaction } from '../transaction.ts';
import { DATABASE_FILE, hasTables, sqliteEngine } from './engine.ts';

/** A write-ahead log without its database would be applied to the next one. */
const FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-journal`];
/** Error codes of file systems without hard links. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

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
      if (sizeOf(file) > 0) return hasTables(file);
      // Opened, a new database would take the place of the lost one, and empty its log.
      if (sizeOf(`${file}-wal`) === 0) return false;
      throw new DatabaseRefused(
        `${file} is gone, but its log ${DATABASE_FILE}-wal is there, with changes that are nowhere else. Nothing was opened or changed: copy both to a safe place before anything else, and see docs/operations.md, 'A database that is gone'.`,
      );
    },
    async fill(workFolder, build, lastly) {
      const file = join(workFolder, DATABASE_FILE);
      const engine = sqliteEngine(file);
      try {
        await inTransaction(engine, (db) => build(db, engine));
      } finally {
        // Closing checkpoints the write-ahead log, so the database is one synced file.
        await engine.close();
      }
      if (existsSync(`${file}-wal`)) throw new Error('The database was not written into its file');
      await lastly();
      await moveTo(join(folder, DATABASE_FILE), file);
    },
  };
}
