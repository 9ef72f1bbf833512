import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListQuery, searchParamsOf } from '../api/records.ts';
import { type ApiAnswer, type ApiRequest, request } from '../api/request.ts';
import { refreshCounts } from '../inbox/inbox-queries.ts';
import { QUIET } from '../queries.ts';
import { withReauthentication } from '../session/reauthentication.ts';

/** Everything that is kept of the questions without an answer begins with this key. */
const UNANSWERED_KEY = ['unanswered'] as const;

/** These are visitors' words: nothing of them is kept longer than it is shown. */
const SHORT = { placeholderData: keepPreviousData, gcTime: 0, meta: QUIET };

export const chatsQuery = (question: ListQuery) =>
  queryOptions({
    ...SHORT,
    queryKey: ['chats', question],
    queryFn: ({ signal }) => listChats(question, signal),
  });

export const unansweredQuery = (question: ListQuery) =>
  queryOptions({
    ...SHORT,
    queryKey: [...UNANSWERED_KEY, question],
    queryFn: ({ signal }) => listUnanswered(question, signal),
  });

/** What a visitor asked, and what was answered. */
export interface ChatEntry {
  user: string;
  bot: string;
  /** As the visitor's browser had it. */
  timestamp: string;
}

/** The conversation of one visit. */
export interface Chat {
  _id: string;
  /** What the visitor asked first, shortened. */
  title: string;
  conversation: readonly ChatEntry[];
  createdAt: string;
}

/** A question to which nothing that is published was an answer; likes are one. */
export interface UnansweredQuestion {
  _id: string;
  question: string;
  /** How often. */
  asked: number;
  lastAt: string;
}

/** One page of a list. */
interface PageOf<Entry> {
  items: Entry[];
  /** How many there are over all pages. */
  total: number;
}

const call = (what: ApiRequest) => withReauthentication(() => request(what));

/** One page of the history of the chat, newest first. Throws `ApiError`, like every call here. */
async function listChats(question: ListQuery, signal: AbortSignal): Promise<PageOf<Chat>> {
  return pageOf(await call({ path: `/chats?${searchParamsOf(question)}`, signal }));
}

/** One page of the questions without an answer, the one that was asked last first. */
async function listUnanswered(question: ListQuery, signal: AbortSignal): Promise<PageOf<UnansweredQuestion>> {
  return pageOf(await call({ path: `/unanswered?${searchParamsOf(question)}`, signal }));
}

/** Takes a question from the list of those without an answer. */
export async function removeUnanswered(id: string): Promise<void> {
  await call({ method: 'DELETE', path: `/unanswered/${encodeURIComponent(id)}` });
}

function pageOf<Entry>({ body, header }: ApiAnswer): PageOf<Entry> {
  if (!Array.isArray(body)) throw new Error('The chats could not be read. Please try again.');
  return { items: body, total: Number(header('X-Total-Count') ?? body.length) };
}

/** Reads the questions without an answer again, and how many there are. */
export const refreshUnanswered = (queries: QueryClient) =>
  Promise.all([queries.invalidateQueries({ queryKey: UNANSWERED_KEY }), refreshCounts(queries)]);
