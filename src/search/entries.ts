import type { CollegeFacts } from '../content/college.ts';
import type { Db } from '../db/engine.ts';
import { findItem, itemsReferencing } from '../db/store.ts';
import { type BackReference, backReferencesAmong } from '../schema/back-references.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import { documentsOf } from './document-parts.ts';
import { distinctKeys, type IndexedEntry, type SearchEngine } from './engine.ts';
import { type Entry, entryOf, entryOfCollege, isSearchable } from './entry.ts';
import type { EntryName } from './index-state.ts';
import { type KeyedPart, storedPart } from './parts.ts';
import { WordCounts } from './vocabulary.ts';
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
    const counts = new WordCounts();
    counts.change(await this.#index.remove(db, type, item), null);
    await this.#count(db, counts);
  }

  async #putAll(db: Db, entries: readonly Entry[]) {
    const counts = new WordCounts();
    for (const entry of entries) {
      const indexed = indexedEntry(entry);
      const before = await this.#index.put(db, indexed);
      counts.change(before, indexed.keys);
    }
    await this.#count(db, counts);
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

  async #count(db: Db, { changes }: WordCounts) {
    if (changes.size > 0) await this.#index.addToWordCounts(db, changes);
  }
}

/**
 * Bytes of an entry's distinct keys, each with what PostgreSQL stores beside it: its vector holds 1 MB. No text that people
 * write comes near.
 */
const MAX_KEY_BYTES = 900_000;
const BYTES_BESIDE_KEY = 8;

/** An entry with the keys of its words. */
function indexedEntry(entry: Entry): IndexedEntry {
  const titleKeys = keysOfText(entry.title);
  const nepaliTitleKeys = keysOfText(entry.nepaliTitle);
  const parts = entry.parts.map((part): KeyedPart => {
    return { ...part, headingKeys: keysOfText(part.heading), keys: keysOfText(part.text) };
  });
  const keysIn = (some: readonly KeyedPart[]) =>
    some.flatMap(({ headingKeys, keys }) => [...headingKeys, ...keys]);
  const bodyKeys = keysIn(parts.filter(({ isOfDocument }) => !isOfDocument));
  bodyKeys.push(...keysOfText(entry.aside));
  // Only the distinct words of a PDF, since the ranking of both databases lowers long texts.
  bodyKeys.push(...distinctKeys(keysIn(parts.filter(({ isOfDocument }) => isOfDocument))));
  const stored = JSON.stringify(parts.map(storedPart));
  const all = distinctKeys(titleKeys, nepaliTitleKeys, bodyKeys);
  const keys = all.slice(0, countThatFit(all));
  const found = new Set(keys);
  const isWhole = keys.length === all.length;
  return {
    entry,
    parts: stored,
    titleKeys,
    nepaliTitleKeys,
    bodyKeys: isWhole ? bodyKeys : bodyKeys.filter((key) => found.has(key)),
    keys,
  };
}

function countThatFit(keys: readonly string[]): number {
  let bytes = 0;
  const first = keys.findIndex((key) => {
    bytes += Buffer.byteLength(key) + BYTES_BESIDE_KEY;
    return bytes > MAX_KEY_BYTES;
  });
  return first < 0 ? keys.length : first;
}
