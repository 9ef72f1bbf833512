import { authorizedRequest } from '../api/request.ts';
import { refreshCounts } from '../inbox/inbox-queries.ts';
import { collection } from '../list/collection.ts';
import { QUIET } from '../queries.ts';
import type { BothTitles } from '../shown-title.ts';
import { words } from './words.ts';

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

/** Visitors' messages are personal, so the cache drops them as soon as they are no longer shown. */
const common = { unreadable: words.unreadable, query: { gcTime: 0, meta: QUIET } };

/** The questions with remembered answers, the latest first. */
export const taught = collection<TaughtQuestion>({ ...common, key: 'taught', path: '/taught' });

/** The unanswered questions, the most recently asked first. */
export const unanswered = collection<UnansweredQuestion>({
  ...common,
  key: 'unanswered',
  path: '/unanswered',
  refreshAlso: (queries) => Promise.all([taught.refresh(queries), refreshCounts(queries)]),
});

/** The chat history, newest first. Unanswered questions go with their chat. */
export const chats = collection<Chat>({
  ...common,
  key: 'chats',
  path: '/chats',
  one: '/chat',
  refreshAlso: (queries) => unanswered.refresh(queries),
});

/** Ties a question to the record that answers it, which takes it off the list. */
export async function tieToAnswer(id: string, answer: { type: string; item: string }): Promise<void> {
  await authorizedRequest({ method: 'POST', path: `${unanswered.pathOf(id)}/answer`, body: answer });
}
