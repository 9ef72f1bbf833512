import type { Kysely } from 'kysely';
import type { CollegeFacts } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { contentOf, itemFrom } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import { type Asked, askedIn, type Manner, termsOf } from './asked.ts';
import type { Candidate, SearchEngine } from './engine.ts';
import { type Entry, entryOf, entryOfCollege, isFound } from './entry.ts';
import { type KeyedPart, partsIn, storedPart } from './parts.ts';
import { type Place, searchState } from './search-state.ts';
import { distinctKeys } from './stored.ts';
import { countEntries, WordCounts } from './vocabulary.ts';
import { keysOfText } from './words/words.ts';

/** Rises when entries or keys are made in another way: the index of before is made anew then. */
const FORMAT = 7;
/** So many records are read in with one commit: visitors and staff are kept waiting no longer than that takes. */
const AT_ONCE = 50;

interface Tables {
  search_entry: { id: number; parts: string };
}

const of = (db: Db) => db as unknown as Kysely<Tables>;

export interface SearchOptions {
  database: Pick<OpenDatabase, 'kind' | 'reader' | 'write' | 'version'>;
  types: readonly ContentType[];
  /** What the college says of itself, as it stands inside a change. */
  college(db: Db): Promise<CollegeFacts>;
  now(): Date;
}

/**
 * The index over everything that is published. It is changed with what it finds, in the same transaction, and can be
 * made again from it at any time.
 */
export class Search {
  readonly #options: SearchOptions;
  readonly #index: SearchEngine;
  readonly #types: readonly ContentType[];
  #isStopped = false;

  private constructor(options: SearchOptions, index: SearchEngine) {
    this.#options = options;
    this.#index = index;
    this.#types = options.types.filter(isFound);
  }

  /** Opens the index, with nothing in it where there was none, or one of another making. */
  static async open(options: SearchOptions): Promise<Search> {
    const search = new Search(options, await engineFor(options.database));
    await options.database.write(async ({ db }) => {
      if ((await searchState.format(db)) !== FORMAT) await search.#begin(db);
    });
    return search;
  }

  /**
   * Reads in what is published and not in the index yet. In chunks, each a short change: what is published meanwhile
   * is not kept waiting, and comes in by itself.
   */
  async catchUp(): Promise<void> {
    if ((await searchState.place(this.#reader)) === null) return;
    while (!this.#isStopped) {
      if (await this.#options.database.write((change) => this.#readSome(change))) return;
    }
  }

  /** Leaves off reading in; the next start goes on with it. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Forgets everything and reads it in anew. @returns how many entries there are */
  async rebuild(): Promise<number> {
    await this.#options.database.write(({ db }) => this.#begin(db));
    await this.catchUp();
    return countEntries(this.#reader);
  }

  /** Part of every change to a record. */
  async put(change: Change, type: ContentType, item: Item): Promise<void> {
    if (isFound(type)) await this.#putAll(change.db, [entryOf(type, item)]);
  }

  /** Part of every change to what the college says of itself. */
  async putCollege(change: Change, facts: CollegeFacts): Promise<void> {
    await this.#putAll(change.db, [entryOfCollege(facts, this.#options.now())]);
  }

  /** Part of every deletion of a record. */
  async remove(change: Change, type: ContentType, item: string): Promise<void> {
    if (!isFound(type)) return;
    const counts = new WordCounts();
    counts.change(await this.#index.remove(change.db, type.name, item), null);
    await this.#count(change.db, counts);
  }

  /** What a text asks for, as far as it is published. */
  async asked(text: string, manner?: Manner): Promise<Asked> {
    return askedIn(this.#reader, text, manner);
  }

  /** The nearest entries that have every word, or any; those that nobody has published are left out of `any`. */
  async nearest(asked: Asked, every: boolean, limit: number): Promise<Candidate[]> {
    const terms = termsOf(asked);
    const known = terms.filter((term) => term !== null);
    if (known.length === 0 || (every && known.length < terms.length)) return [];
    return this.#index.find(this.#reader, { terms: known, every, limit });
  }

  /** The texts of entries, by the candidate's id. */
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

  /** An index with nothing in it. */
  async #begin(db: Db) {
    await this.#index.drop(db);
    await this.#index.prepare(db);
    await searchState.begin(db, FORMAT);
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

  async #count(db: Db, { changes }: WordCounts) {
    if (changes.size > 0) await this.#index.count(db, changes);
  }

  /** @returns whether everything is in the index now */
  async #readSome(change: Change): Promise<boolean> {
    const { db } = change;
    const {
      college,
      now,
      database: { version },
    } = this.#options;
    const place = await searchState.place(db);
    if (!place) return true;
    const at = Math.max(
      0,
      this.#types.findIndex(({ name }) => name === place.type),
    );
    const type = this.#types[at];
    if (type) {
      const rows = await contentOf(db)
        .selectFrom(type.name)
        .selectAll()
        .where('_id', '>', place.item)
        .orderBy('_id')
        .limit(AT_ONCE)
        .execute();
      const entries = rows.map((row) => entryOf(type, itemFrom(type, row)));
      await this.#putAll(
        db,
        entries.sort((one, other) => (one.at < other.at ? -1 : 1)),
      );
      const next = nextPlace(type, rows.length === AT_ONCE ? rows.at(-1)?._id : null, this.#types[at + 1]);
      if (next) {
        await searchState.moveTo(db, next);
        return false;
      }
    }
    await this.#putAll(db, [entryOfCollege(await college(db), now())]);
    await searchState.moveTo(db, null);
    // What was searched for meanwhile is searched for again. Where nothing was published yet, nothing was missed.
    if (version.current > 0) await version.increment(change);
    return true;
  }
}

/** Behind the last record of a type comes the next one. */
function nextPlace(type: ContentType, last: unknown, following: ContentType | undefined): Place | null {
  if (last !== null && last !== undefined) return { type: type.name, item: String(last) };
  return following ? { type: following.name, item: '' } : null;
}

async function engineFor({ kind }: Pick<OpenDatabase, 'kind'>): Promise<SearchEngine> {
  if (kind === 'postgres') return (await import('./postgres.ts')).postgresSearch;
  return (await import('./sqlite.ts')).sqliteSearch;
}
