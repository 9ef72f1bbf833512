import { queryOptions } from '@tanstack/react-query';
import { authorizedRequest } from '../api/request.ts';
import { collection } from '../list/collection.ts';
import { QUIET } from '../queries.ts';
import { words } from './words.ts';

/** Polling interval while a mail is waiting. */
const AGAIN_MS = 4000;

export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail without its body. */
export interface MailEntry {
  _id: string;
  kind: string;
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

/** The mails, newest first. */
export const mails = collection<MailEntry>({
  key: 'mail',
  path: '/mails',
  unreadable: words.mailsUnreadable,
  query: {
    meta: QUIET,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting' || state === 'sending') ? AGAIN_MS : false,
  },
});

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

export const mailStatusQuery = queryOptions({
  queryKey: [...mails.key, 'status'],
  queryFn: ({ signal }) => readMailStatus(signal),
  meta: QUIET,
  refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? AGAIN_MS : false),
});

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
