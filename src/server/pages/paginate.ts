import type { ContentType, RecordBase } from '../../schema/define-type.ts';
import type { PageRequest } from './page.ts';

export interface ListPage<R> {
  items: R[];
  page: number;
  pages: number;
  total: number;
  /** Canonical path and query; the first page's has no number. */
  address: string;
}

/** The page that an address asks for, from 1; undefined where that is none. */
export function pageNumberIn({ page = '1' }: PageRequest['query']): number | undefined {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

/** The part of a type's records that the address asks for, so many to a page; undefined beyond the last page. */
export async function paginate<R extends RecordBase>(
  { database, query }: Pick<PageRequest, 'database' | 'query'>,
  type: ContentType<R>,
  perPage: number,
): Promise<ListPage<R> | undefined> {
  const page = pageNumberIn(query);
  if (page === undefined) return undefined;
  const { items, total } = await database.reading.page(type, { q: '', page, limit: perPage }, 'shown');
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) return undefined;
  const path = type.page?.list ?? '';
  return { items, page, pages, total, address: page > 1 ? `${path}?page=${page}` : path };
}
