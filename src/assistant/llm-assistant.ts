import type { Logger } from 'pino';
import { limitConcurrency } from '../concurrency-limit.ts';
import type { AskOptions, Assistant, BuiltInAssistant, Passage, Reply, Trace } from './assistant.ts';
import { naming, noAnswerReply } from './built-in/words.ts';
import { Deadline, describeError, postJson } from './outside-service.ts';
import { NO_ANSWER, promptOf } from './prompt.ts';
import { sanitizeAnswer, stripLinks, truncate } from './sanitize-answer.ts';

export interface LlmAssistantOptions {
  log: Pick<Logger, 'warn'>;
  /** From the question to the last byte of the answer. */
  deadlineMs?: number;
  /** Questions put to the model at a time; further ones get the built-in answer. */
  maxConcurrent?: number;
}

/** Context of one question besides its text. */
interface Call {
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal | undefined;
  trace: Trace | undefined;
  /** The question before, if this one takes words of it. */
  before: string | undefined;
}

const DEADLINE_MS = 8000;
const MAX_CONCURRENT = 32;
const MAX_CHARACTERS = 1500;
/** Bounds the work on the output of a model that does not stop. */
const MAX_READ = 2 * MAX_CHARACTERS;
const FALLBACK_MESSAGE = 'the language model did not answer: the built-in answer was given';

/**
 * Lets a language model phrase what the built-in assistant finds (retrieval-augmented generation). Without a passage
 * the model is not asked; if it fails, the built-in answer is given.
 */
export class LlmAssistant implements Assistant {
  readonly sendsQuestionsOut = true;
  readonly #builtIn: BuiltInAssistant;
  readonly #model: Pick<LanguageModel, 'answer'>;
  readonly #log: LlmAssistantOptions['log'];
  readonly #deadlineMs: number;
  readonly #limited;

  constructor(
    builtIn: BuiltInAssistant,
    model: Pick<LanguageModel, 'answer'>,
    { log, deadlineMs = DEADLINE_MS, maxConcurrent = MAX_CONCURRENT }: LlmAssistantOptions,
  ) {
    this.#builtIn = builtIn;
    this.#model = model;
    this.#log = log;
    this.#deadlineMs = deadlineMs;
    this.#limited = limitConcurrency(maxConcurrent, 0);
  }

  async reply(message: string, { before: earlier, signal, trace }: AskOptions = {}): Promise<Reply> {
    const found = await this.#builtIn.find(message, { before: earlier });
    const { passages, best, reply, sources, taken, isIncomplete } = found;
    if (passages.length === 0 || isIncomplete) return reply;
    const before = taken === '' ? undefined : earlier;
    const text = await this.#textFor(message, passages, { signal, trace: trace?.(), before });
    if (text === null) return reply;
    const { asked } = reply;
    const understood = asked === undefined ? {} : { asked };
    return text === NO_ANSWER
      ? { ...understood, ...noAnswerReply(message), ...(best && { withheld: best }) }
      : { ...understood, texts: [naming(taken, `${text}\n\n${sources}`)], isGrounded: true, mayRate: true };
  }

  /** The model's text, or null if it has none. */
  async #textFor(question: string, passages: readonly Passage[], call: Call) {
    const { signal: disconnected, trace } = call;
    const deadlineMs = this.#deadlineMs;
    try {
      const answer = await this.#limited(() => this.#answerInTime(question, passages, call));
      const text = sanitizeModelText(answer);
      if (text !== '') return text;
      this.#log.warn({ traceId: trace?.id, reason: 'an empty answer' }, FALLBACK_MESSAGE);
    } catch (error) {
      if (disconnected?.aborted) return null;
      const { status } = error as { status?: unknown };
      const reason = describeError(error);
      this.#log.warn(
        { traceId: trace?.id, reason, ...(typeof status === 'number' && { status }), deadlineMs },
        FALLBACK_MESSAGE,
      );
    }
    return null;
  }

  /** @throws if the model has not answered within the deadline, also while its client loads or ignores the signal */
  async #answerInTime(question: string, passages: readonly Passage[], { signal, trace, before }: Call) {
    const deadline = new Deadline(this.#deadlineMs, signal);
    try {
      return await Promise.race([
        this.#model.answer(question, passages, {
          signal: deadline.signal,
          traceparent: trace?.traceparent,
          before,
        }),
        deadline.rejectWhenOver(),
      ]);
    } finally {
      deadline.clear();
    }
  }
}

/** Plain text without links, of bounded length. */
function sanitizeModelText(answer: string): string {
  const text = stripLinks(truncate(sanitizeAnswer(answer), MAX_READ));
  return new RegExp(`^${NO_ANSWER}\\W*$`).test(text) ? NO_ANSWER : truncate(text, MAX_CHARACTERS);
}

interface LanguageModelOptions {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

/** Enough for a few sentences in any script, and for the hidden tokens of reasoning models. */
const MAX_TOKENS = 1000;
/** Newer and older services name the token limit differently, and refuse the other name. */
const TOKEN_LIMIT_NAMES = ['max_completion_tokens', 'max_tokens'] as const;

/** The service answered, but not with 2xx. */
class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
  readonly status: number;

  constructor(status: number) {
    super(`the language model answered ${status}`);
    this.status = status;
  }
}

interface QuestionContext {
  signal: AbortSignal;
  /** Header of the trace that the question belongs to. */
  traceparent?: string | undefined;
  /** See `promptOf`. */
  before?: string | undefined;
}

/** A language model behind an OpenAI-compatible address. */
export class LanguageModel {
  readonly #options: LanguageModelOptions;
  #tokenLimitName: (typeof TOKEN_LIMIT_NAMES)[number] = TOKEN_LIMIT_NAMES[0];

  constructor(options: LanguageModelOptions) {
    this.#options = options;
  }

  /**
   * @returns the model's answer as it came; may be empty
   * @throws ModelRefused; where no answer of this protocol comes, what `fetch` or the parser throws
   */
  async answer(question: string, passages: readonly Passage[], context: QuestionContext): Promise<string> {
    const ask = () => this.#ask(question, passages, context);
    try {
      return await ask();
    } catch (error) {
      const isRefusal = error instanceof ModelRefused && (error.status === 400 || error.status === 422);
      if (!isRefusal || this.#tokenLimitName === TOKEN_LIMIT_NAMES[1]) throw error;
      this.#tokenLimitName = TOKEN_LIMIT_NAMES[1];
      return ask();
    }
  }

  async #ask(
    question: string,
    passages: readonly Passage[],
    { signal, traceparent, before }: QuestionContext,
  ): Promise<string> {
    const { baseUrl, model, apiKey } = this.#options;
    const messages = promptOf(question, passages, before);
    const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
    const body = { model, messages, [this.#tokenLimitName]: MAX_TOKENS };
    const headers = {
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      ...(traceparent && { traceparent }),
    };
    const { ok, status, text } = await postJson(url, body, { headers, signal });
    if (!ok) throw new ModelRefused(status);
    return textIn(JSON.parse(text));
  }
}

/** Services differ in all but this, and none of it is taken on trust. */
function textIn(answer: unknown): string {
  const { choices } = (answer ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  return typeof content === 'string' ? content : '';
}
