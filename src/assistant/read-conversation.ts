import { chat } from '../content/chat.ts';
import { errors, type FieldErrors } from '../errors.ts';
import type { ConversationEntry } from '../schema/fields/conversation.ts';
import { plainText } from '../schema/fields/plain-text.ts';

const MAX_SESSION_LENGTH = 100;

export interface SentConversation {
  /** At least one. */
  entries: readonly ConversationEntry[];
  /** The visit's own id; undefined without one. */
  session: string | undefined;
}

const tools = { cleanHtml: (html: string) => html };
const conversation = chat.fields.conversation.input(tools);
const sessionInput = plainText('session', { max: MAX_SESSION_LENGTH, required: false }).optional();

/** Validates the entries of a chat. @throws 400 naming every invalid field */
export function readConversation(sent: Readonly<Record<string, unknown>>): SentConversation {
  const invalid: FieldErrors = {};
  const entries = conversation.safeParse(sent.conversation);
  if (!entries.success)
    invalid.conversation = entries.error.issues[0]?.message ?? 'conversation is not right.';
  const session = sessionInput.safeParse(sent.session);
  if (!session.success) invalid.session = session.error.issues[0]?.message ?? 'session is not right.';
  if (!entries.success || !session.success) throw errors.invalid(invalid);
  return { entries: entries.data, session: session.data || undefined };
}
