import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { TypeFacts } from '../schema/derive/describe.ts';
import { ApiError, hasStatus, messageOf } from './api/api-error.ts';
import { type ListQuery, listRecords, readRecord } from './api/records.ts';
import { toastError } from './toast/toasts.ts';

/** So many records stand on one page of a list. */
export const PAGE_SIZE = 20;

/** Failures that a screen shows in its own way say so with this. */
export const QUIET = { quiet: true };

/** What the server said no to will not be otherwise a second later; a lost connection may be back. */
const isWorthAnotherTry = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** The queries' memory. Every failure that is not quiet is told in a toast (specification: Error catalogue). */
export function createQueryClient(): QueryClient {
  const tell = (error: Error, meta: Record<string, unknown> | undefined) => {
    if (!meta?.quiet && !hasStatus(error, 404)) toastError(messageOf(error));
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _kept, mutation) => {
        if (!mutation.meta?.quiet) toastError(messageOf(error));
      },
    }),
    defaultOptions: {
      // Whether a connection is there is found out by trying; a paused call would look like one that never ends.
      queries: { networkMode: 'always', retry: isWorthAnotherTry, retryDelay: 500, staleTime: 2000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Everything that is kept of a type begins with this key. */
export const keyOf = (type: TypeFacts) => ['records', type.name] as const;

/** Everything that is kept of a type is read again, but for a single record that is looked at. */
export const refreshLists = (queries: QueryClient, type: TypeFacts) =>
  queries.invalidateQueries({
    queryKey: keyOf(type),
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  });

export const listQuery = (type: TypeFacts, question: ListQuery) =>
  queryOptions({
    queryKey: [...keyOf(type), 'list', question],
    queryFn: ({ signal }) => listRecords(type, question, signal),
    placeholderData: keepPreviousData,
  });

/** One record as it is now: never from memory, since a form begins from it. */
export const recordQuery = (type: TypeFacts, id: string) =>
  queryOptions({
    queryKey: [...keyOf(type), 'one', id],
    queryFn: ({ signal }) => readRecord(type, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
