import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus } from '../api/api-error.ts';
import { readInbox } from '../api/inbox.ts';
import type { ListQuestion } from '../api/records.ts';
import { listQuery, QUIET, refreshLists } from '../queries.ts';

/** So often a tab that is seen asks what has come. */
const POLL_MS = 5000;

const KEY = ['inbox'] as const;

/** How much waits in the inbox. */
export const inboxQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => readInbox(signal),
  // Once the session has ended it is refused once, not every few seconds; signing in again asks anew.
  refetchInterval: ({ state }) => (hasStatus(state.error, 401) ? false : POLL_MS),
  meta: QUIET,
});

/** What visitors sent, as it comes. It is theirs: nothing of it is kept longer than it is shown. */
export const inboxListQuery = (type: TypeFacts, question: ListQuestion) =>
  queryOptions({
    ...listQuery(type, question),
    refetchInterval: POLL_MS,
    gcTime: 0,
    meta: QUIET,
  });

/** Reads lists and numbers again, after something was done. */
export const refreshInbox = (queries: QueryClient, type: TypeFacts) =>
  Promise.all([refreshLists(queries, type), refreshNumbers(queries)]);

export const refreshNumbers = (queries: QueryClient) => queries.invalidateQueries({ queryKey: KEY });
