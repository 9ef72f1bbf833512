/** The conversation in session storage, which may be blocked, full or hold garbage. */

/** Key in session storage. */
const KEY = 'chat';
/** Number of messages that are kept. */
const MAX_MESSAGES = 60;
/** Total length of the kept messages, well below the quota. */
const MAX_CHARACTERS = 200_000;

export interface Message {
  by: 'visitor' | 'assistant';
  text: string;
  /** The timestamp of an answer that may be rated, once its entry is kept. */
  at?: string;
  /** What the visitor says of it. */
  helped?: boolean;
}

export interface StoredConversation {
  /** Random id of the visit. */
  session: string;
  messages: readonly Message[];
  /** Text in the field. */
  draft: string;
}

export function readConversation(): StoredConversation {
  try {
    const { session, messages, draft } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    if (isText(session) && Array.isArray(messages) && messages.every(isMessage) && typeof draft === 'string')
      return { session, messages, draft };
  } catch {}
  return { session: newSession(), messages: [], draft: '' };
}

export function storeConversation({ session, messages, draft }: StoredConversation): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ session, messages: latest(messages), draft }));
  } catch {}
}

/** The last messages within both limits. */
function latest(messages: readonly Message[]): readonly Message[] {
  let room = MAX_CHARACTERS;
  const kept = messages.slice(-MAX_MESSAGES);
  const first = kept.findLastIndex(({ text }) => {
    room -= text.length;
    return room < 0;
  });
  return kept.slice(first + 1);
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

function isMessage(value: unknown): value is Message {
  const { by, text } = (value ?? {}) as Partial<Message>;
  return (by === 'visitor' || by === 'assistant') && typeof text === 'string';
}

/** `crypto.randomUUID` is missing without https. */
function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
