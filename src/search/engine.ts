import type { Db } from '../db/engine.ts';
import type { Entry } from './entry.ts';

/** A query word as index keys, at least one; any of them matches. */
export interface Term {
  keys: readonly string[];
  /** Inverse document frequency: rare words weigh more. */
  weight: number;
  /** Number of entries with one of the keys; an upper bound. */
  entries: number;
}

export interface IndexQuery {
  terms: readonly Term[];
  /** Whether all terms must occur; otherwise one is enough. */
  every: boolean;
  limit: number;
}

/** A matching entry without its text. */
export interface Candidate {
  id: number;
  type: string;
  item: string;
  title: string;
  /** The title in Nepali; empty without a twin. */
  nepaliTitle: string;
  at: string;
  /** Keys of the title's words, and of those of the title in Nepali. */
  titleKeys: readonly string[];
  nepaliTitleKeys: readonly string[];
  /** The database's relevance score, scaled so that the best candidate has 1; never below 0. */
  relevance: number;
}

export interface IndexedEntry {
  entry: Entry;
  /** The entry's parts with their keys, as JSON. */
  parts: string;
  titleKeys: readonly string[];
  nepaliTitleKeys: readonly string[];
  bodyKeys: readonly string[];
  /** The distinct keys of title and body. */
  keys: readonly string[];
}

/**
 * The index on one database, in its own tables. They can be rebuilt from the published content at any time, so
 * migrations and backups leave them out.
 */
export interface SearchEngine {
  /** Creates the tables if they do not exist. */
  prepare(db: Db): Promise<void>;
  drop(db: Db): Promise<void>;
  /** Inserts or replaces an entry. @returns the keys of the replaced entry, or null */
  put(db: Db, keyed: IndexedEntry): Promise<readonly string[] | null>;
  /** @returns the keys of the removed entry, or null when there was none */
  remove(db: Db, type: string, item: string): Promise<readonly string[] | null>;
  /** Adds these differences to the number of entries that contain each word. */
  addToWordCounts(db: Db, words: ReadonlyMap<string, number>): Promise<void>;
  /** The best matches, by descending relevance. */
  find(db: Db, wanted: IndexQuery): Promise<Candidate[]>;
}
