import { existsSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type RestoreTarget, TARGET_IN_USE } from '../restore-target.ts';
import { inTransaction } from '../transaction.ts';
import { DATABASE_FILE, hasTables, sqliteEngine } from './engine.ts';
import { refuseForeignLog } from './foreign-log.ts';
import { refuseLostPart } from './lost-part.ts';

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
