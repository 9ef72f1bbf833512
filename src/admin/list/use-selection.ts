import { useState } from 'react';

export interface Selection {
  has(id: string): boolean;
  toggle(id: string, isSelected: boolean): void;
}

/**
 * The records that are selected on the page that is shown; another page, filter or order begins without any.
 * @param shown identifies the shown page, filter and order
 */
export function useSelection<Line extends { _id: string }>(lines: readonly Line[], shown: string) {
  const [kept, keep] = useState<{ shown: string; ids: ReadonlySet<string> }>({ shown, ids: new Set() });
  const ids = kept.shown === shown ? kept.ids : new Set<string>();
  const selected = lines.filter(({ _id }) => ids.has(_id));
  return {
    selected,
    isAll: lines.length > 0 && selected.length === lines.length,
    has: (id: string) => ids.has(id),
    toggle(id: string, isSelected: boolean) {
      keep({ shown, ids: new Set(isSelected ? [...ids, id] : [...ids].filter((one) => one !== id)) });
    },
    /** Unselects all but these. */
    keepOnly: (left: readonly string[]) => keep({ shown, ids: new Set(left.filter((id) => ids.has(id))) }),
    selectAll: (isSelected: boolean) =>
      keep({ shown, ids: new Set(isSelected ? lines.map(({ _id }) => _id) : []) }),
  };
}
