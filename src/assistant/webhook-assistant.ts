import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AppError, errors } from '../errors.ts';
import type { AskOptions, Assistant, Reply } from './assistant.ts';
import { boundedFetch, describeError } from './bounded-fetch.ts';
import { Deadline } from './deadline.ts';
import { noAnswerReply } from './no-answer.ts';
import { sanitizeAnswer, truncate } from './sanitize-answer.ts';

export interface WebhookAssistantOptions {
  /** From the question to the last byte of the answer. */
  deadlineMs?: number;
  /** More questions than these are not under way at a time. */
  maxConcurrent?: number;
}

const DEADLINE_MS = 10_000;
const MAX_CONCURRENT = 32;
const MAX_BYTES = 256 * 1024;
const MAX_TEXTS = 10;
/** Of one text: so that all of them together can be kept as one answer. */
const MAX_TEXT_LENGTH = 1900;

/** What Rasa's REST channel answers; entries without text are pictures and the like. */
const rasaReply = z.array(z.object({ text: z.string().nullish() }));

/** Hands each message to a chat service outside, as Rasa's REST channel takes it, and passes on what it answers. */
export class WebhookAssistant implements Assistant {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #deadlineMs: number;
  readonly #mostAtOnce: number;
  #underWay = 0;

  /** @param address where the service takes messages; a user and password in it are sent as such */
  constructor(
    address: string,
    { deadlineMs = DEADLINE_MS, maxConcurrent: mostAtOnce = MAX_CONCURRENT }: WebhookAssistantOptions = {},
  ) {
    const url = new URL(address);
    const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    url.username = '';
    url.password = '';
    this.#url = url.href;
    this.#headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(user !== ':' && { authorization: `Basic ${Buffer.from(user).toString('base64')}` }),
    };
    this.#deadlineMs = deadlineMs;
    this.#mostAtOnce = mostAtOnce;
  }

  /** @throws 502 when the service fails or answers nonsense, 503 when too many wait for it, 504 when it is silent */
  async reply(message: string, { sender = randomUUID(), signal }: AskOptions = {}): Promise<Reply> {
    if (this.#underWay >= this.#mostAtOnce) throw errors.overloaded();
    this.#underWay += 1;
    try {
      const texts = await this.#ask({ sender, message }, signal);
      return texts.length > 0 ? { texts, isGrounded: null } : noAnswerReply(message);
    } finally {
      this.#underWay -= 1;
    }
  }

  async #ask(question: { sender: string; message: string }, gone: AbortSignal | undefined) {
    const deadline = new Deadline(this.#deadlineMs, gone);
    try {
      const body = JSON.stringify(question);
      const init = { method: 'POST', headers: this.#headers, body, signal: deadline.signal };
      const response = await boundedFetch(this.#url, init, MAX_BYTES);
      if (!response.ok) throw errors.chatFailed(new Error(`the chat service answered ${response.status}`));
      return textsIn(await response.text());
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (gone?.aborted) throw disconnectError(gone);
      const cause = new Error(`the chat service did not answer: ${describeError(error)}`);
      throw deadline.isOver ? errors.chatSilent(cause) : errors.chatFailed(cause);
    } finally {
      deadline.clear();
    }
  }
}

function disconnectError({ reason }: AbortSignal): AppError {
  return reason instanceof AppError ? reason : errors.malformed('The request ended before it was answered.');
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
    // What was wrong with it would repeat its words.
    throw errors.chatFailed(new Error('the chat service answered what is no list of texts'));
  }
}
