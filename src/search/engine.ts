import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/engine.ts';

/** Names an entry of the index: a type's name, or that of the college's own entry, and a record's id. */
export interface EntryName {
  type: string;
  item: string;
}

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

/** What is stored of an entry; lists of keys are separated by spaces. */
export interface StoredEntry {
  type: string;
  item: string;
  title: string;
  nepaliTitle: string;
  at: string;
  titleKeys: string;
  nepaliTitleKeys: string;
  /** The entry's parts with their keys, as JSON. */
  parts: string;
  /** The distinct keys of title and body. */
  keys: string;
}

/** An entry with the keys of its text, each as often as it occurs. */
export interface IndexedEntry extends StoredEntry {
  bodyKeys: readonly string[];
}

/** The index on one database, in tables that migrations and backups leave out, since it can be rebuilt. */
export interface SearchEngine {
  /** Creates the tables if they do not exist. */
  prepare(db: Db): Promise<void>;
  /** Inserts or replaces an entry. @returns the keys of the replaced entry, or null */
  put(db: Db, entry: IndexedEntry): Promise<readonly string[] | null>;
  /** @returns the keys of the removed entry, or null when there was none */
  remove(db: Db, type: string, item: string): Promise<readonly string[] | null>;
  /** Adds these differences to the number of entries that contain each word. */
  addToWordCounts(db: Db, words: ReadonlyMap<string, number>): Promise<void>;
  /** The best matches, by descending relevance; each has at least one of the leading terms. */
  ranked(db: Db, wanted: IndexQuery, leading: readonly Term[]): Promise<CandidateRow[]>;
  /** The newest matches of one tier. */
  newest(db: Db, wanted: IndexQuery, tier: Tier): Promise<CandidateRow[]>;
}

export function distinctKeys(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** A published word and the number of entries that contain it. */
export interface WordCount {
  word: string;
  entries: number;
}

interface IndexTables {
  search_entry: StoredEntry & { id: number };
  search_word: WordCount;
  search_state: { format: number; complete: number; type: string; item: string };
}

/** The tables of the index, which migrations do not know. */
export const indexIn = (db: Db) => db as unknown as Kysely<IndexTables>;

const CANDIDATE_COLUMNS = [
  ...(['id', 'type', 'item', 'title', 'nepaliTitle', 'at'] as const),
  ...(['titleKeys', 'nepaliTitleKeys'] as const),
];

/** The same as SQL. */
export const ENTRY_COLUMNS = sql.join(CANDIDATE_COLUMNS.map((name) => sql.ref(name)));

/** A candidate as a database row. */
export type CandidateRow = Pick<StoredEntry & { id: number }, (typeof CANDIDATE_COLUMNS)[number]> &
  Pick<Candidate, 'relevance'>;

/** Scales relevance to the best candidate, since the databases' own scores are not comparable. */
export function normalizedRelevance(rows: readonly CandidateRow[]): Candidate[] {
  const best = Math.max(...rows.map(({ relevance }) => Number(relevance)), Number.MIN_VALUE);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    titleKeys: keysIn(row.titleKeys),
    nepaliTitleKeys: keysIn(row.nepaliTitleKeys),
    relevance: Math.max(0, Number(row.relevance) / best),
  }));
}

/** Splits the stored, space-separated keys. */
export function keysIn(stored: string): string[] {
  return stored === '' ? [] : stored.split(' ');
}

/** The entry of a record; null if it is not live. */
export async function candidateOf(db: Db, { type, item }: EntryName): Promise<Candidate | null> {
  const row = await indexIn(db)
    .selectFrom('search_entry')
    .select(CANDIDATE_COLUMNS)
    .where('type', '=', type)
    .where('item', '=', item)
    .executeTakeFirst();
  return row ? (normalizedRelevance([{ ...row, relevance: 1 }])[0] ?? null) : null;
}
