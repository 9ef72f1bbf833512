import { join } from 'node:path';
import type { DatabaseLocation } from './connect.ts';
import type { ReadOnlyDatabase } from './read-only-database.ts';

/** The files of an embedded database in `DATA_DIR`. */
export const DATABASE_FILES = ['', '-wal', '-shm'].map((suffix) => `chautari.sqlite${suffix}`);

/** @throws DatabaseRefused when it cannot be read without changing something */
export async function openReadOnly({ url, dataDir, now }: DatabaseLocation): Promise<ReadOnlyDatabase> {
  const database = url
    ? (await import('./postgres/read-only.ts')).postgresReadOnly(url)
    : (await import('./sqlite/read-only.ts')).sqliteReadOnly(join(dataDir, 'chautari.sqlite'));
  return now ? { ...database, now } : database;
}
