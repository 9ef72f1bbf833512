import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { PageQuery } from '../db/reading.ts';
import { errors } from '../errors.ts';
import { foldWithDigits } from '../schema/fold.ts';
import { addressOf } from './address.ts';
import { isUncounted } from './reserved.ts';
import type { StoredRedirects } from './stored-redirects.ts';
import { VainCounts, type VainCountsOptions } from './vain-counts.ts';

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
