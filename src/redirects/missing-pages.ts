import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { PageQuery } from '../db/reading.ts';
import { errors } from '../errors.ts';
import { foldWithDigits } from '../schema/fold.ts';
import { addressOf } from './address.ts';
import { isUncounted } from './reserved.ts';
import type { StoredRedirects } from './stored-redirects.ts';

const COLUMNS = ['_id', 'path', 'count', 'firstAt', 'lastAt'] as const;

/** A path that visitors asked for, and that is no page. */
interface MissingPage {
  _id: string;
  path: string;
  count: number;
  firstAt: string;
  lastAt: string;
}

export const MISSING_PAGE_ORDERS = ['often', 'latest'] as const;
type MissingPageOrder = (typeof MISSING_PAGE_ORDERS)[number];

function ordered(db: Db, order: MissingPageOrder) {
  return db
    .selectFrom('missing_page')
    .$if(order === 'often', (query) => query.orderBy('count', 'desc'))
    .orderBy('lastAt', 'desc')
    .orderBy('_id', 'desc');
}

/** All of them: a thousand at most, so they are read at once. */
export function allMissingPages(db: Db, order: MissingPageOrder = 'often'): Promise<MissingPage[]> {
  return ordered(db, order).select(COLUMNS).execute();
}

/** One page of those whose path contains `q`, and the number of all that do. */
export async function pageOfMissingPages(
  { reader }: Pick<OpenDatabase, 'reader'>,
  { q, page, limit }: PageQuery,
  order: MissingPageOrder = 'often',
): Promise<{ items: MissingPage[]; total: number }> {
  const needle = foldWithDigits(q);
  const found = (await allMissingPages(reader, order)).filter(({ path }) =>
    foldWithDigits(path).includes(needle),
  );
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
}

/** Removes a path from the list, until it is requested again. @returns it @throws 403, 404 */
export async function dismissMissingPage(
  { database }: { database: Pick<OpenDatabase, 'write'> },
  actor: Actor,
  id: string,
): Promise<MissingPage> {
  mustHaveDuty(actor, 'publisher');
  return database.write(async ({ db }) => {
    const row = await db
      .deleteFrom('missing_page')
      .where('_id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (!row) throw errors.notFound('missing page');
    return row;
  });
}

/** Longer paths are not counted: they are neither typed nor linked. */
const MAX_PATH = 300;
/** The maximum number of different paths counted between two writes, because a scanner requests any number. */
const MAX_PENDING = 500;
const WRITE_AFTER_MS = 3000;

interface MissingPageCountsOptions {
  database: Pick<OpenDatabase, 'write'>;
  redirects: Pick<StoredRedirects, 'has'>;
  now(): Date;
  newId(at: Date): string;
  onError(error: unknown): void;
}

/**
 * Counts requests for missing pages: in memory, written every few seconds as one change, so that no response
 * waits for it (requirement 19.87). Only the path is kept; nothing about the visitor, and no query, which may be
 * personal.
 */
export class MissingPageCounts {
  readonly #options: MissingPageCountsOptions;
  #pending = new Map<string, PathCount>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: MissingPageCountsOptions) {
    this.#options = options;
  }

  /** @param path of the request, as `Address` has it, at the home page with the number of a former page */
  count(path: string): void {
    if (!isCounted(path)) return;
    this.#add({ path, count: 1, lastAt: this.#options.now().toISOString() });
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  /** Drops the unwritten count of this path. */
  forget(path: string): void {
    this.#pending.delete(path);
  }

  /** Writes the counts so far. Never rejects: counts that could not be written are kept for the next write. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#writePending());
    return this.#writing;
  }

  async #writePending() {
    if (this.#pending.size === 0) return;
    const pending = [...this.#pending.values()];
    this.#pending = new Map();
    const { database, redirects, now, newId, onError } = this.#options;
    try {
      const counts: PathCount[] = [];
      // Another process may have learned meanwhile of a redirect.
      for (const count of pending) if (!(await redirects.has(addressOf(count.path)))) counts.push(count);
      if (counts.length > 0) await database.write(({ db }) => storeCounts(db, counts, () => newId(now())));
    } catch (error) {
      for (const count of pending) this.#add(count);
      onError(error);
    }
  }

  #add({ path, count, lastAt }: PathCount) {
    const present = this.#pending.get(path);
    if (present) {
      present.count += count;
      if (present.lastAt < lastAt) present.lastAt = lastAt;
    } else if (this.#pending.size < MAX_PENDING) this.#pending.set(path, { path, count, lastAt });
  }
}

/** Whether a path may be counted: hidden files are asked for by scanners only, and `@` may be an email address. */
function isCounted(path: string): boolean {
  return path.length <= MAX_PATH && path.startsWith('/') && !/\/\.|@/.test(path) && !isUncounted(path);
}

/** Above this many paths, the least requested ones are deleted. */
const MAX_ROWS = 1000;

/** How often a path was asked for, and when last. */
interface PathCount {
  path: string;
  count: number;
  lastAt: string;
}

/** Adds counts to the table, within a change. */
async function storeCounts(db: Db, counts: readonly PathCount[], newId: () => string): Promise<void> {
  await db
    .insertInto('missing_page')
    .values(counts.map(({ path, count, lastAt }) => ({ _id: newId(), path, count, firstAt: lastAt, lastAt })))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((row) => ({
        count: row('missing_page.count', '+', row.ref('excluded.count')),
        lastAt: row.ref('excluded.lastAt'),
      })),
    )
    .execute();
  const beyond = await db
    .selectFrom('missing_page')
    .select('_id')
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(MAX_ROWS)
    .offset(MAX_ROWS)
    .execute();
  const ids = beyond.map(({ _id }) => _id);
  if (ids.length > 0) await db.deleteFrom('missing_page').where('_id', 'in', ids).execute();
}
