import type { ChatContext } from './context.ts';
import { readMessage } from './read-message.ts';
import { rememberQuestion } from './remember-question.ts';

/** What a visitor's call brings. */
export interface Call {
  fields: Readonly<Record<string, unknown>>;
  /** The network address that it comes from. */
  address: string;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** One text of an answer, as chat services write it. */
export interface SpokenText {
  recipient_id: string;
  text: string;
}

/** Whom an answer is for that came from nobody in particular. */
const SOMEBODY = 'visitor';

/**
 * Answers a visitor's message, and remembers the question where nothing published answers it.
 * @throws 400, 429; 502, 503 or 504 when a service outside does not answer as it should
 */
export async function answer(context: ChatContext, { fields, address, signal }: Call): Promise<SpokenText[]> {
  const { text, sender } = readMessage(fields);
  context.limits.messages.take(address);
  const { texts, isFounded } = await context.assistant.reply(text, { sender, signal });
  // Nobody waits for it, and nobody is refused an answer for it.
  if (isFounded !== null) rememberQuestion(context, text, isFounded).catch(context.onTrouble);
  return texts.map((one) => ({ recipient_id: sender ?? SOMEBODY, text: one }));
}
