import type { Candidate } from './engine.ts';

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
