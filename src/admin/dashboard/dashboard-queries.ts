import { queryOptions } from '@tanstack/react-query';
import { authorizedRequest } from '../api/request.ts';
import { QUIET } from '../queries.ts';
import type { BothTitles } from '../shown-title.ts';
import { words } from './words.ts';

/** How many events are fetched; more than are shown, because consecutive ones are merged. */
const FETCHED_EVENTS = 40;

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => readEvents(FETCHED_EVENTS, signal),
  meta: QUIET,
});

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => readCounts(signal),
  meta: QUIET,
});

/** An audit event about a record or the settings. */
export interface EventEntry {
  _id: string;
  at: string;
  action: string;
  type: string;
  item: string;
  /** The record's title at that time. */
  title: string;
  /** Its Nepali title, while it still has that title; else ''. */
  title_ne?: string;
  /** Null for events without an account, and for deleted accounts. */
  account: { _id: string; name: string } | null;
  /** For records that are ordered within another one, such as a semester in its faculty: that one. */
  within?: { _id: string } & BothTitles;
}

/** The latest `limit` events, newest first. Throws `ApiError`, like every call here. */
async function readEvents(limit: number, signal: AbortSignal): Promise<EventEntry[]> {
  const { body } = await authorizedRequest({ path: `/events?limit=${limit}`, signal });
  if (!Array.isArray(body)) throw new Error(words.eventsUnreadable);
  return body;
}

/** The number of records of each type. */
async function readCounts(signal: AbortSignal): Promise<Readonly<Record<string, number>>> {
  const { body } = await authorizedRequest({ path: '/counts', signal });
  if (typeof body !== 'object' || body === null) throw new Error(words.countsUnreadable);
  return body as Record<string, number>;
}

/** A draft that waits for a decision. */
export interface WaitingDraft {
  _id: string;
  type: string;
  title: string;
  title_ne: string;
  note: string;
}

/** A scheduled change that failed. */
export interface OverdueRecord {
  _id: string;
  type: string;
  title: string;
  title_ne: string;
  what: 'publish' | 'expire' | 'unpin';
  at: string;
  reason: string;
}

/** A scheduled change whose account may no longer publish. */
interface UnattendedRecord extends Omit<OverdueRecord, 'reason'> {
  by: { _id: string; name: string } | null;
}

interface WaitingWork {
  overdue: OverdueRecord[];
  unattended: UnattendedRecord[];
  submitted: { type: string; count: number }[];
  returned: WaitingDraft[];
  conflicts: WaitingDraft[];
  kept: { versions: number; pictures: number; documents: number; bytes: number };
}

export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  async queryFn({ signal }): Promise<WaitingWork> {
    const { body } = await authorizedRequest({ path: '/manage/waiting', signal });
    return body as WaitingWork;
  },
  meta: QUIET,
});
