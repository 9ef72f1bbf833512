import type { OpenAI } from 'openai';
import type { Passage } from './assistant.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { promptOf } from './prompt.ts';

export interface LanguageModelOptions {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

const MAX_BYTES = 256 * 1024;
/** Enough for a few sentences in any script, and for the hidden tokens of reasoning models. */
const MAX_TOKENS = 1000;
/** Newer and older services name the token limit differently, and refuse the other name. */
const TOKEN_LIMIT_NAMES = ['max_completion_tokens', 'max_tokens'] as const;

/** A language model behind an OpenAI-compatible address. */
export class LanguageModel {
  readonly #options: LanguageModelOptions;
  #client: Promise<OpenAI> | undefined;
  #tokenLimitName: (typeof TOKEN_LIMIT_NAMES)[number] = TOKEN_LIMIT_NAMES[0];

  constructor(options: LanguageModelOptions) {
    this.#options = options;
  }

  /**
   * @param traceparent header of the trace that the question belongs to
   * @returns the model's answer as it came; may be empty
   * @throws the client's error, whose message may quote the service
   */
  async answer(
    question: string,
    passages: readonly Passage[],
    signal: AbortSignal,
    traceparent?: string,
  ): Promise<string> {
    const options = { signal, ...(traceparent && { headers: { traceparent } }) };
    try {
      return await this.#ask(question, passages, options);
    } catch (error) {
      const { status } = error as { status?: unknown };
      if ((status !== 400 && status !== 422) || this.#tokenLimitName === TOKEN_LIMIT_NAMES[1]) throw error;
      this.#tokenLimitName = TOKEN_LIMIT_NAMES[1];
      return this.#ask(question, passages, options);
    }
  }

  async #ask(
    question: string,
    passages: readonly Passage[],
    options: { signal: AbortSignal; headers?: { traceparent: string } },
  ): Promise<string> {
    this.#client ??= this.#connect();
    const client = await this.#client;
    const messages = promptOf(question, passages);
    const { choices } = await client.chat.completions.create(
      { model: this.#options.model, messages, [this.#tokenLimitName]: MAX_TOKENS },
      options,
    );
    const content: unknown = choices?.[0]?.message?.content;
    return typeof content === 'string' ? content : '';
  }

  /** The client is large, so it is loaded with the first question. */
  async #connect(): Promise<OpenAI> {
    const { OpenAI } = await import('openai');
    const { baseUrl, apiKey } = this.#options;
    return new OpenAI({
      baseURL: baseUrl,
      // The client requires a key; without LLM_API_KEY the header is removed again.
      apiKey: apiKey ?? 'none',
      ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: (input, init) => boundedFetch(input, init, MAX_BYTES),
    });
  }
}
