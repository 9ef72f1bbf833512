import type { Db } from '../db/engine.ts';
import type { Entry } from './entry.ts';

/** A word of a question: any of its keys will do. There is at least one. */
export interface Term {
  keys: readonly string[];
  /** How much it says: rare words say more. */
  weight: number;
  /** In how many entries it is, if none has two of its keys. */
  entries: number;
}

export interface Wanted {
  terms: readonly Term[];
  /** Whether all the terms must occur, or one is enough. */
  every: boolean;
  limit: number;
}

/** What is known of a found entry without its text. */
export interface Candidate {
  id: number;
  type: string;
  item: string;
  title: string;
  at: string;
  /** Keys of the title's words. */
  titleKeys: readonly string[];
  /** How near the database takes it to be: the nearest is 1, none is below 0. */
  nearness: number;
}

export interface Keyed {
  entry: Entry;
  /** The entry's parts with their keys, as JSON. */
  parts: string;
  titleKeys: readonly string[];
  bodyKeys: readonly string[];
  /** All of them, each once. */
  keys: readonly string[];
}

/**
 * The index as one database keeps it, in tables of its own: they can be made again from what is published at any
 * time, so that no migration knows them and no backup carries them.
 */
export interface SearchEngine {
  /** Makes the tables if they are not there. */
  prepare(db: Db): Promise<void>;
  /** Takes the tables away. */
  drop(db: Db): Promise<void>;
  /** Puts an entry in the place of the one that there may be. @returns the keys that it had before, or null */
  put(db: Db, keyed: Keyed): Promise<readonly string[] | null>;
  /** @returns the keys that it had, or null when it was not there */
  remove(db: Db, type: string, item: string): Promise<readonly string[] | null>;
  /** Adds to the number of entries that each of these words is in. */
  count(db: Db, words: ReadonlyMap<string, number>): Promise<void>;
  /** The nearest entries, the nearest first. */
  find(db: Db, wanted: Wanted): Promise<Candidate[]>;
}
