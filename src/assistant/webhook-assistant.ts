import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { limitConcurrency } from '../concurrency-limit.ts';
import { AppError, errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { AskOptions, Assistant, Reply } from './assistant.ts';
import { noAnswerReply } from './built-in/words.ts';
import { Deadline, describeError, postJson } from './outside-service.ts';
import { languageOfMessage, type MessageLanguage } from './prompt.ts';
import { sanitizeAnswer, truncate } from './sanitize-answer.ts';
import { words } from './words.ts';

export interface WebhookAssistantOptions {
  /** From the question to the last byte of the answer. */
  deadlineMs?: number;
  /** Questions in flight at a time; further ones get 503. */
  maxConcurrent?: number;
}

const DEADLINE_MS = 10_000;
const MAX_CONCURRENT = 32;
const MAX_TEXTS = 10;
/** Ten such texts fit into one stored answer. */
const MAX_TEXT_LENGTH = 1900;

/** The answer of Rasa's REST channel; entries without text are pictures and the like. */
const rasaReply = z.array(z.object({ text: z.string().nullish() }));

/** The body of Rasa's REST channel; what the site knows besides is its `metadata`. */
interface ForwardedQuestion {
  sender: string;
  message: string;
  metadata: MessageLanguage;
}

/**
 * Forwards each message to a chat service (CHATBOT_URL) by the protocol of Rasa's REST channel, with its language, so
 * that the service need not guess it from a few words.
 */
export class WebhookAssistant implements Assistant {
  readonly sendsQuestionsOut = true;
  readonly keepsConversations = true;
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #deadlineMs: number;
  readonly #limited;

  /** @param address the service's URL; a user and password in it are sent as basic authentication */
  constructor(
    address: string,
    { deadlineMs = DEADLINE_MS, maxConcurrent = MAX_CONCURRENT }: WebhookAssistantOptions = {},
  ) {
    const url = new URL(address);
    const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    url.username = '';
    url.password = '';
    this.#url = url.href;
    this.#headers = user === ':' ? {} : { authorization: `Basic ${Buffer.from(user).toString('base64')}` };
    this.#deadlineMs = deadlineMs;
    this.#limited = limitConcurrency(maxConcurrent, 0);
  }

  /** @throws 502 if the service fails or answers nonsense, 503 if too many questions are in flight, 504 on a timeout */
  async reply(message: string, { sender = randomUUID(), signal, trace }: AskOptions = {}): Promise<Reply> {
    const texts = await this.#limited(() =>
      this.#ask({ sender, message, metadata: languageOfMessage(message) }, { signal, trace }),
    );
    if (texts.length === 0) return noAnswerReply(message);
    const { smallTalkReply } = await import('./built-in/built-in-assistant.ts');
    return { texts, isGrounded: null, ...(!smallTalkReply(message) && { mayRate: true }) };
  }

  async #ask(question: ForwardedQuestion, { signal: disconnected, trace }: AskOptions) {
    const deadline = new Deadline(this.#deadlineMs, disconnected);
    try {
      const headers = { ...this.#headers, ...(trace && { traceparent: trace().traceparent }) };
      const { signal } = deadline;
      const { ok, status, text } = await postJson(this.#url, question, { headers, signal });
      if (!ok) throw errors.chatFailed(new Error(`the chat service answered ${status}`));
      return textsIn(text);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (disconnected?.aborted) throw disconnectError(disconnected);
      const cause = new Error(`the chat service did not answer: ${describeError(error)}`);
      throw deadline.isOver ? errors.chatSilent(cause) : errors.chatFailed(cause);
    } finally {
      deadline.clear();
    }
  }
}

function disconnectError({ reason }: AbortSignal): AppError {
  return reason instanceof AppError ? reason : errors.malformed(sentencesIn(words).disconnected);
}

/** @throws 502 */
function textsIn(answer: string): string[] {
  return parseRasaReply(answer)
    .map(({ text }) => truncate(sanitizeAnswer(text ?? ''), MAX_TEXT_LENGTH))
    .filter((text) => text !== '')
    .slice(0, MAX_TEXTS);
}

function parseRasaReply(answer: string) {
  try {
    return rasaReply.parse(JSON.parse(answer));
  } catch {
    // Without the parser's error as cause, because it quotes the answer and the cause is logged.
    throw errors.chatFailed(new Error('the chat service answered something other than a list of texts'));
  }
}
