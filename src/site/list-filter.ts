/** The active and available filters of a list. */
export interface ListFilter {
  kind: string | undefined;
  year: string | undefined;
  kinds: readonly { name: string; label: string }[];
  /** Gregorian, the latest first. */
  years: readonly string[];
}

/** The query of an address that narrows a list down, encoded; empty for the whole list. */
export function queryOf({ kind, year }: Pick<ListFilter, 'kind' | 'year'>, q?: string): string {
  return new URLSearchParams({
    ...(q !== undefined && { q }),
    ...(kind && { kind }),
    ...(year && { year }),
  }).toString();
}

export const isNarrowed = ({ kind, year }: Pick<ListFilter, 'kind' | 'year'>): boolean =>
  kind !== undefined || year !== undefined;
