import { type Narrowing, pageOf } from '../../db/archive.ts';
import { latinDigits } from '../../languages/digits.ts';
import type { ContentType, RecordBase } from '../../schema/define-type.ts';
import type { PageRequest } from './page.ts';

export interface ListPage<R> {
  items: R[];
  page: number;
  pages: number;
  total: number;
  /** Canonical path and query; without `page` for the first page. */
  address: string;
}

/** The page number in a query, from 1; undefined if it is not one. */
export function pageNumberIn({ page = '1' }: PageRequest['query']): number | undefined {
  const digits = latinDigits(page);
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : undefined;
}

/** The requested page of a type's records, or of some of them; undefined beyond the last page. */
export async function paginate<R extends RecordBase>(
  { database, query }: Pick<PageRequest, 'database' | 'query'>,
  type: ContentType<R>,
  perPage: number,
  narrowing?: Narrowing,
): Promise<ListPage<R> | undefined> {
  const page = pageNumberIn(query);
  if (page === undefined) return undefined;
  const at = { page, limit: perPage };
  const { items, total } = narrowing
    ? await pageOf(database, type, narrowing, at)
    : await database.reading.page(type, { q: '', ...at }, 'shown');
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) return undefined;
  const path = type.page?.list ?? '';
  return { items, page, pages, total, address: page > 1 ? `${path}?page=${page}` : path };
}
