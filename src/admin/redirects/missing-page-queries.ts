import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListQuery, readPage, searchParamsOf } from '../api/records.ts';
import { authorizedRequest } from '../api/request.ts';
import { missingWords } from './words.ts';

/** Prefix of all query keys about missing pages. */
export const MISSING_KEY = ['missing-pages'] as const;

export const MISSING_PAGES = '/admin/missing-pages';

export const ORDERS = ['often', 'latest'] as const;
export type MissingOrder = (typeof ORDERS)[number];

/** An address that visitors looked for and did not find. */
export interface MissingPage {
  _id: string;
  path: string;
  count: number;
  lastAt: string;
}

export const missingPagesQuery = (query: ListQuery, order: MissingOrder) =>
  queryOptions({
    queryKey: [...MISSING_KEY, query, order],
    queryFn: ({ signal }) =>
      readPage<MissingPage>(
        `/manage/missing-pages?${searchParamsOf(query)}&order=${order}`,
        missingWords.unreadable,
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** Removes an address from the list; it returns with its next visitor. */
export async function dismissMissingPage(id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: `/manage/missing-pages/${encodeURIComponent(id)}` });
}
