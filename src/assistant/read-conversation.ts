import { chat } from '../content/chat.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { readerOf } from '../schema/derive/reader.ts';
import { readField } from '../schema/derive/validator.ts';
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
const readSession = readerOf((language) =>
  plainText('session', { max: MAX_SESSION_LENGTH, required: false, language }).optional(),
);

/** Validates the entries of a chat. @throws 400 naming every invalid field */
export function readConversation(sent: Readonly<Record<string, unknown>>): SentConversation {
  const invalid: FieldErrors = {};
  const entries = readField(chat.fields.conversation, sent.conversation, tools);
  if ('message' in entries) invalid.conversation = entries.message;
  const session = readSession(sent.session);
  if ('message' in session) invalid.session = session.message;
  if ('message' in entries || 'message' in session) throw errors.invalid(invalid);
  return { entries: entries.value as ConversationEntry[], session: session.value || undefined };
}
