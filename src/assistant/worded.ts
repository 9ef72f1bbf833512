import type { Logger } from 'pino';
import type { Asker, Assistant, BuiltIn, Passage, Reply } from './assistant.ts';
import { reasonOf } from './bounded-fetch.ts';
import { Deadline } from './deadline.ts';
import type { LanguageModel } from './language-model.ts';
import { noAnswerTo } from './no-answer.ts';
import { cutTo, plainAnswer } from './plain-answer.ts';
import { NO_ANSWER } from './prompt.ts';
import { withoutLinks } from './without-links.ts';

export interface WordedOptions {
  log: Pick<Logger, 'warn'>;
  /** From the question to the last byte of the answer. */
  deadlineMs?: number;
  /** More questions than these are not put to the model at a time. */
  mostAtOnce?: number;
}

const DEADLINE_MS = 8000;
const MOST_AT_ONCE = 32;
const MOST_CHARACTERS = 1500;
/** Of a model that does not stop, no more than this is looked at. */
const MOST_READ = 2 * MOST_CHARACTERS;

/**
 * Lets a language model word what the built-in assistant finds. Without a passage the model is not asked at all; when
 * it fails, the built-in answer stands.
 */
export class Worded implements Assistant {
  readonly #builtIn: BuiltIn;
  readonly #model: Pick<LanguageModel, 'word'>;
  readonly #options: Required<WordedOptions>;
  #underWay = 0;

  constructor(
    builtIn: BuiltIn,
    model: Pick<LanguageModel, 'word'>,
    { log, deadlineMs = DEADLINE_MS, mostAtOnce = MOST_AT_ONCE }: WordedOptions,
  ) {
    this.#builtIn = builtIn;
    this.#model = model;
    this.#options = { log, deadlineMs, mostAtOnce };
  }

  async reply(message: string, { signal }: Asker = {}): Promise<Reply> {
    const { passages, reply, sources } = await this.#builtIn.find(message);
    if (passages.length === 0) return reply;
    const words = await this.#wordsFor(message, passages, signal);
    if (words === null) return reply;
    return words === NO_ANSWER ? noAnswerTo(message) : { texts: [`${words}\n\n${sources}`], isFounded: true };
  }

  /** What the model makes of the passages; null where nothing can be made of that. */
  async #wordsFor(question: string, passages: readonly Passage[], gone: AbortSignal | undefined) {
    const { log, deadlineMs, mostAtOnce } = this.#options;
    if (this.#underWay >= mostAtOnce) {
      log.warn({ reason: 'too many questions at once' }, INSTEAD);
      return null;
    }
    this.#underWay += 1;
    try {
      const words = shownOf(await this.#inTime(question, passages, gone));
      if (words !== '') return words;
      log.warn({ reason: 'an empty answer' }, INSTEAD);
    } catch (error) {
      const { status } = error as { status?: unknown };
      if (!gone?.aborted)
        log.warn(
          { reason: reasonOf(error), ...(typeof status === 'number' && { status }), deadlineMs },
          INSTEAD,
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
      return await Promise.race([this.#model.word(question, passages, deadline.signal), deadline.passed()]);
    } finally {
      deadline.lift();
    }
  }
}

const INSTEAD = 'the language model did not answer: the built-in answer was given';

/** The model's words as a visitor may read them: plain text without links, of bounded length. */
function shownOf(words: string): string {
  const plain = withoutLinks(cutTo(plainAnswer(words), MOST_READ));
  return new RegExp(`^${NO_ANSWER}\\W*$`).test(plain) ? NO_ANSWER : cutTo(plain, MOST_CHARACTERS);
}
