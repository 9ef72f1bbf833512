import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Assistant, BuiltInAssistant, BuiltInOptions } from './assistant.ts';
import { LlmAssistant } from './llm-assistant.ts';
import { WebhookAssistant } from './webhook-assistant.ts';

/** The built-in assistant. Its code is loaded with the first question: making its word lists takes 20 ms of a start. */
export function lateBuiltInAssistant(options: BuiltInOptions): BuiltInAssistant {
  let assistant: BuiltInAssistant | undefined;
  const loaded = async () => {
    const { createBuiltInAssistant } = await import('./built-in/built-in-assistant.ts');
    assistant ??= createBuiltInAssistant(options);
    return assistant;
  };
  return {
    find: async (message, asking) => (await loaded()).find(message, asking),
    reply: async (message, asking) => (await loaded()).reply(message, asking),
  };
}

type Choice = Pick<Settings, 'CHATBOT_URL' | 'LLM_BASE_URL' | 'LLM_MODEL' | 'LLM_API_KEY'>;

/** Chooses the assistant by the settings: a chat service (CHATBOT_URL), a language model (LLM_…), or the built-in one. */
export function chooseAssistant(
  settings: Choice,
  builtIn: BuiltInAssistant,
  log: Pick<Logger, 'warn'>,
): Assistant {
  const { CHATBOT_URL, LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = settings;
  if (CHATBOT_URL) return new WebhookAssistant(CHATBOT_URL);
  if (baseUrl && model) return new LlmAssistant(builtIn, { baseUrl, model, apiKey }, { log });
  return builtIn;
}
