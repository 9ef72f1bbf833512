import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus } from '../api/api-error.ts';
import type { ListQuery } from '../api/records.ts';
import { request } from '../api/request.ts';
import type { ListParams } from '../list/list-params.ts';
import { listQuery, QUIET, refreshLists } from '../queries.ts';
import { words } from './words.ts';

/** How often a visible tab polls the inbox. */
const POLL_MS = 5000;

const KEY = ['inbox'] as const;

export const inboxQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => readInbox(signal),
  // After the session has ended, polling stops; signing in again restarts it.
  refetchInterval: ({ state }) => (hasStatus(state.error, 401) ? false : POLL_MS),
  meta: QUIET,
});

/** A list of submissions, polled. Personal data, so the cache drops it as soon as it is no longer shown. */
export const inboxListQuery = (type: TypeFacts, query: ListQuery) => ({
  ...listQuery(type, query),
  refetchInterval: POLL_MS,
  gcTime: 0,
  meta: QUIET,
});

/** The query for spam, if the address names it; undefined for what is no spam. */
export const spamIn = ({ more }: ListParams) => (more.spam === 'true' ? { spam: 'true' } : undefined);

/** Fetches lists and numbers again after a change. */
export const refreshInbox = (queries: QueryClient, type: TypeFacts) =>
  Promise.all([refreshLists(queries, type), refreshCounts(queries)]);

export const refreshCounts = (queries: QueryClient) => queries.invalidateQueries({ queryKey: KEY });

/** How many submissions are unviewed, and how many are spam. */
export interface InboxCount {
  unviewed: number;
  spam: number;
}

interface ChatCount {
  /** Conversations that began today in Kathmandu. */
  today: number;
  /** Questions that no published content answers. */
  unanswered: number;
}

interface InboxCounts {
  /** Keyed by submission type. */
  submissions: Readonly<Record<string, InboxCount>>;
  chats: ChatCount;
}

/**
 * Does not ask to sign in again, because polling would then interrupt the person's typing. Throws `ApiError`,
 * like every call here.
 */
async function readInbox(signal: AbortSignal): Promise<InboxCounts> {
  const { body } = await request({ path: '/inbox', signal });
  if (typeof body !== 'object' || body === null || !('chats' in body))
    throw new Error(words.countsUnreadable);
  const { chats, ...submissions } = body;
  return { submissions: submissions as Record<string, InboxCount>, chats: chats as ChatCount };
}
