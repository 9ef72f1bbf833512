import type { Candidate } from './engine.ts';

/** What a put or removed entry leaves to be counted. */
export interface StoredEntry {
  id: number;
  keys: string;
}

export function distinctKeys(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** Nearness as a share of the nearest: what the databases make of it themselves cannot be compared. */
export function scaled(rows: readonly Candidate[]): Candidate[] {
  const nearest = Math.max(...rows.map(({ nearness }) => Number(nearness)), Number.MIN_VALUE);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    nearness: Math.max(0, Number(row.nearness) / nearest),
  }));
}
