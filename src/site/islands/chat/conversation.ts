import { helpNumber, REQUEST_ID_HEADER } from '../../../content/help-number.ts';
import {
  type Message,
  readConversation,
  type StoredConversation,
  storeConversation,
} from './stored-conversation.ts';
import { words } from './words.ts';

/** State of the chat. */
interface State extends StoredConversation {
  isWaiting: boolean;
  /** Why the message in the field was not sent; empty without an error. */
  error: string;
}

export interface Conversation {
  now(): State;
  subscribe(onChange: () => void): () => void;
  /** Sets the text of the field. */
  type(draft: string): void;
  /** Sends the field's text, unless it is blank or too long, or an answer is pending. Never throws. */
  send(): Promise<void>;
  /** Says whether the last answer helped. Never throws. */
  rate(helped: boolean): Promise<void>;
  /** Reads messages that other pages of the visit have stored. */
  refresh(): void;
}

/** Maximum length of a message in characters. */
export const MAX_MESSAGE = 1000;

export const lengthOf = (text: string) => [...text.trim()].length;

/** Continues the visit's stored conversation. */
export function startConversation(): Conversation {
  let state: State = { ...readConversation(), isWaiting: false, error: '' };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    storeConversation(state.isWaiting ? withoutPending(state) : state);
    for (const listener of listeners) listener();
  };

  const changeLast = (changes: Partial<Message>) => {
    const last = state.messages.at(-1);
    if (last) change({ messages: [...state.messages.slice(0, -1), { ...last, ...changes }] });
  };

  const rate = async (helped: boolean) => {
    const { session: sender, messages } = state;
    const timestamp = messages.at(-1)?.at;
    if (!timestamp) return;
    changeLast({ helped });
    try {
      await call('/api/answered', { sender, timestamp, helped }, { keepalive: true });
    } catch (error) {
      console.error('What was said of the answer was not kept', error);
    }
  };

  const send = async () => {
    const { session, messages, draft, isWaiting } = state;
    const text = draft.trim();
    if (isWaiting || text === '') return;
    if (lengthOf(text) > MAX_MESSAGE) return change({ error: words.tooLong });
    const asked = [...messages, { by: 'visitor', text } as const];
    change({ messages: asked, draft: '', isWaiting: true, error: '' });
    try {
      const { texts, mayRate } = await askAssistant(session, text);
      const answers = texts.map((answer) => ({ by: 'assistant', text: answer }) as const);
      change({ messages: [...asked, ...answers], isWaiting: false });
      void save(session, text, texts).then((at) => {
        if (at && mayRate && state.messages.at(-1) === answers.at(-1)) changeLast({ at });
      });
    } catch (cause) {
      console.error('The message was not sent', cause);
      change({ ...withoutPending(state), isWaiting: false, error: reasonOf(cause) });
    }
  };

  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (draft) => change({ draft }),
    send,
    rate,
    refresh() {
      if (!state.isWaiting) change({ ...readConversation(), error: '' });
    },
  };
}

function reasonOf(cause: unknown): string {
  if (cause instanceof RejectedMessage) return words.refused(cause.message);
  const id = cause instanceof FailedAnswer ? cause.requestId : null;
  return id ? words.notSentNumber(helpNumber(id)) : words.notSent;
}

/** The conversation with its unanswered message moved back to the field, since the page may be left before the answer. */
function withoutPending({ session, messages, draft }: State): StoredConversation {
  const text = messages.at(-1)?.text ?? '';
  return { session, messages: messages.slice(0, -1), draft: draft ? `${text}\n${draft}` : text };
}

/** @returns the timestamp under which the exchange was kept; undefined if it was not */
async function save(session: string, user: string, texts: readonly string[]): Promise<string | undefined> {
  const timestamp = new Date().toISOString();
  try {
    await saveExchange(session, { user, bot: texts.join('\n\n'), timestamp });
    return timestamp;
  } catch (error) {
    console.error('The conversation was not kept', error);
  }
}

/** The calls of the chat (requirements 4.15, 7.35 and 25.20). None sends credentials. */
/** Timeout of a call, a little longer than the server's. */
const TIMEOUT_MS = 15_000;

/** Browsers refuse `keepalive` bodies above 64 KB, and a Devanagari character takes three bytes. */
const OUTLIVES_ITS_PAGE = 16_000;

/** The server refused the message, with a text for the visitor. */
class RejectedMessage extends Error {}

/** The server failed. */
class FailedAnswer extends Error {
  /** The request's id; null if the response has none. */
  readonly requestId: string | null;

  constructor(status: number, requestId: string | null) {
    super(`Status ${status}`);
    this.requestId = requestId;
  }
}

/**
 * Sends a message and returns the assistant's replies, in order, and whether it makes sense to ask if they helped.
 * @throws RejectedMessage with the server's text when it refuses the message; Error without an answer
 */
async function askAssistant(sender: string, message: string) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('No answer in time')), TIMEOUT_MS);
  try {
    const response = await post('/webhooks/rest/webhook', { sender, message }, { signal: patience.signal });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusalOf(response, answer);
    const texts = Array.isArray(answer) ? answer.map(textOf).filter((text) => text.trim() !== '') : [];
    if (texts.length === 0) throw new Error('The answer holds no text');
    return { texts, mayRate: response.headers.has('x-may-rate') };
  } finally {
    clearTimeout(timer);
  }
}

interface Exchange {
  user: string;
  bot: string;
  timestamp: string;
}

/** Saves an exchange in the visit's chat record. @throws Error when it was not saved */
async function saveExchange(session: string, conversation: Exchange): Promise<void> {
  const { user, bot } = conversation;
  // Saved even if the visitor follows a link of the answer at once.
  const keepalive = user.length + bot.length <= OUTLIVES_ITS_PAGE;
  await call('/api/create-chat', { conversation, session }, { keepalive });
}

/** @throws Error when it was not taken */
async function call(path: string, body: object, more: RequestInit): Promise<void> {
  const { ok, status } = await post(path, body, more);
  if (!ok) throw new Error(`Status ${status}`);
}

const post = (path: string, body: object, more: RequestInit) =>
  fetch(path, {
    method: 'POST',
    credentials: 'omit',
    headers: {
      ...(words.language === 'ne' && { 'x-lang': words.language }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    ...more,
  });

function textOf(item: unknown): string {
  const { text } = (item ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

function refusalOf({ status, headers }: Response, answer: unknown): Error {
  const { message } = (answer ?? {}) as { message?: unknown };
  return status < 500 && typeof message === 'string' && message !== ''
    ? new RejectedMessage(message)
    : new FailedAnswer(status, headers.get(REQUEST_ID_HEADER));
}
