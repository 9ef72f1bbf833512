import { chat } from '../content/chat.ts';
import { errors, type FieldErrors } from '../errors.ts';
import type { ConversationEntry } from '../schema/fields/conversation.ts';
import { plainText } from '../schema/fields/plain-text.ts';

const MAX_SESSION_LENGTH = 100;

export interface SentConversation {
  /** At least one. */
  entries: readonly ConversationEntry[];
  /** What the visit calls itself; undefined where it does not. */
  session: string | undefined;
}

const tools = { cleanHtml: (html: string) => html };
const conversation = chat.fields.conversation.input(tools);
const visit = plainText('session', { max: MAX_SESSION_LENGTH, required: false }).optional();

/** Reads what was said in a chat. @throws 400 naming every field that does not hold */
export function readConversation(sent: Readonly<Record<string, unknown>>): SentConversation {
  const wrong: FieldErrors = {};
  const entries = conversation.safeParse(sent.conversation);
  if (!entries.success) wrong.conversation = entries.error.issues[0]?.message ?? 'conversation is not right.';
  const session = visit.safeParse(sent.session);
  if (!session.success) wrong.session = session.error.issues[0]?.message ?? 'session is not right.';
  if (!entries.success || !session.success) throw errors.invalid(wrong);
  return { entries: entries.data, session: session.data || undefined };
}
