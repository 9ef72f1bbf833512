import { join } from 'node:path';
import type { Expression } from 'kysely';
import type { DatabaseLocation } from './connect.ts';
import type { Damage } from './damage.ts';
import type { Db } from './engine.ts';

/** The files of an embedded database in `DATA_DIR`. */
export const DATABASE_FILES = ['', '-wal', '-shm'].map((suffix) => `chautari.sqlite${suffix}`);

/** A database that is only looked at: nothing is made, migrated, written back or deleted, whoever else uses it. */
export interface ReadOnlyDatabase {
  readonly reader: Db;
  /** See `Engine.now`. */
  now(): Date;
  /** A number of each row of a table that rises with the order in which rows were written, whatever any clock said. */
  readonly writeOrder: Expression<number>;
  /** Looks for damage. @param until by when to stop, in the milliseconds of `performance.now()` */
  damage(until: number): Promise<Damage>;
  close(): Promise<void>;
}

/** @throws DatabaseRefused when it cannot be read without changing something */
export async function openReadOnly({ url, dataDir, now }: DatabaseLocation): Promise<ReadOnlyDatabase> {
  const database = url
    ? (await import('./postgres/read-only.ts')).postgresReadOnly(url)
    : (await import('./sqlite/read-only.ts')).sqliteReadOnly(join(dataDir, 'chautari.sqlite'));
  return now ? { ...database, now } : database;
}
