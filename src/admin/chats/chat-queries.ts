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
  /** What was found and not said, with its record; null if nothing was, or if one may not see it. */
  withheld: (NamedRecord & { text: string }) | null;
}

/** A question whose answer visitors rated. Similar questions are grouped into one. */
export interface RatedQuestion {
  _id: string;
  question: string;
  helped: number;
  notHelped: number;
  lastAt: string;
  /** The latest answer; title and path are empty if it named no page of the site. */
  said: { title: string; path: string; text: string };
}

/** A record that is named beside a question. */
export interface NamedRecord extends BothTitles {
  /** Name of the record's content type. */
  type: string;
  /** Id of the record. */
  item: string;
}

/** A question with the record that answers it. */
export interface TaughtQuestion extends NamedRecord {
  _id: string;
  question: string;
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

/** Questions whose answers visitors rated, those that helped least first. */
export const answered = collection<RatedQuestion>({
  ...common,
  key: 'answered',
  path: '/answered',
  refreshAlso: (queries) => taught.refresh(queries),
});

/** The chat history, newest first. Unanswered and rated questions go with their chat. */
export const chats = collection<Chat>({
  ...common,
  key: 'chats',
  path: '/chats',
  one: '/chat',
  refreshAlso: (queries) => Promise.all([unanswered.refresh(queries), answered.refresh(queries)]),
});

/** Ties a question, unanswered or rated, to the record that answers it, which takes it off its list. */
export async function tieToAnswer(id: string, answer: { type: string; item: string }): Promise<void> {
  await authorizedRequest({ method: 'POST', path: `${unanswered.pathOf(id)}/answer`, body: answer });
}
