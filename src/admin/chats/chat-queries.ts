import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ListQuery, readPage, searchParamsOf } from '../api/records.ts';
import { authorizedRequest } from '../api/request.ts';
import { refreshCounts } from '../inbox/inbox-queries.ts';
import { QUIET } from '../queries.ts';
import type { BothTitles } from '../shown-title.ts';
import { words } from './words.ts';

/** Prefix of all query keys about the history. */
const CHATS_KEY = ['chats'] as const;

/** Prefix of all query keys about unanswered questions. */
const UNANSWERED_KEY = ['unanswered'] as const;

/** Prefix of all query keys about remembered answers. */
const TAUGHT_KEY = ['taught'] as const;

/** Visitors' messages are personal, so the cache drops them as soon as they are no longer shown. */
const TRANSIENT = { placeholderData: keepPreviousData, gcTime: 0, meta: QUIET };

/** The chat history, newest first. */
export const chatsQuery = (query: ListQuery) =>
  queryOptions({
    ...TRANSIENT,
    queryKey: [...CHATS_KEY, query],
    queryFn: ({ signal }) => readPage<Chat>(`/chats?${searchParamsOf(query)}`, words.unreadable, signal),
  });

/** The unanswered questions, the most recently asked first. */
export const unansweredQuery = (query: ListQuery) =>
  queryOptions({
    ...TRANSIENT,
    queryKey: [...UNANSWERED_KEY, query],
    queryFn: ({ signal }) =>
      readPage<UnansweredQuestion>(`/unanswered?${searchParamsOf(query)}`, words.unreadable, signal),
  });

/** The questions with remembered answers, the latest first. */
export const taughtQuery = (query: ListQuery) =>
  queryOptions({
    ...TRANSIENT,
    queryKey: [...TAUGHT_KEY, query],
    queryFn: ({ signal }) =>
      readPage<TaughtQuestion>(`/taught?${searchParamsOf(query)}`, words.unreadable, signal),
  });

/** A question of a visitor and its answer. */
export interface ChatEntry {
  user: string;
  bot: string;
  /** According to the visitor's browser. */
  timestamp: string;
}

/** The conversation of one visit. */
export interface Chat {
  _id: string;
  /** The visitor's first question, shortened. */
  title: string;
  conversation: readonly ChatEntry[];
  createdAt: string;
}

/** A question that no published content answers. Similar questions are grouped into one. */
export interface UnansweredQuestion {
  _id: string;
  question: string;
  asked: number;
  lastAt: string;
}

/** A question with the record that answers it. */
export interface TaughtQuestion extends BothTitles {
  _id: string;
  question: string;
  /** Name of the record's content type. */
  type: string;
  /** Id of the record. */
  item: string;
  /** When it was tied. */
  at: string;
}

/** Deletes the record of a visit. */
export async function deleteChat(id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: `/chat/${encodeURIComponent(id)}` });
}

/** Unties a question from the record that answers it. */
export async function removeTaught(id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: `/taught/${encodeURIComponent(id)}` });
}

/** Removes a question from the list of unanswered ones. */
export async function removeUnanswered(id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: `/unanswered/${encodeURIComponent(id)}` });
}

/** Ties a question to the record that answers it, which takes it off the list. */
export async function tieToAnswer(id: string, answer: { type: string; item: string }): Promise<void> {
  await authorizedRequest({
    method: 'POST',
    path: `/unanswered/${encodeURIComponent(id)}/answer`,
    body: answer,
  });
}

/** Fetches the unanswered questions and their number again. */
export async function refreshUnanswered(queries: QueryClient): Promise<void> {
  // `invalidateQueries` does not repeat a first fetch that is in flight, although the server may have read the list before
  // the change.
  await queries.cancelQueries({ queryKey: UNANSWERED_KEY });
  await Promise.all([
    queries.invalidateQueries({ queryKey: UNANSWERED_KEY }),
    refreshTaught(queries),
    refreshCounts(queries),
  ]);
}

/** Fetches the history, the unanswered questions and their numbers again. */
export const refreshChats = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: CHATS_KEY }),
    queries.invalidateQueries({ queryKey: UNANSWERED_KEY }),
    refreshCounts(queries),
  ]);

/** Fetches the remembered answers again. */
export const refreshTaught = (queries: QueryClient) => queries.invalidateQueries({ queryKey: TAUGHT_KEY });
