import { errors, type FieldErrors } from '../errors.ts';
import { readerOf } from '../schema/derive/reader.ts';
import { MAX_MESSAGE } from '../schema/fields/conversation.ts';
import { plainText } from '../schema/fields/plain-text.ts';
import type { Site } from '../whole-site.ts';
import type { Trace } from './assistant.ts';
import { conversationOf } from './conversations.ts';
import { kindReply } from './kindness.ts';
import { trackUnanswered } from './unanswered.ts';
import { words } from './words.ts';

/** A visitor's call to the chat. */
export interface ChatCall {
  fields: Readonly<Record<string, unknown>>;
  /** The caller's network address. */
  address: string;
  /** Aborted when the visitor disconnects. */
  signal?: AbortSignal;
  /** See `AskOptions`. */
  trace?: () => Trace;
}

const DEFAULT_RECIPIENT = 'visitor';
const MAX_SENDER_LENGTH = 200;

/**
 * Answers a visitor's message by what was asked before in its conversation, and tracks questions that nothing published
 * answers.
 * @returns its texts, and whether it may be rated (see `Reply`)
 * @throws 400, 429; 502, 503 or 504 if an outside service fails
 */
export async function answer(site: Site, { fields, address, signal, trace }: ChatCall) {
  site.messageLimit.take(address);
  const { text, sender } = readMessage(fields);
  const { assistant, onError } = site;
  const kind = await kindReply(site, text);
  // Without it a question is answered by itself.
  const conversation =
    kind || assistant.keepsConversations
      ? null
      : await conversationOf(site, sender, address).catch((error) => {
          onError(error);
          return null;
        });
  const before = conversation?.before;
  const { texts, isGrounded, asked, mayRate, withheld } =
    kind ?? (await assistant.reply(text, { sender, before, signal, trace }));
  // Not awaited, so that neither its duration nor its failure affects the answer.
  if (isGrounded !== null) trackUnanswered(site, asked ?? text, isGrounded, withheld).catch(onError);
  // Awaited, so that the next message finds it, whichever process answers that; its failure does not affect the answer.
  if (asked !== undefined) await conversation?.keep(asked).catch(onError);
  return {
    texts: texts.map((one) => ({ recipient_id: sender ?? DEFAULT_RECIPIENT, text: one })),
    mayRate: mayRate === true,
  };
}

const readSender = readerOf((language) =>
  plainText(words[language].sender, { max: MAX_SENDER_LENGTH, required: false, language }).optional(),
);
const readText = readerOf((language) =>
  plainText(words[language].message, { max: MAX_MESSAGE, required: true, language }),
);

/** @returns the trimmed text, and the sender if named @throws 400 naming every invalid field */
function readMessage({ sender, message }: Readonly<Record<string, unknown>>) {
  const invalid: FieldErrors = {};
  const from = readSender(sender);
  if ('message' in from) invalid.sender = from.message;
  const text = readText(typeof message === 'string' ? message.trim() : (message ?? ''));
  if ('message' in text) invalid.message = text.message;
  if ('message' in from || 'message' in text) throw errors.invalid(invalid);
  return { text: text.value, sender: from.value || undefined };
}
