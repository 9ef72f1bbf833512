import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listChats, listUnanswered } from '../api/chats.ts';
import type { ListQuestion } from '../api/records.ts';
import { QUIET } from '../queries.ts';

/** Everything that is kept of the questions without an answer begins with this key. */
export const UNANSWERED_KEY = ['unanswered'] as const;

/** These are visitors' words: nothing of them is kept longer than it is shown. */
const SHORT = { placeholderData: keepPreviousData, gcTime: 0, meta: QUIET };

export const chatsQuery = (question: ListQuestion) =>
  queryOptions({
    ...SHORT,
    queryKey: ['chats', question],
    queryFn: ({ signal }) => listChats(question, signal),
  });

export const unansweredQuery = (question: ListQuestion) =>
  queryOptions({
    ...SHORT,
    queryKey: [...UNANSWERED_KEY, question],
    queryFn: ({ signal }) => listUnanswered(question, signal),
  });
