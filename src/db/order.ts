import { type AliasedRawBuilder, type Expression, type SqlBool, sql } from 'kysely';
import type { ContentType } from '../schema/define-type.ts';
import type { ContentRow } from './engine.ts';

/** 'unpinned': by day for types ordered by day, else as the API. 'shown': the same after the pinned records. */
export type VisitorsOrder = 'shown' | 'unpinned';

/** 'listed': the API's order, newest first or by hand; else one of the visitors' orders. */
export type ListOrder = 'listed' | VisitorsOrder;

/** Some positions of a list for visitors, from 0. */
export interface Slice {
  offset: number;
  limit: number;
  order: VisitorsOrder;
  /** Id of a record that is left out, as if it were not there. */
  without?: string;
}

/** Columns to sort by, descending. */
export type Sort = readonly string[];

/** The sort columns of a type in a list order. */
export function sortOf({ order }: ContentType, list: ListOrder): Sort {
  const isRanked = order?.by === 'hand' || (order?.by === 'day' && list !== 'listed');
  return isRanked ? ['rank'] : ['createdAt', '_id'];
}

/** The sort columns of a type in a list of the records that name the same one, ascending. */
export function listedSortOf({ order }: ContentType): Sort {
  return [order?.by === 'hand-within' ? 'rank' : 'createdAt', '_id'];
}

export function inOrder<Query extends { orderBy(column: string, direction: 'asc' | 'desc'): Query }>(
  query: Query,
  sort: Sort,
  direction: 'asc' | 'desc' = 'desc',
): Query {
  return sort.reduce((ordered, column) => ordered.orderBy(column, direction), query);
}

/** Keyset pagination: only rows after `last` in this order and direction; all rows without `last`. */
export function after<Query extends { where(condition: Expression<SqlBool>): Query }>(
  query: Query,
  sort: Sort,
  last: ContentRow | undefined,
  direction: 'asc' | 'desc' = 'desc',
): Query {
  if (!last) return query;
  const columns = sql.join(sort.map((column) => sql.ref(column)));
  const values = sql.join(sort.map((column) => last[column]));
  return query.where(
    direction === 'desc'
      ? sql<SqlBool>`(${columns}) < (${values})`
      : sql<SqlBool>`(${columns}) > (${values})`,
  );
}

export const NEWEST_FIRST: Sort = ['createdAt', '_id'];

const MAX_CHUNK = 500;
const FIRST_CHUNK = 20;

/** The approximate size of a row in bytes. */
export const sizeOfRow = (row: ContentRow) =>
  Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);

/** A query of rows that are listed. */
interface Listed<Query> {
  clearSelect(): unknown;
  where(condition: Expression<SqlBool>): Query;
  orderBy(column: string, direction: 'asc' | 'desc'): Query;
  limit(rows: number): Query;
  offset(rows: number): Query;
  execute(): Promise<ContentRow[]>;
}

type RowsOf<Query extends Listed<Query>> = Awaited<ReturnType<Query['execute']>>;

/**
 * Every row of a query, in chunks, in this order; between two of them no query or connection is held.
 * @param bytes about the size of a chunk, for rows that may be long
 */
export async function* inChunks<Query extends Listed<Query>>(
  query: Query,
  sort: Sort,
  bytes?: number,
): AsyncGenerator<RowsOf<Query>> {
  let limit = bytes === undefined ? MAX_CHUNK : FIRST_CHUNK;
  let last: ContentRow | undefined;
  for (;;) {
    const rows = await inOrder(after(query, sort, last), sort)
      .limit(limit)
      .execute();
    if (rows.length > 0) yield rows as RowsOf<Query>;
    if (rows.length < limit) return;
    last = rows.at(-1);
    if (bytes === undefined) continue;
    const read = rows.reduce((sum, row) => sum + sizeOfRow(row), 0);
    const fitting = Math.floor((bytes * rows.length) / read);
    // The next rows may be longer, so a chunk is at most four times as large as the one before.
    limit = Math.max(1, Math.min(fitting, limit * 4, MAX_CHUNK));
  }
}

/** One page of the rows of a query, in this order, and how many there are on all pages. */
export async function pageIn<Query extends Listed<Query>>(
  query: Query,
  sort: Sort,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: RowsOf<Query>; total: number }> {
  const rows = await inOrder(query, sort)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items: rows as RowsOf<Query>, total: await countOf(query) };
}

/** Of the ways in which columns can be selected, one, which is the same for every table. */
interface Counting {
  select(column: AliasedRawBuilder<number, 'total'>): {
    executeTakeFirstOrThrow(): Promise<{ total: unknown }>;
  };
}

/** How many rows a query has. */
export async function countOf(query: { clearSelect(): unknown }): Promise<number> {
  const counting = query.clearSelect() as Counting;
  const { total } = await counting.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return Number(total);
}

export async function hasRows(query: {
  limit(rows: number): { executeTakeFirst(): Promise<unknown> };
}): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
