import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { limitConcurrency } from '../concurrency-limit.ts';
import { AppError, errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { AskOptions, Assistant, Reply } from './assistant.ts';
import { noAnswerReply } from './built-in/words.ts';
import { deadlineSignal, describeError, postJson } from './outside-service.ts';
import { languageOfMessage } from './prompt.ts';
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

/** Forwards each message, with its language, to a chat service (CHATBOT_URL) by the protocol of Rasa's REST channel. */
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
    const { language: metadata } = languageOfMessage(message);
    const texts = await this.#limited(() => this.#ask({ sender, message, metadata }, { signal, trace }));
    if (texts.length === 0) return noAnswerReply(message);
    const { smallTalkReply } = await import('./built-in/built-in-assistant.ts');
    return { texts, isGrounded: null, ...(!smallTalkReply(message) && { mayRate: true }) };
  }

  async #ask(question: object, { signal: disconnected, trace }: AskOptions) {
    try {
      const headers = { ...this.#headers, ...(trace && { traceparent: trace().traceparent }) };
      const signal = deadlineSignal(this.#deadlineMs, disconnected);
      return textsIn(await postJson(this.#url, question, { headers, signal }));
    } catch (error) {
      if (disconnected?.aborted) throw disconnectError(disconnected);
      // By its name, since the parser's error quotes the answer and the cause is logged.
      const cause = new Error(`the chat service gave no answer: ${describeError(error)}`);
      const isOver = error instanceof Error && error.name === 'TimeoutError';
      throw isOver ? errors.chatSilent(cause) : errors.chatFailed(cause);
    }
  }
}

function disconnectError({ reason }: AbortSignal): AppError {
  return reason instanceof AppError ? reason : errors.malformed(sentencesIn(words).disconnected);
}

const textsIn = (answer: string): string[] =>
  rasaReply
    .parse(JSON.parse(answer))
    .map(({ text }) => truncate(sanitizeAnswer(text ?? ''), MAX_TEXT_LENGTH))
    .filter((text) => text !== '')
    .slice(0, MAX_TEXTS);
