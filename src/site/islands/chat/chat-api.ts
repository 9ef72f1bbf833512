/** The two calls of the chat (requirements 4.15 and 7.35). Neither sends credentials. */

import { REQUEST_ID_HEADER } from '../../../content/help-number.ts';
import { words } from './words.ts';

/** Timeout of a call, a little longer than the server's. */
const TIMEOUT_MS = 15_000;

/** Browsers refuse `keepalive` bodies above 64 KB, and a Devanagari character takes three bytes. */
const OUTLIVES_ITS_PAGE = 16_000;

/** The server refused the message, with a text for the visitor. */
export class RejectedMessage extends Error {}

/** The server failed. */
export class FailedAnswer extends Error {
  /** The request's id; null if the response has none. */
  readonly requestId: string | null;

  constructor(status: number, requestId: string | null) {
    super(`Status ${status}`);
    this.requestId = requestId;
  }
}

/**
 * Sends a message and returns the assistant's replies, in order.
 * @throws RejectedMessage with the server's text when it refuses the message; Error without an answer
 */
export async function askAssistant(sender: string, message: string): Promise<string[]> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('No answer in time')), TIMEOUT_MS);
  try {
    const response = await post('/webhooks/rest/webhook', { sender, message }, { signal: patience.signal });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusalOf(response, answer);
    const texts = Array.isArray(answer) ? answer.map(textOf).filter((text) => text.trim() !== '') : [];
    if (texts.length === 0) throw new Error('The answer holds no text');
    return texts;
  } finally {
    clearTimeout(timer);
  }
}

export interface Exchange {
  user: string;
  bot: string;
  /** ISO 8601 */
  timestamp: string;
}

/** Saves an exchange in the visit's chat record. @throws Error when it was not saved */
export async function saveExchange(session: string, conversation: Exchange): Promise<void> {
  const { user, bot } = conversation;
  // Saved even if the visitor follows a link of the answer at once.
  const keepalive = user.length + bot.length <= OUTLIVES_ITS_PAGE;
  const response = await post('/api/create-chat', { conversation, session }, { keepalive });
  if (!response.ok) throw new Error(`Status ${response.status}`);
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
