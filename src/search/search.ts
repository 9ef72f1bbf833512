import { type Kysely, sql } from 'kysely';
import type { CollegeFacts } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { contentOf, itemFrom } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import { type Asked, askedIn, termsOf } from './asked.ts';
import type { Candidate, SearchEngine } from './engine.ts';
import { type Entry, entryOf, entryOfCollege, isFound } from './entry.ts';
import { type KeyedPart, partsIn, storedPart } from './parts.ts';
import { recount } from './vocabulary.ts';
import { keysOfText } from './words/words.ts';

/** Rises when entries or keys are made in another way: the index of before is made anew then. */
const FORMAT = 4;
/** So many records are read in with one commit. */
const AT_ONCE = 100;

interface Tables {
  /** One row: how the index was made, and whether all that is published is in it. */
  search_state: { format: number; complete: number };
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
  #isComplete = false;
  #isStopped = false;

  private constructor(options: SearchOptions, index: SearchEngine) {
    this.#options = options;
    this.#index = index;
    this.#types = options.types.filter(isFound);
  }

  /** Opens the index, with nothing in it where there was none, or one of another making. */
  static async open(options: SearchOptions): Promise<Search> {
    const search = new Search(options, await engineFor(options.database));
    search.#isComplete = await options.database.write(({ db }) => search.#prepare(db));
    return search;
  }

  /** Reads in what is published, unless that was done before. */
  async catchUp(): Promise<void> {
    if (!this.#isComplete) await this.#readIn();
  }

  /** Leaves off reading in; the next start goes on with it. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Forgets everything and reads it in anew. @returns how many entries there are */
  async rebuild(): Promise<number> {
    await this.#options.database.write(async ({ db }) => {
      await this.#index.drop(db);
      await sql`drop table if exists search_state`.execute(db);
      await this.#prepare(db);
    });
    await this.#readIn();
    return this.size();
  }

  /** Part of every change to a record. */
  async put(change: Change, type: ContentType, item: Item): Promise<void> {
    if (isFound(type)) await this.#put(change.db, entryOf(type, item));
  }

  /** Part of every change to what the college says of itself. */
  async putCollege(change: Change, facts: CollegeFacts): Promise<void> {
    await this.#put(change.db, entryOfCollege(facts, this.#options.now()));
  }

  /** Part of every deletion of a record. */
  async remove(change: Change, type: ContentType, item: string): Promise<void> {
    if (!isFound(type)) return;
    await recount(change.db, await this.#index.remove(change.db, type.name, item), []);
  }

  /** How many entries there are. */
  async size(): Promise<number> {
    const { total } = await of(this.#reader)
      .selectFrom('search_entry')
      .select((eb) => eb.fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  /** @param isOpen whether the last word may go on */
  async asked(text: string, isOpen = false): Promise<Asked> {
    return askedIn(this.#reader, text, await this.size(), isOpen);
  }

  /** The nearest entries that have every word, or any; those that nobody has published are left out of `any`. */
  async nearest(asked: Asked, every: boolean, limit: number): Promise<Candidate[]> {
    const terms = termsOf(asked);
    const known = terms.filter((term) => term !== null);
    if (known.length === 0 || (every && known.length < terms.length)) return [];
    return this.#index.find(this.#reader, { terms: known, every, limit });
  }

  /** How many entries have every word, or any. */
  async count(asked: Asked, every: boolean): Promise<number> {
    const terms = termsOf(asked);
    const known = terms.filter((term) => term !== null);
    if (known.length === 0 || (every && known.length < terms.length)) return 0;
    return this.#index.count(this.#reader, { terms: known, every });
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

  /** @returns whether all that is published is in the index */
  async #prepare(db: Db): Promise<boolean> {
    await sql`create table if not exists search_state (format integer not null, complete integer not null)`.execute(
      db,
    );
    const state = await of(db).selectFrom('search_state').selectAll().executeTakeFirst();
    if (state?.format === FORMAT) return state.complete === 1;
    await this.#index.drop(db);
    await this.#index.prepare(db);
    await of(db).deleteFrom('search_state').execute();
    await of(db).insertInto('search_state').values({ format: FORMAT, complete: 0 }).execute();
    return false;
  }

  async #put(db: Db, entry: Entry) {
    const titleKeys = keysOfText(entry.title);
    const parts = entry.parts.map((part): KeyedPart => {
      return { ...part, headingKeys: keysOfText(part.heading), keys: keysOfText(part.text) };
    });
    const bodyKeys = parts.flatMap(({ headingKeys, keys }) => [...headingKeys, ...keys]);
    bodyKeys.push(...keysOfText(entry.aside));
    const stored = JSON.stringify(parts.map(storedPart));
    const before = await this.#index.put(db, { entry, parts: stored, titleKeys, bodyKeys });
    await recount(db, before, [...titleKeys, ...bodyKeys]);
  }

  /** In chunks, each a short change: what is published meanwhile is not kept waiting, and comes in by itself. */
  async #readIn() {
    const { database, college } = this.#options;
    for (const type of this.#types) {
      for (let last: string | null = ''; last !== null; ) {
        if (this.#isStopped) return;
        const from: string = last;
        last = await database.write(({ db }) => this.#readSome(db, type, from));
      }
    }
    await database.write(async (change) => {
      await this.putCollege(change, await college(change.db));
      await of(change.db).updateTable('search_state').set({ complete: 1 }).execute();
      // What was searched for meanwhile is searched for again. Where nothing was published yet, nothing was missed.
      if (database.version.current > 0) await database.version.raise(change);
    });
    this.#isComplete = true;
  }

  /** @returns the last id that was read, or null when there are no more */
  async #readSome(db: Db, type: ContentType, after: string): Promise<string | null> {
    const rows = await contentOf(db)
      .selectFrom(type.name)
      .selectAll()
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) await this.#put(db, entryOf(type, itemFrom(type, row)));
    return rows.length < AT_ONCE ? null : String(rows.at(-1)?._id);
  }
}

async function engineFor({ kind }: Pick<OpenDatabase, 'kind'>): Promise<SearchEngine> {
  if (kind === 'postgres') return (await import('./postgres.ts')).postgresSearch;
  return (await import('./sqlite.ts')).sqliteSearch;
}
