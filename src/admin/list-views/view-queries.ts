import { queryOptions } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { authorizedRequest } from '../api/request.ts';
import { QUIET } from '../queries.ts';

/** Filter, order and columns of a list, kept under a name. */
export interface ListView {
  _id: string;
  name: string;
  /** The list's query string with its question mark, or empty. */
  query: string;
  shared: boolean;
  by: { _id: string; name: string } | null;
}

export const viewsQuery = ({ name }: TypeFacts) =>
  queryOptions({
    queryKey: ['list-views', name],
    queryFn: ({ signal }) => readViews(name, signal),
    staleTime: 60_000,
    meta: QUIET,
  });

/** The reader's own views of a list and the shared ones, by name. Throws `ApiError`, like every call here. */
async function readViews(type: string, signal: AbortSignal): Promise<ListView[]> {
  const { body } = await authorizedRequest({
    path: `/manage/views?${new URLSearchParams({ type })}`,
    signal,
  });
  return Array.isArray(body) ? body : [];
}

export async function keepView(view: {
  type: string;
  name: string;
  query: string;
  shared: boolean;
}): Promise<void> {
  await authorizedRequest({ method: 'POST', path: '/manage/views', body: view });
}

export async function deleteView(id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: `/manage/views/${encodeURIComponent(id)}` });
}
