import type { FindOptions } from '../search/find.ts';
import type { BuiltInAssistant } from './assistant.ts';

/** The built-in assistant. Its code is loaded with the first question: making its word lists takes 20 ms of a start. */
export function lateBuiltInAssistant(options: FindOptions): BuiltInAssistant {
  let assistant: BuiltInAssistant | undefined;
  const loaded = async () => {
    const { createBuiltInAssistant } = await import('./built-in/built-in-assistant.ts');
    assistant ??= createBuiltInAssistant(options);
    return assistant;
  };
  return {
    find: async (message) => (await loaded()).find(message),
    reply: async (message) => (await loaded()).reply(message),
  };
}
