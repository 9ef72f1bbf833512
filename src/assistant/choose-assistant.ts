import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Assistant, BuiltInAssistant } from './assistant.ts';
import { LanguageModel } from './language-model.ts';
import { LlmAssistant } from './llm-assistant.ts';
import { WebhookAssistant } from './webhook-assistant.ts';

type Choice = Pick<Settings, 'CHATBOT_URL' | 'LLM_BASE_URL' | 'LLM_MODEL' | 'LLM_API_KEY'>;

/** Chooses the assistant by the settings: a chat service (CHATBOT_URL), a language model (LLM_…), or the built-in one. */
export function chooseAssistant(
  settings: Choice,
  builtIn: BuiltInAssistant,
  log: Pick<Logger, 'warn'>,
): Assistant {
  const { CHATBOT_URL, LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = settings;
  if (CHATBOT_URL) return new WebhookAssistant(CHATBOT_URL);
  if (baseUrl && model)
    return new LlmAssistant(builtIn, new LanguageModel({ baseUrl, model, apiKey }), { log });
  return builtIn;
}
