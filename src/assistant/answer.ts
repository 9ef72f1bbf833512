import type { ChatContext } from './context.ts';
import { readMessage } from './read-message.ts';
import { trackUnanswered } from './track-unanswered.ts';

/** What a visitor's call brings. */
export interface ChatCall {
  fields: Readonly<Record<string, unknown>>;
  /** The network address that it comes from. */
  address: string;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** One text of an answer, as chat services write it. */
export interface AnswerText {
  recipient_id: string;
  text: string;
}

/** Whom an answer is for that came from nobody in particular. */
const DEFAULT_RECIPIENT = 'visitor';

/**
 * Answers a visitor's message, and remembers the question where nothing published answers it.
 * @throws 400, 429; 502, 503 or 504 when a service outside does not answer as it should
 */
export async function answer(
  context: ChatContext,
  { fields, address, signal }: ChatCall,
): Promise<AnswerText[]> {
  const { text, sender } = readMessage(fields);
  context.limits.messages.take(address);
  const { texts, isGrounded: isFounded } = await context.assistant.reply(text, { sender, signal });
  // Nobody waits for it, and nobody is refused an answer for it.
  if (isFounded !== null) trackUnanswered(context, text, isFounded).catch(context.onError);
  return texts.map((one) => ({ recipient_id: sender ?? DEFAULT_RECIPIENT, text: one }));
}
