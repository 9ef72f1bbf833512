import { queryOptions } from '@tanstack/react-query';
import { authorizedRequest } from '../api/request.ts';
import { QUIET } from '../queries.ts';
import type { BothTitles } from '../shown-title.ts';
import { type stepWords, words } from './words.ts';

/** How many events are fetched; more than are shown, because consecutive ones are merged. */
const FETCHED_EVENTS = 40;

/** The answer to a call, whose errors the screen shows itself. @param unreadable said of an answer that is not right */
export const answerQuery = <Answer>(
  key: string,
  path: string,
  unreadable?: { words: string; isRight: (body: unknown) => boolean },
) =>
  queryOptions({
    queryKey: [key],
    async queryFn({ signal }): Promise<Answer> {
      const { body } = await authorizedRequest({ path, signal });
      if (unreadable && !unreadable.isRight(body)) throw new Error(unreadable.words);
      return body as Answer;
    },
    meta: QUIET,
  });

/** The latest events, newest first. */
export const eventsQuery = answerQuery<EventEntry[]>('events', `/events?limit=${FETCHED_EVENTS}`, {
  words: words.eventsUnreadable,
  isRight: Array.isArray,
});

/** The number of records of each type. */
export const countsQuery = answerQuery<Readonly<Record<string, number>>>('counts', '/counts', {
  words: words.countsUnreadable,
  isRight: (body) => typeof body === 'object' && body !== null,
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

/** Something that a new site needs. */
export interface FirstStep {
  step: keyof typeof stepWords.steps;
  isDone: boolean;
}

/** The steps of the person; none once they are put away. Asked afresh, because other screens take them. */
export const firstStepsQuery = queryOptions({
  ...answerQuery<FirstStep[]>('first-steps', '/manage/first-steps'),
  staleTime: 0,
  // The dashboard waits for it.
  retry: false,
});

export interface WaitingDraft {
  _id: string;
  type: string;
  title: string;
  title_ne: string;
}

interface ReturnedDraft extends WaitingDraft {
  note: string;
  by: { _id: string; name: string } | null;
}

/** A scheduled change that failed. */
interface OverdueRecord extends WaitingDraft {
  what: 'publish' | 'expire' | 'unpin';
  at: string;
  reason: string;
}

/** A scheduled change whose account may no longer publish. */
interface UnattendedRecord extends Omit<OverdueRecord, 'reason'> {
  by: { _id: string; name: string } | null;
}

/** What somebody else did with a draft of one's own. */
interface Outcome extends WaitingDraft {
  what: 'approved' | 'scheduled' | 'published';
  /** When it was done; of what is scheduled, when it appears. */
  at: string;
  by: { _id: string; name: string } | null;
}

/** How many drafts of a type wait. */
interface DraftCount {
  type: string;
  count: number;
}

export interface WaitingWork {
  overdue: OverdueRecord[];
  unattended: UnattendedRecord[];
  submitted: DraftCount[];
  approved: DraftCount[];
  returned: ReturnedDraft[];
  conflicts: WaitingDraft[];
  outcomes: Outcome[];
  kept: { versions: number; pictures: number; documents: number; bytes: number };
}

export const waitingQuery = answerQuery<WaitingWork>('waiting', '/manage/waiting');
