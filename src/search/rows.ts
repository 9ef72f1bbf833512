import type { Kysely } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { Candidate } from './engine.ts';
import type { EntryName } from './index-state.ts';

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
