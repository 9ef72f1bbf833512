import type { CollegeFacts } from '../content/college.ts';
import type { Db } from '../db/engine.ts';
import { findItem, itemsReferencing } from '../db/store.ts';
import { type BackReference, backReferencesAmong } from '../schema/back-references.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import { documentsOf } from './document-parts.ts';
import { distinctKeys, type EntryName, type IndexedEntry, keysIn, type SearchEngine } from './engine.ts';
import { type Entry, entryOf, entryOfCollege, isSearchable } from './entry.ts';
import { type KeyedPart, partsToStore } from './parts.ts';
import { IN_EVERY_ENTRY } from './vocabulary.ts';
import { keysOfText } from './words/words.ts';

export interface EntriesOptions {
  types: readonly ContentType[];
  /** Reads the college's own facts inside a change. */
  college(db: Db): Promise<CollegeFacts>;
  now(): Date;
}

/** The entries of the index, written inside the change of the content that they hold. */
export class Entries {
  readonly #options: EntriesOptions;
  readonly #index: SearchEngine;
  /** The lists whose records have no page: their text is found by the record that lists them. */
  readonly #textsOf: readonly BackReference[];

  constructor(options: EntriesOptions, index: SearchEngine) {
    this.#options = options;
    this.#index = index;
    this.#textsOf = backReferencesAmong(options.types).filter(
      ({ of, listed }) => isSearchable(of) && !isSearchable(listed),
    );
  }

  /** Writes the entries of records, the oldest first; records of types without a page have none. */
  async put(db: Db, type: ContentType, items: readonly Item[]): Promise<void> {
    if (!isSearchable(type)) return;
    const entries: Entry[] = [];
    for (const item of items) entries.push(await this.#entryOf(db, type, item));
    entries.sort((one, other) => (one.at < other.at ? -1 : 1));
    await this.#putAll(db, entries);
  }

  async putCollege(db: Db, facts: CollegeFacts): Promise<void> {
    await this.#putAll(db, [entryOfCollege(facts, this.#options.now())]);
  }

  /** Writes the entries again that hold the text of this record because their own record lists it. */
  async putListing(db: Db, type: ContentType, item: Item): Promise<void> {
    for (const { of, listed, field } of this.#textsOf) {
      if (listed.name !== type.name) continue;
      const listing = await findItem(db, of, String(item[field]));
      if (listing) await this.put(db, of, [listing.item]);
    }
  }

  async remove(db: Db, { type, item }: EntryName): Promise<void> {
    const keys = await this.#index.remove(db, type, item);
    if (keys) await this.#count(db, [{ keys, by: -1 }]);
  }

  async #putAll(db: Db, entries: readonly Entry[]) {
    const changes: CountChange[] = [];
    for (const entry of entries) {
      const indexed = indexedEntry(entry);
      const before = await this.#index.put(db, indexed);
      if (before) changes.push({ keys: before, by: -1 });
      changes.push({ keys: keysIn(indexed.keys), by: 1 });
    }
    await this.#count(db, changes);
  }

  async #entryOf(db: Db, type: ContentType, item: Item): Promise<Entry> {
    const lists = this.#textsOf.filter(({ of }) => of.name === type.name);
    const listed = await Promise.all(
      lists.map(async (reference) => ({
        type: reference.listed,
        items: await itemsReferencing(db, reference.listed, reference.field, item._id),
      })),
    );
    return entryOf(type, item, listed, await documentsOf(db, type, item));
  }

  async #count(db: Db, changes: readonly CountChange[]) {
    const counts = new Map<string, number>();
    for (const { keys, by } of changes)
      for (const key of [IN_EVERY_ENTRY, ...keys]) counts.set(key, (counts.get(key) ?? 0) + by);
    const changed = new Map([...counts].filter(([, by]) => by !== 0));
    if (changed.size > 0) await this.#index.addToWordCounts(db, changed);
  }
}

/** The distinct keys of an entry that was added or removed. */
interface CountChange {
  keys: readonly string[];
  by: 1 | -1;
}

/** Bytes of an entry's keys, each with PostgreSQL's overhead: its vector holds 1 MB, more than people write. */
const MAX_KEY_BYTES = 900_000;
const BYTES_BESIDE_KEY = 14;

/** An entry with the keys of its words. */
function indexedEntry(entry: Entry): IndexedEntry {
  const { type, item, title, nepaliTitle, at } = entry;
  const titleKeys = keysOfText(title);
  const nepaliTitleKeys = keysOfText(nepaliTitle);
  const parts = entry.parts.map((part): KeyedPart => {
    return { ...part, headingKeys: keysOfText(part.heading), keys: keysOfText(part.text) };
  });
  const keysOf = (some: readonly KeyedPart[]) =>
    some.flatMap(({ headingKeys, keys }) => [...headingKeys, ...keys]);
  const bodyKeys = keysOf(parts.filter(({ isOfDocument }) => !isOfDocument));
  bodyKeys.push(...keysOfText(entry.aside));
  // Only the distinct words of a PDF, since the ranking of both databases lowers long texts.
  bodyKeys.push(...distinctKeys(keysOf(parts.filter(({ isOfDocument }) => isOfDocument))));
  let left = MAX_KEY_BYTES;
  const keys = distinctKeys(titleKeys, nepaliTitleKeys, bodyKeys).filter((key) => {
    left -= Buffer.byteLength(key) + BYTES_BESIDE_KEY;
    return left >= 0;
  });
  const found = new Set(keys);
  return {
    ...{ type, item, title, nepaliTitle, at },
    parts: partsToStore(parts),
    titleKeys: titleKeys.join(' '),
    nepaliTitleKeys: nepaliTitleKeys.join(' '),
    bodyKeys: bodyKeys.filter((key) => found.has(key)),
    keys: keys.join(' '),
  };
}
