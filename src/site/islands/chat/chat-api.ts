/** The two calls of the chat (specification: The calls it makes). Neither sends credentials. */

/** An answer that has not come by then is given up; the server gives up a little earlier. */
const TIMEOUT_MS = 15_000;

/** Browsers refuse what is to outlive its page from 64 KB on; a letter of Devanagari takes three bytes. */
const OUTLIVES_ITS_PAGE = 16_000;

/** Not answered, for a reason that the server has put in words for the visitor. */
export class RejectedMessage extends Error {}

/**
 * The assistant's replies to one message, in order.
 * @throws RejectedMessage when the message is not taken, with the server's words; Error when no answer comes
 */
export async function askAssistant(sender: string, message: string): Promise<string[]> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('No answer in time')), TIMEOUT_MS);
  try {
    const response = await post('/webhooks/rest/webhook', { sender, message }, { signal: patience.signal });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusalOf(response.status, answer);
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

/** Adds an exchange to what is kept of the visit. @throws Error when it was not kept */
export async function saveExchange(session: string, conversation: Exchange): Promise<void> {
  const { user, bot } = conversation;
  // So that it is kept also when a link of the answer is followed at once.
  const keepalive = user.length + bot.length <= OUTLIVES_ITS_PAGE;
  const response = await post('/api/create-chat', { conversation, session }, { keepalive });
  if (!response.ok) throw new Error(`Status ${response.status}`);
}

const post = (path: string, body: object, more: RequestInit) =>
  fetch(path, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...more,
  });

function textOf(item: unknown): string {
  const { text } = (item ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

function refusalOf(status: number, answer: unknown): Error {
  const { message } = (answer ?? {}) as { message?: unknown };
  return status < 500 && typeof message === 'string' && message !== ''
    ? new RejectedMessage(message)
    : new Error(`Status ${status}`);
}
