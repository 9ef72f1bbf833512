import { type Expression, type SqlBool, sql } from 'kysely';
import type { ContentType } from '../schema/define-type.ts';
import type { ContentRow } from './engine.ts';

/**
 * 'listed': as the API lists them, newest first unless staff have given them an order by hand. 'shown': as visitors
 * see them, which is by day for types that are ordered so.
 */
export type ListOrder = 'listed' | 'shown';

/** Columns that together order a type's records, first last. */
export type Sort = readonly string[];

/** How a type's records stand in such a list. */
export function sortOf({ order }: ContentType, list: ListOrder): Sort {
  const isRanked = order?.by === 'hand' || (order !== undefined && list === 'shown');
  return isRanked ? ['rank'] : ['createdAt', '_id'];
}

export function inOrder<Query extends { orderBy(column: string, direction: 'asc' | 'desc'): Query }>(
  query: Query,
  sort: Sort,
  direction: 'asc' | 'desc' = 'desc',
): Query {
  return sort.reduce((ordered, column) => ordered.orderBy(column, direction), query);
}

/** Only what comes after this row in that order and direction; everything when there is no row. */
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
