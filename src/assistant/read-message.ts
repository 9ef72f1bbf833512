import { errors, type FieldErrors } from '../errors.ts';
import { MAX_MESSAGE } from '../schema/fields/conversation.ts';
import { plainText } from '../schema/fields/plain-text.ts';

const MAX_SENDER_LENGTH = 200;

export interface Message {
  /** Without blanks at its ends. */
  text: string;
  sender: string | undefined;
}

const sender = plainText('Sender', { max: MAX_SENDER_LENGTH, required: false }).optional();
const text = plainText('Message', { max: MAX_MESSAGE, required: true });

/** Reads what a visitor asks. @throws 400 naming every field that does not hold */
export function readMessage(sent: Readonly<Record<string, unknown>>): Message {
  const wrong: FieldErrors = {};
  const from = sender.safeParse(sent.sender);
  if (!from.success) wrong.sender = from.error.issues[0]?.message ?? 'Sender is not right.';
  const message = text.safeParse(
    typeof sent.message === 'string' ? sent.message.trim() : (sent.message ?? ''),
  );
  if (!message.success) wrong.message = message.error.issues[0]?.message ?? 'Message is not right.';
  if (!from.success || !message.success) throw errors.invalid(wrong);
  return { text: message.data, sender: from.data || undefined };
}
