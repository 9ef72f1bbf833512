import type { Candidate } from './engine.ts';

/** What a put or removed entry leaves to be counted. */
export interface StoredEntry {
  id: number;
  keys: string;
}

export function distinctKeys(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** A candidate as a database gives it. */
export interface FoundRow extends Omit<Candidate, 'titleKeys'> {
  title_keys: string;
}

/** Nearness as a share of the nearest: what the databases make of it themselves cannot be compared. */
export function scaled(rows: readonly FoundRow[]): Candidate[] {
  const nearest = Math.max(...rows.map(({ nearness }) => Number(nearness)), Number.MIN_VALUE);
  return rows.map(({ title_keys, ...row }) => ({
    ...row,
    id: Number(row.id),
    titleKeys: keysIn(title_keys),
    nearness: Math.max(0, Number(row.nearness) / nearest),
  }));
}

/** Keys as they are stored, one after the other. */
export function keysIn(stored: string): string[] {
  return stored === '' ? [] : stored.split(' ');
}
