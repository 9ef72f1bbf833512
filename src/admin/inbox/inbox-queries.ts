import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus } from '../api/api-error.ts';
import { type ListQuery, searchParamsOf } from '../api/records.ts';
import { type ApiRequest, request } from '../api/request.ts';
import { listQuery, QUIET, refreshLists } from '../queries.ts';
import { withReauthentication } from '../session/reauthentication.ts';

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
export const inboxListQuery = (type: TypeFacts, question: ListQuery) =>
  queryOptions({
    ...listQuery(type, question),
    refetchInterval: POLL_MS,
    gcTime: 0,
    meta: QUIET,
  });

/** Reads lists and numbers again, after something was done. */
export const refreshInbox = (queries: QueryClient, type: TypeFacts) =>
  Promise.all([refreshLists(queries, type), refreshCounts(queries)]);

export const refreshCounts = (queries: QueryClient) => queries.invalidateQueries({ queryKey: KEY });

/** How many of something nobody has viewed, and how many are taken for spam. */
export interface InboxCount {
  unviewed: number;
  spam: number;
}

/** How the chat fares. */
interface ChatCount {
  /** Conversations that began today in Kathmandu. */
  today: number;
  /** Questions to which nothing that is published was an answer. */
  unanswered: number;
}

/** How much waits in the inbox. */
interface InboxCounts {
  /** By the name of what visitors send. */
  submissions: Readonly<Record<string, InboxCount>>;
  chats: ChatCount;
}

/** A file as it is to be kept. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

const call = (what: ApiRequest) => withReauthentication(() => request(what));

/**
 * Nobody is asked to sign in again for the numbers: that would come amid somebody's typing. Throws `ApiError`, like
 * every call here.
 */
async function readInbox(signal: AbortSignal): Promise<InboxCounts> {
  const { body } = await request({ path: '/inbox', signal });
  if (typeof body !== 'object' || body === null || !('chats' in body))
    throw new Error('How much waits in the inbox could not be read. Please try again.');
  const { chats, ...submissions } = body;
  return { submissions: submissions as Record<string, InboxCount>, chats: chats as ChatCount };
}

/** Notes whether a submission was viewed. */
export async function setViewed({ name }: TypeFacts, id: string, isView: boolean): Promise<void> {
  await call({ method: 'PUT', path: `/${name}/${encodeURIComponent(id)}`, body: { isView } });
}

/** Says that a submission is spam, or that it is none. */
export async function setSpam({ name }: TypeFacts, id: string, isSpam: boolean): Promise<void> {
  await call({ method: 'POST', path: `/${name}-spam/${encodeURIComponent(id)}`, body: { isSpam } });
}

/** Everything that a list's filter shows as a table, under the name that the server gives it. */
export async function exportList({ plural }: TypeFacts, question: ListQuery): Promise<NamedFile> {
  const { body, header } = await call({ path: `/${plural}.csv?${searchParamsOf(question)}`, isFile: true });
  if (!(body instanceof Blob)) throw new Error('The table did not arrive. Please try again.');
  const named = /filename="([^"]+)"/.exec(header('Content-Disposition') ?? '')?.[1];
  return { name: named ?? `${plural}.csv`, blob: body };
}
