import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { type BulkOutcome, changeSeveral } from '../api/managed.ts';
import { type ListQuery, readPage, searchParamsOf } from '../api/records.ts';
import { authorizedRequest } from '../api/request.ts';
import { refreshLists } from '../queries.ts';
import { words } from './words.ts';

const KEY = ['trash'] as const;

/** A deleted record. */
export interface TrashedLine {
  _id: string;
  etag: string;
  /** Name of its content type. */
  type: string;
  title: string;
  title_ne: string;
  was: 'live' | 'draft' | 'ended';
  deletedAt: string;
  /** When it is deleted for good. */
  until: string;
  deletedBy: { _id: string; name: string } | null;
}

/** The trash, the last deleted first. */
export const trashQuery = (query: ListQuery & { type?: string }) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) =>
      readPage<TrashedLine>(`/manage/trash?${searchParamsOf(query)}`, words.unreadable, signal),
    placeholderData: keepPreviousData,
  });

/** Refetches the trash and the lists. */
export const refreshTrash = (queries: QueryClient, types: readonly TypeFacts[]) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: KEY }),
    ...types.map((type) => refreshLists(queries, type)),
  ]);

export async function eraseRecord(id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: `/manage/trash/${encodeURIComponent(id)}` });
}

/** Empties the trash, of one type or of all, some records at a time. */
export async function emptyTrash(type: string | undefined): Promise<void> {
  const path = `/manage/trash${type ? `?${new URLSearchParams({ type })}` : ''}`;
  for (;;) {
    const { body } = await authorizedRequest({ method: 'DELETE', path });
    const { erased, left } = body as { erased: number; left: number };
    if (left === 0 || erased === 0) return;
  }
}

/** Puts back records of several types. */
export async function putBackSeveral(lines: readonly TrashedLine[]): Promise<BulkOutcome> {
  const whole = { done: [], refused: [], warnings: [] } as Required<BulkOutcome>;
  for (const [type, some] of Map.groupBy(lines, ({ type }) => type)) {
    const { done, refused, warnings = [] } = await changeSeveral(type, 'untrash', some);
    whole.done.push(...done);
    whole.refused.push(...refused);
    whole.warnings.push(...warnings);
  }
  return whole;
}
