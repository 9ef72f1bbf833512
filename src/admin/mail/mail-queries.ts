import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listMails, type MailQuestion, readMailStatus } from '../api/mails.ts';
import { QUIET } from '../queries.ts';

/** Everything that is kept of mail begins with this key. */
export const MAIL_KEY = ['mail'] as const;

/** While something waits, it is looked at again so often. */
const AGAIN_MS = 4000;

export const mailStatusQuery = queryOptions({
  queryKey: [...MAIL_KEY, 'status'],
  queryFn: ({ signal }) => readMailStatus(signal),
  meta: QUIET,
  refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? AGAIN_MS : false),
});

export const mailsQuery = (question: MailQuestion) =>
  queryOptions({
    queryKey: [...MAIL_KEY, 'list', question],
    queryFn: ({ signal }) => listMails(question, signal),
    placeholderData: keepPreviousData,
    meta: QUIET,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting' || state === 'sending') ? AGAIN_MS : false,
  });
