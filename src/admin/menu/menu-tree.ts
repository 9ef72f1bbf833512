import { type ManagedLink, MENU_LIMITS, targetKey } from '../../content/menu.ts';
import type { Language } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import { language } from '../language.ts';

/** An entry on the screen; only entries of the header have others below them. */
export interface Entry extends ManagedLink {
  items?: Entry[];
}

/** Where an entry stands: its index in the list, or in the group at `within`. */
export interface Place {
  at: number;
  within?: number | undefined;
}

type Entries = readonly Entry[];

export const itemsOf = ({ items = [] }: Entry): Entry[] => items;

/** The list in which a place is. */
export const siblingsAt = (entries: Entries, { within }: Place): Entries => {
  const group = within === undefined ? undefined : entries[within];
  return group ? itemsOf(group) : entries;
};

/** The entries with others in place of some at a place. */
function spliced(entries: Entries, { at, within }: Place, count: number, ...others: Entries): Entry[] {
  const list = siblingsAt(entries, { at, within }).toSpliced(at, count, ...others);
  const group = within === undefined ? undefined : entries[within];
  return group && within !== undefined ? entries.with(within, { ...group, items: list }) : list;
}

export const removed = (entries: Entries, place: Place) => spliced(entries, place, 1);
export const replaced = (entries: Entries, place: Place, entry: Entry) => spliced(entries, place, 1, entry);
export const inserted = (entries: Entries, place: Place, entry: Entry) => spliced(entries, place, 0, entry);

/** The entries with another one at the end of the list, or of the group at `within`. */
export const added = (entries: Entries, entry: Entry, within?: number) =>
  inserted(entries, { at: siblingsAt(entries, { at: 0, within }).length, within }, entry);

/** The entries after an entry was moved within its list; null beyond an end. @param to from 0 */
export function stepped(entries: Entries, place: Place, to: number): Entry[] | null {
  const siblings = siblingsAt(entries, place);
  const entry = siblings[place.at];
  return entry && siblings[to] ? inserted(removed(entries, place), { ...place, at: to }, entry) : null;
}

/** The entries after one went into the group above it, as its last; null where it cannot. */
export function putInto(entries: Entries, { at, within }: Place): Entry[] | null {
  const [above, entry] = [entries[at - 1], entries[at]];
  if (within !== undefined || !above || !entry || itemsOf(entry).length > 0) return null;
  return itemsOf(above).length < MENU_LIMITS.items ? added(removed(entries, { at }), entry, at - 1) : null;
}

/** The entries after one left its group, to stand behind it; null for one that is in none. */
export function takenOut(entries: Entries, place: Place): Entry[] | null {
  const entry = siblingsAt(entries, place)[place.at];
  if (place.within === undefined || !entry || entries.length >= MENU_LIMITS.header) return null;
  return inserted(removed(entries, place), { at: place.within + 1 }, entry);
}

/** A key for each entry of a list and of its groups, which stays the entry's own while it moves. */
export function keysOf(entries: Entries): Map<Entry, string> {
  const keys = new Map<Entry, string>();
  const all = entries.flatMap((group) => [group, ...itemsOf(group)]);
  for (const [key, same] of Map.groupBy(all, ({ target }) => encodeURIComponent(targetKey(target))))
    for (const [at, entry] of same.entries()) keys.set(entry, at === 0 ? key : `${key}-${at}`);
  return keys;
}

/** An entry's name on the screen. */
export const nameOf = (entry: Entry, of: Language = language) => {
  const name = { name: entry.label || entry.title, name_ne: entry.label_ne || entry.title_ne };
  return textIn(of, name, 'name').text;
};
