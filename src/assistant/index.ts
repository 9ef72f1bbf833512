import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Assistant, BuiltIn } from './assistant.ts';
import { Forwarded } from './forwarded.ts';
import { LanguageModel } from './language-model.ts';
import { Worded } from './worded.ts';

type Choice = Pick<Settings, 'CHATBOT_URL' | 'LLM_BASE_URL' | 'LLM_MODEL' | 'LLM_API_KEY'>;

/** Who answers, after the settings: a chat service, a language model out of what is published, or the site itself. */
export function chooseAssistant(settings: Choice, builtIn: BuiltIn, log: Pick<Logger, 'warn'>): Assistant {
  const { CHATBOT_URL, LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = settings;
  if (CHATBOT_URL) return new Forwarded(CHATBOT_URL);
  if (baseUrl && model) return new Worded(builtIn, new LanguageModel({ baseUrl, model, apiKey }), { log });
  return builtIn;
}
