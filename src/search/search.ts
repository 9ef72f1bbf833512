import { sql } from 'kysely';
import type { CollegeFacts } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { inOrder } from '../db/order.ts';
import { contentOf, itemFrom } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { withoutMarks } from '../languages/marks.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import { fold } from '../schema/fold.ts';
import {
  type Candidate,
  candidateOf,
  distinctKeys,
  type EntryName,
  indexIn,
  keysIn,
  type SearchEngine,
} from './engine.ts';
import { Entries, type EntriesOptions } from './entries.ts';
import { isSearchable } from './entry.ts';
import { FORMAT, indexState } from './index-state.ts';
import { bestMatches } from './match-tiers.ts';
import { oncePerVersion } from './once-per-version.ts';
import { type ParsedQuery, type ParseOptions, parseQuery, termsOf, topicsOf } from './parsed-query.ts';
import { type KeyedPart, partsCache, partsIn } from './parts.ts';
import { countEntries } from './vocabulary.ts';

/** A word of a question, as the keys by which other words mean it. */
type Topic = ReadonlySet<string>;

/** A question that staff have tied to a record. */
interface TaughtQuestion extends EntryName {
  topics: readonly Topic[];
}

/** Two questions are similar if each has at least this share of the other's words. */
const MIN_ALIKE = 0.7;
/** Bounds the work for one question; the latest count. */
const MAX_TAUGHT = 1000;

/** The share of topics that the others have too; 0 without topics. */
function shareOf(topics: readonly Topic[], others: readonly Topic[]): number {
  if (topics.length === 0) return 0;
  return (
    topics.filter((topic) => others.some((other) => !topic.isDisjointFrom(other))).length / topics.length
  );
}

/** Records per indexing transaction; bounds how long other changes wait for the writer. */
const BATCH_SIZE = 50;

/** Bounds the titles that are read for the names in them. */
const MAX_NAMED = 500;

/** The keys by which a question names a programme. */
export interface ProgrammeNames {
  /** Those of each whole title, in either language. */
  titles: readonly ReadonlySet<string>[];
  /** Those that one programme has alone. */
  words: ReadonlySet<string>;
  /** Titles of several words, by their folded letters without spaces: 'ballb' is 'BA LLB'. */
  joined: ReadonlyMap<string, string>;
}

export interface SearchOptions extends EntriesOptions {
  database: Pick<OpenDatabase, 'kind' | 'reader' | 'write' | 'version'>;
}

/** The full-text index of published content, updated in the transaction of each change; it can be rebuilt. */
export class Search {
  readonly #options: SearchOptions;
  readonly #index: SearchEngine;
  readonly #types: readonly ContentType[];
  readonly #entries: Entries;
  /** In the memory of this process. */
  readonly #taughtQuestions: () => Promise<readonly TaughtQuestion[]>;
  readonly #parts = partsCache();
  /** What names the live programmes. */
  readonly programmeNames: () => Promise<ProgrammeNames>;
  #isStopped = false;

  private constructor(options: SearchOptions, index: SearchEngine) {
    this.#options = options;
    this.#index = index;
    this.#types = options.types.filter(isSearchable);
    const { version } = options.database;
    this.#taughtQuestions = oncePerVersion(version, () => this.#readTaught());
    this.programmeNames = oncePerVersion(version, () => this.#readProgrammeNames());
    this.#entries = new Entries(options, index);
  }

  /** Opens the index; one that is missing or has another format starts empty. */
  static async open(options: SearchOptions): Promise<Search> {
    const search = new Search(options, await engineFor(options.database));
    // Errors, such as the missing table of a new database, are left to the change.
    const format = await indexState.format(search.#reader).catch(() => null);
    if (format !== FORMAT) await options.database.write(({ db }) => search.#beginUnlessCurrent(db));
    return search;
  }

  /** Indexes what is published and not in the index yet, as after an upgrade, in batches with short transactions. */
  async indexPending(): Promise<void> {
    const { write } = this.#options.database;
    if (await this.isIndexing())
      while (!this.#isStopped && !(await write((change) => this.#readSome(change))));
  }

  /** Whether published content is not in the index yet. */
  async isIndexing(): Promise<boolean> {
    return (await indexState.cursor(this.#reader)) !== null;
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

  /** Indexes a record inside its change, and the records that list it, whose entries hold its text. */
  async put({ db }: Change, type: ContentType, item: Item): Promise<void> {
    await this.#entries.put(db, type, [item]);
    await this.#entries.putListing(db, type, item);
  }

  /** Indexes the college's own facts inside the change that updates them. */
  async putCollege({ db }: Change, facts: CollegeFacts): Promise<void> {
    await this.#entries.putCollege(db, facts);
  }

  /** Removes a record inside the change that deletes it, once it is deleted, also from the records that list it. */
  async remove({ db }: Change, type: ContentType, item: Item): Promise<void> {
    if (isSearchable(type)) await this.#entries.remove(db, { type: type.name, item: item._id });
    await this.#entries.putListing(db, type, item);
  }

  /** Parses a query against the published vocabulary. */
  async parse(text: string, manner?: ParseOptions): Promise<ParsedQuery> {
    return parseQuery(this.#reader, withoutMarks(text), manner);
  }

  /** The most relevant entries with every word, or with any; words that match nothing are ignored for `any`. */
  async matches(asked: ParsedQuery, every: boolean, limit: number): Promise<Candidate[]> {
    const terms = termsOf(asked);
    const known = terms.filter((term) => term !== null);
    if (known.length === 0 || (every && known.length < terms.length)) return [];
    return bestMatches(this.#index, this.#reader, { terms: known, every, limit });
  }

  /** The live entry that staff have tied to the question most like this one; null if there is none. */
  async taught(question: string): Promise<Candidate | null> {
    const questions = await this.#taughtQuestions();
    if (questions.length === 0) return null;
    const topics = topicsOf(question);
    const similar = questions
      .map((one) => ({ one, alike: Math.min(shareOf(topics, one.topics), shareOf(one.topics, topics)) }))
      .filter(({ alike }) => alike >= MIN_ALIKE)
      // Of two that are equally similar the later one stays first.
      .sort((one, other) => other.alike - one.alike);
    for (const { one } of similar) {
      const candidate = await candidateOf(this.#reader, one);
      if (candidate) return candidate;
    }
    return null;
  }

  async #readTaught(): Promise<readonly TaughtQuestion[]> {
    const all = this.#reader.selectFrom('taught').select(['question', 'type', 'item']);
    const rows = await inOrder(all, ['at', '_id']).limit(MAX_TAUGHT).execute();
    return rows.map(({ question, type, item }) => ({ type, item, topics: topicsOf(question) }));
  }

  async #readProgrammeNames(): Promise<ProgrammeNames> {
    const rows = await indexIn(this.#reader)
      .selectFrom('search_entry')
      .select(['title', 'titleKeys', 'nepaliTitleKeys'])
      .where('type', '=', 'faculty')
      .limit(MAX_NAMED)
      .execute();
    const titles = rows.map((row) => [keysIn(row.titleKeys), keysIn(row.nepaliTitleKeys)] as const);
    const keys = titles.flatMap((own) => distinctKeys(...own));
    const times = Map.groupBy(keys, (key) => key);
    return {
      titles: titles
        .flat()
        .filter((own) => own.length > 0)
        .map((own) => new Set(own)),
      words: new Set(keys.filter((key) => times.get(key)?.length === 1)),
      joined: new Map(
        rows.flatMap(({ title }) => (title.includes(' ') ? [[fold(title.replaceAll(' ', '')), title]] : [])),
      ),
    };
  }

  /** The texts of candidates, by candidate id. */
  async partsOf(candidates: readonly Candidate[]): Promise<Map<number, readonly KeyedPart[]>> {
    const { current } = this.#options.database.version;
    // A rebuilt index may give an id to another record.
    const nameOf = ({ id, item }: { id: number; item: string }) => `${current} ${id} ${item}`;
    const known = new Map<number, readonly KeyedPart[]>();
    const missing: number[] = [];
    for (const candidate of candidates) {
      const parts = this.#parts.get(nameOf(candidate));
      if (parts) known.set(candidate.id, parts);
      else missing.push(candidate.id);
    }
    if (missing.length === 0) return known;
    const rows = await indexIn(this.#reader)
      .selectFrom('search_entry')
      .select(['id', 'item', 'parts'])
      .where('id', 'in', missing)
      .execute();
    for (const row of rows) {
      const parts = partsIn(row.parts);
      this.#parts.set(nameOf(row), parts);
      known.set(Number(row.id), parts);
    }
    return known;
  }

  get #reader(): Db {
    return this.#options.database.reader;
  }

  async #beginUnlessCurrent(db: Db) {
    await indexState.prepare(db);
    if ((await indexState.format(db)) !== FORMAT) await this.#begin(db);
  }

  async #begin(db: Db) {
    for (const table of ['search_index', 'search_entry', 'search_word'])
      await sql`drop table if exists ${sql.ref(table)}`.execute(db);
    await this.#index.prepare(db);
    await indexState.begin(db);
  }

  /** Indexes one batch. @returns whether the index is complete */
  async #readSome(change: Change): Promise<boolean> {
    const { db } = change;
    const { college, database } = this.#options;
    const { version } = database;
    const cursor = await indexState.cursor(db);
    if (!cursor) return true;
    const at = this.#types.findIndex(({ name }) => name === cursor.type);
    const type = this.#types[Math.max(0, at)];
    if (type) {
      const rows = await contentOf(db)
        .selectFrom(type.name)
        .selectAll()
        .where('_id', '>', cursor.item)
        .orderBy('_id')
        .limit(BATCH_SIZE)
        .execute();
      const items = rows.map((row) => itemFrom(type, row));
      await this.#entries.put(db, type, items);
      const isWhole = rows.length < BATCH_SIZE;
      const following = isWhole ? this.#types[Math.max(0, at) + 1] : type;
      if (following) {
        const item = isWhole ? '' : String(rows.at(-1)?._id);
        await indexState.setCursor(db, { type: following.name, item });
        return false;
      }
    }
    await this.#entries.putCollege(db, await college(db));
    await indexState.setCursor(db, null);
    // Invalidates pages with incomplete results. On an empty site none were rendered, and version 0 means empty.
    if (version.current > 0) await version.increment(change);
    return true;
  }
}

async function engineFor({ kind }: Pick<OpenDatabase, 'kind'>): Promise<SearchEngine> {
  if (kind === 'postgres') return (await import('./postgres.ts')).postgresSearch;
  return (await import('./sqlite.ts')).sqliteSearch;
}
