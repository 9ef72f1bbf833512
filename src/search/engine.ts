import type { Kysely } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { Entry } from './entry.ts';
import type { EntryName } from './index-state.ts';

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

/** One of the searches that are tried in turn when there are too many matches to rank. */
export interface Tier {
  every: boolean;
  inTitle: boolean;
  relevance: number;
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
  /** The best matches, by descending relevance; each has at least one of the leading terms. */
  ranked(db: Db, wanted: IndexQuery, leading: readonly Term[]): Promise<CandidateRow[]>;
  /** The newest matches of one tier. */
  newest(db: Db, wanted: IndexQuery, tier: Tier): Promise<CandidateRow[]>;
}

/** A stored entry whose words were counted. */
export interface StoredEntry {
  id: number;
  keys: string;
}

export function distinctKeys(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** A candidate as a database row. */
export interface CandidateRow extends Omit<Candidate, 'titleKeys' | 'nepaliTitle' | 'nepaliTitleKeys'> {
  title_keys: string;
  nepali_title: string;
  nepali_title_keys: string;
}

/** Scales relevance to the best candidate, since the databases' own scores are not comparable. */
export function normalizedRelevance(rows: readonly CandidateRow[]): Candidate[] {
  const best = Math.max(...rows.map(({ relevance }) => Number(relevance)), Number.MIN_VALUE);
  return rows.map(({ title_keys, nepali_title, nepali_title_keys, ...row }) => ({
    ...row,
    id: Number(row.id),
    titleKeys: keysIn(title_keys),
    nepaliTitle: nepali_title,
    nepaliTitleKeys: keysIn(nepali_title_keys),
    relevance: Math.max(0, Number(row.relevance) / best),
  }));
}

/** Splits the stored, space-separated keys. */
export function keysIn(stored: string): string[] {
  return stored === '' ? [] : stored.split(' ');
}

interface Tables {
  search_entry: Omit<CandidateRow, 'relevance'>;
}

/** The entry of a record; null if it is not live. */
export async function candidateOf(db: Db, { type, item }: EntryName): Promise<Candidate | null> {
  const row = await (db as unknown as Kysely<Tables>)
    .selectFrom('search_entry')
    .select(['id', 'type', 'item', 'title', 'at', 'title_keys', 'nepali_title', 'nepali_title_keys'])
    .where('type', '=', type)
    .where('item', '=', item)
    .executeTakeFirst();
  return row ? (normalizedRelevance([{ ...row, relevance: 1 }])[0] ?? null) : null;
}
