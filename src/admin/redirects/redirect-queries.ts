import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListQuery, readPage, searchParamsOf } from '../api/records.ts';
import { type ApiResponse, authorizedRequest } from '../api/request.ts';
import type { Warned } from '../toast/toasts.ts';
import { redirectWords } from './words.ts';

/** Prefix of all query keys about redirects. */
export const REDIRECTS_KEY = ['redirects'] as const;

export const REDIRECTS = '/admin/redirects';
export const updatePath = ({ _id }: Pick<Redirect, '_id'>) => `/admin/update-redirect/${_id}`;
/** The form of a new redirect. @param from its old address, filled in */
export const addPath = (from?: string) =>
  `/admin/add-redirect${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`;

export interface Redirect {
  _id: string;
  from: string;
  to: string;
  permanent: boolean;
}

/** A redirect as a form sends it. */
export type RedirectValues = Partial<Omit<Redirect, '_id'>>;

/** A redirect with the tag of the version that was read. */
export interface SeenRedirect {
  redirect: Redirect;
  etag: string;
}

/** The outcome of an import. */
export interface ImportReport {
  added: number;
  changed: number;
  refused: readonly { line: number; message: string }[];
  warnings?: readonly { line: number; what: string }[];
}

/** The redirects, newest first. */
export const redirectsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'list', query],
    queryFn: ({ signal }) =>
      readPage<Redirect>(`${LIST}?${searchParamsOf(query)}`, redirectWords.unreadable, signal),
    placeholderData: keepPreviousData,
  });

/** One redirect, loaded afresh for each form. */
export const redirectQuery = (id: string) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'one', id],
    queryFn: ({ signal }) => readRedirect(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const LIST = '/manage/redirects';
const pathOf = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

export async function readRedirect(id: string, signal?: AbortSignal): Promise<SeenRedirect> {
  return seenIn(await authorizedRequest({ path: pathOf(id), signal }));
}

export async function addRedirect(values: RedirectValues): Promise<Warned> {
  return warnedIn(await authorizedRequest({ method: 'POST', path: LIST, body: values }));
}

/** Changes only the fields in `values`, unless the redirect has changed since it was read. */
export async function changeRedirect(
  { redirect: { _id }, etag }: SeenRedirect,
  values: RedirectValues,
): Promise<Warned> {
  const headers = { 'If-Match': etag };
  return warnedIn(await authorizedRequest({ method: 'PUT', path: pathOf(_id), body: values, headers }));
}

/** The answer to a change, which may have warnings. */
const warnedIn = ({ body }: ApiResponse): Warned => (body ?? {}) as Warned;

export async function deleteRedirect(id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: pathOf(id) });
}

export async function importRedirects(file: File): Promise<ImportReport> {
  const body = new FormData();
  body.append('file', file);
  const response = await authorizedRequest({ method: 'POST', path: `${LIST}/import`, body });
  if (!isReport(response.body)) throw new Error(redirectWords.unreadable);
  return response.body;
}

function seenIn({ body, header }: ApiResponse): SeenRedirect {
  const isRedirect = typeof body === 'object' && body !== null && '_id' in body && 'from' in body;
  if (!isRedirect) throw new Error(redirectWords.unreadable);
  return { redirect: body as Redirect, etag: header('ETag') ?? '' };
}

function isReport(body: unknown): body is ImportReport {
  return typeof body === 'object' && body !== null && 'added' in body && 'refused' in body;
}
