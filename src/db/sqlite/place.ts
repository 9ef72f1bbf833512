import { existsSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_EMPTY, type Place } from '../place.ts';
import { inTransaction } from '../transaction.ts';
import { DATABASE_FILE, sqliteEngine } from './engine.ts';

/** What belongs to a database; a log without its database would be taken for that of the next one. */
const FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-journal`];
/** How file systems say that they know no second name of a file. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Unlike a plain rename this never takes the place of a database that somebody else has made. */
async function moveInto(file: string, place: string): Promise<void> {
  try {
    await link(file, place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || existsSync(place)) throw new Error(NOT_EMPTY);
    if (!code || !WITHOUT_LINKS.has(code)) throw error;
    await rename(file, place);
  }
}

/** The folder where the embedded database is, or may come to be. */
export function sqlitePlace(folder: string): Place {
  return {
    async isEmpty() {
      return !FILES.some((file) => existsSync(join(folder, file)));
    },
    async fill(workFolder, build, lastly) {
      const file = join(workFolder, DATABASE_FILE);
      const engine = sqliteEngine(file);
      try {
        await inTransaction(engine, (db) => build(db, engine));
      } finally {
        // This writes and syncs the whole database into its one file.
        await engine.close();
      }
      if (existsSync(`${file}-wal`)) throw new Error('The database was not written into its file');
      await lastly();
      await moveInto(file, join(folder, DATABASE_FILE));
    },
  };
}
