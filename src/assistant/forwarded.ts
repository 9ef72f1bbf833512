import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AppError, errors } from '../errors.ts';
import type { Asker, Assistant, Reply } from './assistant.ts';
import { boundedFetch, reasonOf } from './bounded-fetch.ts';
import { Deadline } from './deadline.ts';
import { noAnswerTo } from './no-answer.ts';
import { cutTo, plainAnswer } from './plain-answer.ts';

export interface ForwardedOptions {
  /** From the question to the last byte of the answer. */
  deadlineMs?: number;
  /** More questions than these are not under way at a time. */
  mostAtOnce?: number;
}

const DEADLINE_MS = 10_000;
const MOST_AT_ONCE = 32;
const MOST_BYTES = 256 * 1024;
const MOST_TEXTS = 10;
/** Of one text: so that all of them together can be kept as one answer. */
const MOST_CHARACTERS = 1900;

/** What Rasa's REST channel answers; entries without text are pictures and the like. */
const spoken = z.array(z.object({ text: z.string().nullish() }));

/** Hands each message to a chat service outside, as Rasa's REST channel takes it, and passes on what it answers. */
export class Forwarded implements Assistant {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #deadlineMs: number;
  readonly #mostAtOnce: number;
  #underWay = 0;

  /** @param address where the service takes messages; a user and password in it are sent as such */
  constructor(
    address: string,
    { deadlineMs = DEADLINE_MS, mostAtOnce = MOST_AT_ONCE }: ForwardedOptions = {},
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
  async reply(message: string, { sender = randomUUID(), signal }: Asker = {}): Promise<Reply> {
    if (this.#underWay >= this.#mostAtOnce) throw errors.overloaded();
    this.#underWay += 1;
    try {
      const texts = await this.#ask({ sender, message }, signal);
      return texts.length > 0 ? { texts, isFounded: null } : noAnswerTo(message);
    } finally {
      this.#underWay -= 1;
    }
  }

  async #ask(question: { sender: string; message: string }, gone: AbortSignal | undefined) {
    const deadline = new Deadline(this.#deadlineMs, gone);
    try {
      const body = JSON.stringify(question);
      const init = { method: 'POST', headers: this.#headers, body, signal: deadline.signal };
      const response = await boundedFetch(this.#url, init, MOST_BYTES);
      if (!response.ok) throw errors.chatFailed(new Error(`the chat service answered ${response.status}`));
      return textsIn(await response.text());
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (gone?.aborted) throw whyGone(gone);
      const cause = new Error(`the chat service did not answer: ${reasonOf(error)}`);
      throw deadline.isOver ? errors.chatSilent(cause) : errors.chatFailed(cause);
    } finally {
      deadline.lift();
    }
  }
}

function whyGone({ reason }: AbortSignal): AppError {
  return reason instanceof AppError ? reason : errors.malformed('The request ended before it was answered.');
}

/** @throws 502 */
function textsIn(answer: string): string[] {
  return spokenIn(answer)
    .map(({ text }) => cutTo(plainAnswer(text ?? ''), MOST_CHARACTERS))
    .filter((text) => text !== '')
    .slice(0, MOST_TEXTS);
}

function spokenIn(answer: string) {
  try {
    return spoken.parse(JSON.parse(answer));
  } catch {
    // What was wrong with it would repeat its words.
    throw errors.chatFailed(new Error('the chat service answered what is no list of texts'));
  }
}
