import { describe, expect, test } from 'vitest';
import { BadSettings, readSettings } from './settings.ts';

const LLM = { LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'small', LLM_API_KEY: 'sk-hidden' };
const CHATBOT_URL = 'https://bot.example/webhooks/rest/webhook?token=hidden';

function linesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof BadSettings) return error.lines;
    throw error;
  }
  return [];
}

describe('The settings of the chat', () => {
  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['a chat service', { CHATBOT_URL }],
    ['a language model', LLM],
    ['a language model that asks for no key', { ...LLM, LLM_API_KEY: '' }],
  ])('accept %s', (_, env) => {
    expect(linesOf(env)).toEqual([]);
  });

  test.each<[string, Record<string, string>, RegExp[]]>([
    ['an address without a model', { ...LLM, LLM_MODEL: '' }, [/^LLM_MODEL=.*LLM_BASE_URL is set$/]],
    [
      'a model and a key without an address',
      { ...LLM, LLM_BASE_URL: '' },
      [
        /^LLM_MODEL="small": accepted is nothing while/,
        /^LLM_API_KEY="…" \(not shown\): accepted is nothing/,
      ],
    ],
    ['both at once', { ...LLM, CHATBOT_URL }, [/^LLM_BASE_URL=.*nothing while CHATBOT_URL is set/]],
    [
      'a user that cannot be read',
      { CHATBOT_URL: 'https://100%:hidden@bot.example' },
      [/^CHATBOT_URL="https:\/\/…@bot/],
    ],
    ['an address that is none', { CHATBOT_URL: 'bot.example' }, [/^CHATBOT_URL=.*http:\/\/ or https:/]],
    [
      'an address with a password',
      { ...LLM, LLM_BASE_URL: 'https://a:hidden@models.example/v1' },
      [/^LLM_BASE_URL="https:\/\/…@models/],
    ],
    [
      'what is bad by itself and beside others',
      { ...LLM, LLM_BASE_URL: 'models' },
      [/^LLM_BASE_URL=.*such as/],
    ],
  ])('refuse %s, each in a line that tells no secret', (_, env, expected) => {
    const lines = linesOf({ ...env, LOG_LEVEL: 'info' });
    expect(lines).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(lines[index]).toMatch(pattern);
    expect(lines.join('\n')).not.toContain('hidden');
  });
});
