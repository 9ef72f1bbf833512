import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListQuery, readPage, searchParamsOf } from '../api/records.ts';
import { authorizedRequest } from '../api/request.ts';
import { QUIET } from '../queries.ts';
import { words } from './words.ts';

/** Prefix of all query keys about mail. */
export const MAIL_KEY = ['mail'] as const;

/** Polling interval while a mail is waiting. */
const AGAIN_MS = 4000;

export const mailStatusQuery = queryOptions({
  queryKey: [...MAIL_KEY, 'status'],
  queryFn: ({ signal }) => readMailStatus(signal),
  meta: QUIET,
  refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? AGAIN_MS : false),
});

/** The mails, newest first. */
export const mailsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...MAIL_KEY, 'list', query],
    queryFn: ({ signal }) =>
      readPage<MailEntry>(`/mails?${searchParamsOf(query)}`, words.mailsUnreadable, signal),
    placeholderData: keepPreviousData,
    meta: QUIET,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting' || state === 'sending') ? AGAIN_MS : false,
  });

export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail without its body. */
export interface MailEntry {
  _id: string;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  /** Why the last attempt failed; empty if none did. */
  trouble: string;
  /** The submission it is about; both empty for a test mail. */
  aboutType: string;
  about: string;
  createdAt: string;
  sentAt: string | null;
  /** When it is tried next, if it waits. */
  nextAt: string | null;
}

/** The configuration of mail and the state of its queue. */
export interface MailStatus {
  /** Null if no mail is sent. */
  server: string | null;
  from: string;
  staff: readonly string[];
  waiting: number;
  failedLately: number;
  /** Wait after an attempt or were given up, and surely did not arrive. */
  unsent: number;
}

async function readMailStatus(signal: AbortSignal): Promise<MailStatus> {
  const { body } = await authorizedRequest({ path: '/mail-status', signal });
  if (typeof body !== 'object' || body === null || !('server' in body))
    throw new Error(words.setupUnreadable);
  return body as MailStatus;
}

export async function sendMailAgain(id: string): Promise<void> {
  await authorizedRequest({ method: 'POST', path: `/mail-again/${encodeURIComponent(id)}` });
}

/** @returns how many are sent */
export async function sendAllMailsAgain(): Promise<number> {
  const { body } = await authorizedRequest({ method: 'POST', path: '/mails-again' });
  return (body as { count: number }).count;
}

export async function sendTestMail(to: string): Promise<void> {
  await authorizedRequest({ method: 'POST', path: '/mail-test', body: { to } });
}
