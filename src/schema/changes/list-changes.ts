import { diffArrays } from 'diff';
import type { ListEntry } from './changes.ts';

/** Above this many changes, entries in both lists are compared by position only. */
const MAX_EDITS = 1000;

interface Listed<T> {
  item: T;
  key: string;
  /** Counted from 1. */
  at: number;
}

/**
 * The entries removed from a list, added to it and moved in it, in the order of the second list; removed ones keep
 * their position.
 * @param keyOf identifies an entry in both lists
 */
export function listChanges<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): ListEntry<T>[] {
  const [old, fresh] = [listed(before, keyOf), listed(after, keyOf)];
  const [wasAt, isAt] = [placesOf(old), placesOf(fresh)];
  const entries: ListEntry<T>[] = [];
  for (const part of alignmentOf(old, fresh)) {
    for (const { item, key, at } of part.value) {
      if (part.removed) {
        if (!isAt.has(key)) entries.push({ what: 'removed', item, from: at });
      } else {
        const from = wasAt.get(key);
        if (from === undefined) entries.push({ what: 'added', item, to: at });
        else entries.push({ what: part.added && from !== at ? 'moved' : 'same', item, from, to: at });
      }
    }
  }
  return entries;
}

/** Keys are made distinct, since a list may have a thing twice. */
function listed<T>(items: readonly T[], keyOf: (item: T) => string): Listed<T>[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const key = keyOf(item);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { item, key: `${key} ${nth}`, at: index + 1 };
  });
}

const placesOf = (list: readonly Listed<unknown>[]) => new Map(list.map(({ key, at }) => [key, at]));

interface Part<T> {
  value: Listed<T>[];
  removed: boolean;
  added: boolean;
}

function alignmentOf<T>(old: Listed<T>[], fresh: Listed<T>[]): Part<T>[] {
  const parts = diffArrays(old, fresh, {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MAX_EDITS,
  });
  return (
    parts ?? [
      { value: old, removed: true, added: false },
      { value: fresh, removed: false, added: true },
    ]
  );
}
