import type { Logger } from 'pino';
import { limitConcurrency } from '../concurrency-limit.ts';
import type { AskOptions, Assistant, BuiltInAssistant, Reply, Trace } from './assistant.ts';
import { naming, noAnswerReply } from './built-in/words.ts';
import { deadlineSignal, describeError, postJson, ServiceRefused } from './outside-service.ts';
import { NO_ANSWER, promptOf } from './prompt.ts';
import { sanitizeAnswer, stripLinks, truncate } from './sanitize-answer.ts';

/** A language model behind an OpenAI-compatible address. */
export interface LanguageModel {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

export interface LlmAssistantOptions {
  log: Pick<Logger, 'warn'>;
  /** From the question to the last byte of the answer. */
  deadlineMs?: number;
  /** Questions put to the model at a time; further ones get the built-in answer. */
  maxConcurrent?: number;
}

type Prompt = ReturnType<typeof promptOf>;

const DEADLINE_MS = 8000;
const MAX_CONCURRENT = 32;
const MAX_CHARACTERS = 1500;
/** Bounds the work on the output of a model that does not stop. */
const MAX_READ = 2 * MAX_CHARACTERS;
/** Enough for a few sentences in any script, and for the hidden tokens of reasoning models. */
const MAX_TOKENS = 1000;
/** Newer and older services name the token limit differently, and refuse the other name. */
const TOKEN_LIMIT_NAMES = ['max_completion_tokens', 'max_tokens'] as const;

/** Lets a language model phrase what the built-in assistant finds; without a passage, or if it fails, that answers. */
export class LlmAssistant implements Assistant {
  readonly sendsQuestionsOut = true;
  readonly #builtIn: BuiltInAssistant;
  readonly #model: LanguageModel;
  readonly #log: LlmAssistantOptions['log'];
  readonly #deadlineMs: number;
  readonly #limited;
  #tokenLimitName: (typeof TOKEN_LIMIT_NAMES)[number] = TOKEN_LIMIT_NAMES[0];

  constructor(
    builtIn: BuiltInAssistant,
    model: LanguageModel,
    { log, deadlineMs = DEADLINE_MS, maxConcurrent = MAX_CONCURRENT }: LlmAssistantOptions,
  ) {
    this.#builtIn = builtIn;
    this.#model = model;
    this.#log = log;
    this.#deadlineMs = deadlineMs;
    this.#limited = limitConcurrency(maxConcurrent, 0);
  }

  async reply(message: string, { before, signal, trace }: AskOptions = {}): Promise<Reply> {
    const found = await this.#builtIn.find(message, { before });
    const { passages, best, reply, sources, taken, isIncomplete } = found;
    if (passages.length === 0 || isIncomplete) return reply;
    const prompt = promptOf(message, passages, taken === '' ? undefined : before);
    const text = await this.#textFor(prompt, signal, trace?.());
    if (text === '') return reply;
    const { asked } = reply;
    const understood = asked === undefined ? {} : { asked };
    return text === NO_ANSWER
      ? { ...understood, ...noAnswerReply(message), ...(best && { withheld: best }) }
      : { ...understood, texts: [naming(taken, `${text}\n\n${sources}`)], isGrounded: true, mayRate: true };
  }

  /** The model's text; empty if it has none. */
  async #textFor(prompt: Prompt, disconnected: AbortSignal | undefined, trace: Trace | undefined) {
    let reason = 'an empty answer';
    try {
      const signal = deadlineSignal(this.#deadlineMs, disconnected);
      const text = sanitizeModelText(await this.#limited(() => this.#ask(prompt, signal, trace)));
      if (text !== '') return text;
    } catch (error) {
      if (disconnected?.aborted) return '';
      reason = describeError(error);
    }
    this.#log.warn(
      { traceId: trace?.id, reason, deadlineMs: this.#deadlineMs },
      'the language model did not answer: the built-in answer was given',
    );
    return '';
  }

  /** @returns the model's answer as it came; may be empty @throws what `postJson` or the parser throws */
  async #ask(messages: Prompt, signal: AbortSignal, trace: Trace | undefined): Promise<string> {
    const { baseUrl, model, apiKey } = this.#model;
    const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
    const headers = {
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      ...(trace && { traceparent: trace.traceparent }),
    };
    const body = { model, messages, [this.#tokenLimitName]: MAX_TOKENS };
    try {
      return textIn(JSON.parse(await postJson(url, body, { headers, signal })));
    } catch (error) {
      const isRefused = error instanceof ServiceRefused && [400, 422].includes(error.code);
      if (!isRefused || this.#tokenLimitName === TOKEN_LIMIT_NAMES[1]) throw error;
      this.#tokenLimitName = TOKEN_LIMIT_NAMES[1];
      return this.#ask(messages, signal, trace);
    }
  }
}

/** Plain text without links, of bounded length. */
function sanitizeModelText(answer: string): string {
  const text = stripLinks(truncate(sanitizeAnswer(answer), MAX_READ));
  return new RegExp(`^${NO_ANSWER}\\W*$`).test(text) ? NO_ANSWER : truncate(text, MAX_CHARACTERS);
}

/** Services differ in all but this, and none of it is taken on trust. */
function textIn(answer: unknown): string {
  const { choices } = (answer ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  return typeof content === 'string' ? content : '';
}
