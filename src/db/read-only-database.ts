import type { RawBuilder } from 'kysely';
import type { Db } from './engine.ts';

/** The damage found in a database, and whether all of it was examined in time. */
export interface Damage {
  faults: readonly string[];
  isWhole: boolean;
}

/** Further faults add nothing. */
export const MAX_FAULTS = 5;

/** A database that is only looked at: nothing is made, migrated, written back or deleted, whoever else uses it. */
export interface ReadOnlyDatabase {
  readonly reader: Db;
  /** See `Engine.now`. */
  now(): Date;
  /** A number of each row of a table that rises with the order in which rows were written, whatever any clock said. */
  readonly writeOrder: RawBuilder<number>;
  /** Looks for damage. @param until by when to stop, in the milliseconds of `performance.now()` */
  damage(until: number): Promise<Damage>;
  close(): Promise<void>;
}
