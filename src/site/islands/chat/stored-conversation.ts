/** What was said, kept in session storage while the visit lasts. That may be blocked, full or hold garbage. */

/** Under this name. */
const KEY = 'chat';
/** More messages than anybody reads again. */
const MAX_MESSAGES = 60;
/** And no more than that of text, well below what storage takes. */
const MAX_CHARACTERS = 200_000;

export interface Message {
  by: 'visitor' | 'assistant';
  text: string;
}

export interface StoredConversation {
  /** Random, the same for the whole visit. */
  session: string;
  messages: readonly Message[];
  /** What stands in the field, not sent yet. */
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

/** As many of the last messages as fit. */
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

/** The browser's own maker of random ids is missing where a site is not served by https. */
function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
