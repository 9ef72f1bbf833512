import type { Logger } from 'pino';
import type { AskOptions, Assistant, BuiltInAssistant, Passage, Reply } from './assistant.ts';
import { describeError } from './bounded-fetch.ts';
import { Deadline } from './deadline.ts';
import type { LanguageModel } from './language-model.ts';
import { noAnswerReply } from './no-answer.ts';
import { NO_ANSWER } from './prompt.ts';
import { sanitizeAnswer, truncate } from './sanitize-answer.ts';
import { stripLinks } from './without-links.ts';

export interface LlmAssistantOptions {
  log: Pick<Logger, 'warn'>;
  /** From the question to the last byte of the answer. */
  deadlineMs?: number;
  /** More questions than these are not put to the model at a time. */
  maxConcurrent?: number;
}

const DEADLINE_MS = 8000;
const MAX_CONCURRENT = 32;
const MAX_CHARACTERS = 1500;
/** Of a model that does not stop, no more than this is looked at. */
const MAX_READ = 2 * MAX_CHARACTERS;

/**
 * Lets a language model word what the built-in assistant finds. Without a passage the model is not asked at all; when
 * it fails, the built-in answer stands.
 */
export class LlmAssistant implements Assistant {
  readonly #builtIn: BuiltInAssistant;
  readonly #model: Pick<LanguageModel, 'answer'>;
  readonly #options: Required<LlmAssistantOptions>;
  #underWay = 0;

  constructor(
    builtIn: BuiltInAssistant,
    model: Pick<LanguageModel, 'answer'>,
    { log, deadlineMs = DEADLINE_MS, maxConcurrent: mostAtOnce = MAX_CONCURRENT }: LlmAssistantOptions,
  ) {
    this.#builtIn = builtIn;
    this.#model = model;
    this.#options = { log, deadlineMs, maxConcurrent: mostAtOnce };
  }

  async reply(message: string, { signal }: AskOptions = {}): Promise<Reply> {
    const { passages, reply, sources } = await this.#builtIn.find(message);
    if (passages.length === 0) return reply;
    const words = await this.#wordsFor(message, passages, signal);
    if (words === null) return reply;
    return words === NO_ANSWER
      ? noAnswerReply(message)
      : { texts: [`${words}\n\n${sources}`], isGrounded: true };
  }

  /** What the model makes of the passages; null where nothing can be made of that. */
  async #wordsFor(question: string, passages: readonly Passage[], gone: AbortSignal | undefined) {
    const { log, deadlineMs, maxConcurrent: mostAtOnce } = this.#options;
    if (this.#underWay >= mostAtOnce) {
      log.warn({ reason: 'too many questions at once' }, FALLBACK_MESSAGE);
      return null;
    }
    this.#underWay += 1;
    try {
      const words = sanitizeModelText(await this.#inTime(question, passages, gone));
      if (words !== '') return words;
      log.warn({ reason: 'an empty answer' }, FALLBACK_MESSAGE);
    } catch (error) {
      const { status } = error as { status?: unknown };
      if (!gone?.aborted)
        log.warn(
          { reason: describeError(error), ...(typeof status === 'number' && { status }), deadlineMs },
          FALLBACK_MESSAGE,
        );
    } finally {
      this.#underWay -= 1;
    }
    return null;
  }

  /** @throws when the model has not answered within the deadline, whatever it is that takes so long */
  async #inTime(question: string, passages: readonly Passage[], gone: AbortSignal | undefined) {
    const deadline = new Deadline(this.#options.deadlineMs, gone);
    try {
      return await Promise.race([
        this.#model.answer(question, passages, deadline.signal),
        deadline.rejectWhenOver(),
      ]);
    } finally {
      deadline.clear();
    }
  }
}

const FALLBACK_MESSAGE = 'the language model did not answer: the built-in answer was given';

/** The model's words as a visitor may read them: plain text without links, of bounded length. */
function sanitizeModelText(words: string): string {
  const plain = stripLinks(truncate(sanitizeAnswer(words), MAX_READ));
  return new RegExp(`^${NO_ANSWER}\\W*$`).test(plain) ? NO_ANSWER : truncate(plain, MAX_CHARACTERS);
}
