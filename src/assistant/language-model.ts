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

/** The service answered, but not with 2xx. */
class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
  readonly status: number;

  constructor(status: number) {
    super(`the language model answered ${status}`);
    this.status = status;
  }
}

/** A language model behind an OpenAI-compatible address. */
export class LanguageModel {
  readonly #options: LanguageModelOptions;
  #tokenLimitName: (typeof TOKEN_LIMIT_NAMES)[number] = TOKEN_LIMIT_NAMES[0];

  constructor(options: LanguageModelOptions) {
    this.#options = options;
  }

  /**
   * @param traceparent header of the trace that the question belongs to
   * @returns the model's answer as it came; may be empty
   * @throws ModelRefused; where no answer of this protocol comes, what `fetch` or the parser throws
   */
  async answer(
    question: string,
    passages: readonly Passage[],
    signal: AbortSignal,
    traceparent?: string,
  ): Promise<string> {
    const ask = () => this.#ask(question, passages, signal, traceparent);
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
    signal: AbortSignal,
    traceparent: string | undefined,
  ): Promise<string> {
    const { baseUrl, model, apiKey } = this.#options;
    const messages = promptOf(question, passages);
    const response = await boundedFetch(
      `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
          ...(traceparent && { traceparent }),
        },
        body: JSON.stringify({ model, messages, [this.#tokenLimitName]: MAX_TOKENS }),
        signal,
      },
      MAX_BYTES,
    );
    if (!response.ok) throw new ModelRefused(response.status);
    return textIn(await response.json());
  }
}

/** Services differ in all but this, and none of it is taken on trust. */
function textIn(answer: unknown): string {
  const { choices } = (answer ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  return typeof content === 'string' ? content : '';
}
