import type { Kysely } from 'kysely';
import type { CollegeFacts } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { contentOf, findItem, itemFrom, itemsReferencing } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { type BackReference, backReferencesAmong } from '../schema/back-references.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import type { Candidate, SearchEngine } from './engine.ts';
import { type Entry, entryOf, entryOfCollege, isSearchable } from './entry.ts';
import { type IndexCursor, indexState } from './index-state.ts';
import { type ParsedQuery, type ParseOptions, parseQuery, termsOf } from './parsed-query.ts';
import { type KeyedPart, partsIn, storedPart } from './parts.ts';
import { distinctKeys } from './rows.ts';
import { countEntries, WordCounts } from './vocabulary.ts';
import { keysOfText } from './words/words.ts';

/** Incremented when entries or keys are derived differently; an index of another format is rebuilt. */
const FORMAT = 8;
/** Records per indexing transaction; bounds how long other changes wait for the writer. */
const BATCH_SIZE = 50;

interface Tables {
  search_entry: { id: number; parts: string };
}

const of = (db: Db) => db as unknown as Kysely<Tables>;

export interface SearchOptions {
  database: Pick<OpenDatabase, 'kind' | 'reader' | 'write' | 'version'>;
  types: readonly ContentType[];
  /** Reads the college's own facts inside a change. */
  college(db: Db): Promise<CollegeFacts>;
  now(): Date;
}

/**
 * The full-text index of published content. It is updated in the transaction of each content change and can be
 * rebuilt from the content at any time.
 */
export class Search {
  readonly #options: SearchOptions;
  readonly #index: SearchEngine;
  readonly #types: readonly ContentType[];
  /** The lists whose records have no page: their text is found by the record that lists them. */
  readonly #textsOf: readonly BackReference[];
  #isStopped = false;

  private constructor(options: SearchOptions, index: SearchEngine) {
    this.#options = options;
    this.#index = index;
    this.#types = options.types.filter(isSearchable);
    this.#textsOf = backReferencesAmong(options.types).filter(
      ({ of, listed }) => isSearchable(of) && !isSearchable(listed),
    );
  }

  /** Opens the index; one that is missing or has another format starts empty. */
  static async open(options: SearchOptions): Promise<Search> {
    const search = new Search(options, await engineFor(options.database));
    await options.database.write(async ({ db }) => {
      if ((await indexState.format(db)) !== FORMAT) await search.#begin(db);
    });
    return search;
  }

  /**
   * Indexes published content that is not in the index yet, in batches with a short transaction each. Content that is
   * published meanwhile is indexed by its own change.
   */
  async indexPending(): Promise<void> {
    if ((await indexState.cursor(this.#reader)) === null) return;
    while (!this.#isStopped) {
      if (await this.#options.database.write((change) => this.#readSome(change))) return;
    }
  }

  /** Stops the indexing; the next start continues it. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Rebuilds the whole index. @returns the number of entries */
  async rebuild(): Promise<number> {
    await this.#options.database.write(({ db }) => this.#begin(db));
    await this.indexPending();
    return countEntries(this.#reader);
  }

  /**
   * Indexes a record inside the change that creates or updates it, and the records that list it, whose entries hold its
   * text.
   */
  async put(change: Change, type: ContentType, item: Item): Promise<void> {
    if (isSearchable(type)) await this.#putAll(change.db, [await this.#entryOf(change.db, type, item)]);
    await this.#putListing(change.db, type, item);
  }

  /** Indexes the college's own facts inside the change that updates them. */
  async putCollege(change: Change, facts: CollegeFacts): Promise<void> {
    await this.#putAll(change.db, [entryOfCollege(facts, this.#options.now())]);
  }

  /** Removes a record inside the change that deletes it, once it is deleted, also from the records that list it. */
  async remove(change: Change, type: ContentType, item: Item): Promise<void> {
    if (isSearchable(type)) {
      const counts = new WordCounts();
      counts.change(await this.#index.remove(change.db, type.name, item._id), null);
      await this.#count(change.db, counts);
    }
    await this.#putListing(change.db, type, item);
  }

  /** Parses a query against the published vocabulary. */
  async parse(text: string, manner?: ParseOptions): Promise<ParsedQuery> {
    return parseQuery(this.#reader, text, manner);
  }

  /** The most relevant entries with every word, or with any; words that match nothing are ignored for `any`. */
  async matches(asked: ParsedQuery, every: boolean, limit: number): Promise<Candidate[]> {
    const terms = termsOf(asked);
    const known = terms.filter((term) => term !== null);
    if (known.length === 0 || (every && known.length < terms.length)) return [];
    return this.#index.find(this.#reader, { terms: known, every, limit });
  }

  /** The texts of candidates, by candidate id. */
  async partsOf(candidates: readonly Candidate[]): Promise<Map<number, KeyedPart[]>> {
    if (candidates.length === 0) return new Map();
    const rows = await of(this.#reader)
      .selectFrom('search_entry')
      .select(['id', 'parts'])
      .where(
        'id',
        'in',
        candidates.map(({ id }) => id),
      )
      .execute();
    return new Map(rows.map(({ id, parts }) => [Number(id), partsIn(parts)]));
  }

  get #reader(): Db {
    return this.#options.database.reader;
  }

  async #begin(db: Db) {
    await this.#index.drop(db);
    await this.#index.prepare(db);
    await indexState.begin(db, FORMAT);
  }

  async #putAll(db: Db, entries: readonly Entry[]) {
    const counts = new WordCounts();
    for (const entry of entries) {
      const titleKeys = keysOfText(entry.title);
      const parts = entry.parts.map((part): KeyedPart => {
        return { ...part, headingKeys: keysOfText(part.heading), keys: keysOfText(part.text) };
      });
      const bodyKeys = parts.flatMap(({ headingKeys, keys }) => [...headingKeys, ...keys]);
      bodyKeys.push(...keysOfText(entry.aside));
      const stored = JSON.stringify(parts.map(storedPart));
      const keys = distinctKeys(titleKeys, bodyKeys);
      const before = await this.#index.put(db, { entry, parts: stored, titleKeys, bodyKeys, keys });
      counts.change(before, keys);
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
    return entryOf(type, item, listed);
  }

  /** Indexes the records again whose entries hold the text of this one. */
  async #putListing(db: Db, type: ContentType, item: Item): Promise<void> {
    for (const { of, listed, field } of this.#textsOf) {
      if (listed.name !== type.name) continue;
      const listing = await findItem(db, of, String(item[field]));
      if (listing) await this.#putAll(db, [await this.#entryOf(db, of, listing.item)]);
    }
  }

  async #count(db: Db, { changes }: WordCounts) {
    if (changes.size > 0) await this.#index.addToWordCounts(db, changes);
  }

  /** Indexes one batch. @returns whether the index is complete */
  async #readSome(change: Change): Promise<boolean> {
    const { db } = change;
    const {
      college,
      now,
      database: { version },
    } = this.#options;
    const cursor = await indexState.cursor(db);
    if (!cursor) return true;
    const at = Math.max(
      0,
      this.#types.findIndex(({ name }) => name === cursor.type),
    );
    const type = this.#types[at];
    if (type) {
      const rows = await contentOf(db)
        .selectFrom(type.name)
        .selectAll()
        .where('_id', '>', cursor.item)
        .orderBy('_id')
        .limit(BATCH_SIZE)
        .execute();
      const entries: Entry[] = [];
      for (const row of rows) entries.push(await this.#entryOf(db, type, itemFrom(type, row)));
      await this.#putAll(
        db,
        entries.sort((one, other) => (one.at < other.at ? -1 : 1)),
      );
      const next = cursorAfter(
        type,
        rows.length === BATCH_SIZE ? rows.at(-1)?._id : null,
        this.#types[at + 1],
      );
      if (next) {
        await indexState.setCursor(db, next);
        return false;
      }
    }
    await this.#putAll(db, [entryOfCollege(await college(db), now())]);
    await indexState.setCursor(db, null);
    // Invalidates pages with incomplete results. On an empty site none were rendered, and version 0 means empty.
    if (version.current > 0) await version.increment(change);
    return true;
  }
}

/** The cursor after the last record of a batch, which may be the start of the next type. */
function cursorAfter(
  type: ContentType,
  last: unknown,
  following: ContentType | undefined,
): IndexCursor | null {
  if (last !== null && last !== undefined) return { type: type.name, item: String(last) };
  return following ? { type: following.name, item: '' } : null;
}

async function engineFor({ kind }: Pick<OpenDatabase, 'kind'>): Promise<SearchEngine> {
  if (kind === 'postgres') return (await import('./postgres.ts')).postgresSearch;
  return (await import('./sqlite.ts')).sqliteSearch;
}
