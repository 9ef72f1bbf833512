import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { ContentRow, Db } from '../db/engine.ts';
import type { PageQuery } from '../db/reading.ts';
import { contentOf } from '../db/store.ts';
import { errors } from '../errors.ts';
import { foldWithDigits } from '../schema/fold.ts';
import { addressOf } from './address.ts';
import { isUncounted } from './reserved.ts';
import type { StoredRedirects } from './stored-redirects.ts';

/** A table of what visitors looked for in vain, and its column with what. */
type VainTable = { name: 'missing_page'; column: 'path' } | { name: 'vain_search'; column: 'words' };

/** The maximum number of different ones counted between two writes, because a scanner requests any number. */
const MAX_PENDING = 500;
/** Above this many rows, those looked for least are deleted. */
const MAX_ROWS = 1000;
const WRITE_AFTER_MS = 3000;

export interface VainCountsOptions {
  database: Pick<OpenDatabase, 'write' | 'reader'>;
  now(): Date;
  newId(at: Date): string;
  onError(error: unknown): void;
}

/** How often something was looked for, and when last. */
interface VainCount {
  what: string;
  count: number;
  lastAt: string;
}

export const VAIN_ORDERS = ['often', 'latest'] as const;
type VainOrder = (typeof VAIN_ORDERS)[number];

const columnsOf = ({ column }: VainTable) => ['_id', column, 'count', 'firstAt', 'lastAt'];

/**
 * Counts what visitors looked for in vain: in memory, written every few seconds as one change, so that no response waits
 * for it.
 */
export class VainCounts {
  readonly #table: VainTable;
  readonly #options: VainCountsOptions;
  #pending = new Map<string, VainCount>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(table: VainTable, options: VainCountsOptions) {
    this.#table = table;
    this.#options = options;
  }

  protected add(what: string): void {
    this.#add({ what, count: 1, lastAt: this.#options.now().toISOString() });
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  /** Whether it is still missing when it is written. */
  protected async isStillMissing(_what: string): Promise<boolean> {
    return true;
  }

  /** Drops an unwritten count. */
  forget(what: string): void {
    this.#pending.delete(what);
  }

  /** Writes the counts so far. Never rejects: counts that could not be written are kept for the next write. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#writePending());
    return this.#writing;
  }

  /**
   * One page of what contains `q`, with the counts so far, and the number of all: a thousand at most, so they are read at
   * once.
   */
  async page({ q, page, limit }: PageQuery, order: VainOrder = 'often') {
    await this.write();
    const { name, column } = this.#table;
    const all = await contentOf(this.#options.database.reader)
      .selectFrom(name)
      .select(columnsOf(this.#table))
      .$if(order === 'often', (query) => query.orderBy('count', 'desc'))
      .orderBy('lastAt', 'desc')
      .orderBy('_id', 'desc')
      .execute();
    const needle = foldWithDigits(q);
    const found = all.filter((row) => foldWithDigits(String(row[column])).includes(needle));
    return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
  }

  /** Removes one from the list, until it is looked for again. @returns it @throws 403, 404 */
  dismiss(actor: Actor, id: string): Promise<ContentRow> {
    mustHaveDuty(actor, 'publisher');
    return this.#options.database.write(async ({ db }) => {
      const { name } = this.#table;
      const row = await contentOf(db)
        .deleteFrom(name)
        .where('_id', '=', id)
        .returning(columnsOf(this.#table))
        .executeTakeFirst();
      if (!row) throw errors.notFound(name === 'missing_page' ? 'missing page' : 'search');
      return row;
    });
  }

  async #writePending() {
    if (this.#pending.size === 0) return;
    const pending = [...this.#pending.values()];
    this.#pending = new Map();
    const { database, now, newId, onError } = this.#options;
    try {
      const counts: VainCount[] = [];
      for (const count of pending) if (await this.isStillMissing(count.what)) counts.push(count);
      if (counts.length > 0)
        await database.write(({ db }) => storeCounts(db, this.#table, counts, () => newId(now())));
    } catch (error) {
      for (const count of pending) this.#add(count);
      onError(error);
    }
  }

  #add({ what, count, lastAt }: VainCount) {
    const present = this.#pending.get(what);
    if (present) {
      present.count += count;
      if (present.lastAt < lastAt) present.lastAt = lastAt;
    } else if (this.#pending.size < MAX_PENDING) this.#pending.set(what, { what, count, lastAt });
  }
}

/** Adds counts to the table, within a change. */
async function storeCounts(
  db: Db,
  { name, column }: VainTable,
  counts: readonly VainCount[],
  newId: () => string,
): Promise<void> {
  const table = contentOf(db);
  await table
    .insertInto(name)
    .values(
      counts.map(({ what, count, lastAt }) => ({
        _id: newId(),
        [column]: what,
        count,
        firstAt: lastAt,
        lastAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column(column).doUpdateSet((row) => ({
        count: row(`${name}.count`, '+', row.ref('excluded.count')),
        lastAt: row.ref('excluded.lastAt'),
      })),
    )
    .execute();
  const beyond = await table
    .selectFrom(name)
    .select('_id')
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(MAX_ROWS)
    .offset(MAX_ROWS)
    .execute();
  const ids = beyond.map(({ _id }) => String(_id));
  if (ids.length > 0) await table.deleteFrom(name).where('_id', 'in', ids).execute();
}

/** Longer paths are not counted: they are neither typed nor linked. */
const MAX_PATH = 300;

interface MissingPageCountsOptions extends VainCountsOptions {
  redirects: Pick<StoredRedirects, 'has'>;
}

/**
 * Counts requests for missing pages (requirement 19.87). Only the path is kept; nothing about the visitor, and no query,
 * which may be personal.
 */
export class MissingPageCounts extends VainCounts {
  readonly #redirects: Pick<StoredRedirects, 'has'>;

  constructor({ redirects, ...options }: MissingPageCountsOptions) {
    super({ name: 'missing_page', column: 'path' }, options);
    this.#redirects = redirects;
  }

  /** @param path of the request, as `Address` has it, at the home page with the number of a former page */
  count(path: string): void {
    if (isCounted(path)) this.add(path);
  }

  /** Another process may have learned meanwhile of a redirect. */
  protected override async isStillMissing(path: string): Promise<boolean> {
    return !(await this.#redirects.has(addressOf(path)));
  }
}

/** Whether a path may be counted: hidden files are asked for by scanners only, and `@` may be an email address. */
function isCounted(path: string): boolean {
  return path.length <= MAX_PATH && path.startsWith('/') && !/\/\.|@/.test(path) && !isUncounted(path);
}

const MAX_WORDS = 6;
const MAX_CHARACTERS = 60;
/** A telephone number or a day of birth, whatever parts its digits. A year has four. */
const MANY_DIGITS = /\d(?:\D*\d){4}/;
/** A word of letters and digits, such as a reference or an identity number; `12th` and `m3` are shorter. */
const MIXED = /(?=[^\s]*\d)(?=[^\s]*\p{L})[^\s]{6,}/u;

/**
 * The words under which a search is counted: folded, so that spellings count together, and without signs. Null where it
 * may name a person or is no search: an email address, a telephone number, a reference, an address, a long text.
 */
export function wordsToCount(q: string): string | null {
  const typed = foldWithDigits(q);
  if (/@|:\/\/|www\./.test(typed) || MANY_DIGITS.test(typed) || MIXED.test(typed)) return null;
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const counted = words.join(' ');
  const isCounted = words.length > 0 && words.length <= MAX_WORDS && [...counted].length <= MAX_CHARACTERS;
  return isCounted ? counted : null;
}

/** Counts searches of visitors that found nothing: their words, and nothing about who searched. */
export class VainSearchCounts extends VainCounts {
  constructor(options: VainCountsOptions) {
    super({ name: 'vain_search', column: 'words' }, options);
  }

  /** @param q as it was typed */
  count(q: string): void {
    const words = wordsToCount(q);
    if (words !== null) this.add(words);
  }
}
