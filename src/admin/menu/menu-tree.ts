import { type ManagedLink, MENU_LIMITS, targetKey } from '../../content/menu.ts';

/** An entry on the screen; only entries of the header have others below them. */
export interface Entry extends ManagedLink {
  items?: Entry[];
}

/** Where an entry stands: its index in the list, or in the group at `within`. */
export interface Place {
  at: number;
  within?: number;
}

export const itemsOf = ({ items = [] }: Entry): Entry[] => items;

/** The list in which a place is. */
export const siblingsAt = (entries: readonly Entry[], { within }: Place): readonly Entry[] => {
  const group = within === undefined ? undefined : entries[within];
  return group ? itemsOf(group) : entries;
};

/** The entries with the list at a place changed. */
function withList(entries: readonly Entry[], { within }: Place, list: Entry[]): Entry[] {
  const group = within === undefined ? undefined : entries[within];
  return group && within !== undefined ? entries.with(within, { ...group, items: list }) : list;
}

export const removed = (entries: readonly Entry[], place: Place): Entry[] =>
  withList(entries, place, siblingsAt(entries, place).toSpliced(place.at, 1));

export const inserted = (entries: readonly Entry[], place: Place, entry: Entry): Entry[] =>
  withList(entries, place, siblingsAt(entries, place).toSpliced(place.at, 0, entry));

export const replaced = (entries: readonly Entry[], place: Place, entry: Entry): Entry[] =>
  withList(entries, place, siblingsAt(entries, place).with(place.at, entry));

const entryAt = (entries: readonly Entry[], place: Place) => siblingsAt(entries, place)[place.at];

/** The entries after an entry was moved by one place; null at an end of its list. */
export function stepped(entries: readonly Entry[], place: Place, by: 1 | -1): Entry[] | null {
  const entry = entryAt(entries, place);
  const to = { ...place, at: place.at + by };
  if (!entry || to.at < 0 || to.at >= siblingsAt(entries, place).length) return null;
  return inserted(removed(entries, place), to, entry);
}

/** The entries after one went into the group above it, as its last; null where it cannot. */
export function putInto(entries: readonly Entry[], { at, within }: Place): Entry[] | null {
  const [above, entry] = [entries[at - 1], entries[at]];
  if (within !== undefined || !above || !entry || itemsOf(entry).length > 0) return null;
  if (itemsOf(above).length >= MENU_LIMITS.items) return null;
  const { items: _, ...alone } = entry;
  const place = { at: itemsOf(above).length, within: at - 1 };
  return inserted(removed(entries, { at }), place, alone);
}

/** The entries after one left its group, to stand behind it; null for one that is in none. */
export function takenOut(entries: readonly Entry[], place: Place): Entry[] | null {
  const entry = entryAt(entries, place);
  if (place.within === undefined || !entry || entries.length >= MENU_LIMITS.header) return null;
  return inserted(removed(entries, place), { at: place.within + 1 }, { ...entry, items: [] });
}

/** A key for each entry of a list and of its groups, which stays the entry's own while it moves. */
export function keysOf(entries: readonly Entry[]): Map<Entry, string> {
  const seen = new Map<string, number>();
  const keys = new Map<Entry, string>();
  for (const entry of entries.flatMap((group) => [group, ...itemsOf(group)])) {
    const key = encodeURIComponent(targetKey(entry.target));
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    keys.set(entry, count === 0 ? key : `${key}-${count}`);
  }
  return keys;
}
