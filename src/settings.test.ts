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

describe('The address of the database', () => {
  test.each([
    'postgres://site@one/college',
    'postgresql://site:hidden@[::1]:5433/college?application_name=x',
  ])('may be %s', (url) => {
    expect(linesOf({ DATABASE_URL: url })).toEqual([]);
  });

  test.each([
    'mysql://a:hidden@one/x',
    'postgres://a:hidden@one:x/x',
    'postgres://a:hidden@one:5432,two:5432/x',
    'postgres://a:hidden@one,two/x',
    'postgres://a:hidden@/x?host=one,two',
  ])('is refused when it does not name one host, without its secrets: %s [18.31]', (url) => {
    const lines = linesOf({ DATABASE_URL: url });
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_URL=.*accepted is an address that begins postgres:.* names one host/),
    ]);
    expect(lines.join()).not.toContain('hidden');
  });
});

test('The address of a text message service is refused, since none is called yet [10.6]', () => {
  const SMS_URL = 'https://site:hidden@sms.example/send';
  expect(linesOf({ SMS_URL })).toEqual([
    'SMS_URL="https://…@sms.example/send": accepted is nothing: this version sends no text messages',
  ]);
  expect(linesOf({ SMS_URL: '' })).toEqual([]);
});

describe('The setting NOW', () => {
  test.each(['2026-11-23T10:00:00Z', '2026-11-23T10:00:00.250+05:45', ''])('accepts %j [18.38]', (NOW) => {
    expect(linesOf({ NOW })).toEqual([]);
  });

  test.each([
    'tomorrow',
    '2026-11-23',
    '2026-11-23T10:00:00',
    '2026-02-30T10:00:00Z',
    'file:',
    'file:/nowhere/now',
  ])('refuses %j and says what is accepted [18.38]', (NOW) => {
    expect(linesOf({ NOW })).toEqual([expect.stringMatching(/^NOW=".*": accepted is an instant such as/)]);
  });

  test('is refused where NODE_ENV is production [18.38]', () => {
    expect(linesOf({ NOW: '2026-11-23T10:00:00Z', NODE_ENV: 'production' })).toEqual([
      'NOW="2026-11-23T10:00:00Z": accepted is nothing where NODE_ENV is production',
    ]);
  });
});

describe('The address of a service that is called', () => {
  test.each(['CHATBOT_URL', 'LLM_BASE_URL'])(
    'is refused in %s with a port that is never called [10.6]',
    (name) => {
      const env = name === 'LLM_BASE_URL' ? LLM : {};
      expect(linesOf({ ...env, [name]: 'http://127.0.0.1:6000/x' })).toEqual([
        expect.stringMatching(/^\w+="http:.*:6000\/x": accepted is an address on another port/),
      ]);
      expect(linesOf({ ...env, [name]: 'http://127.0.0.1:6081/x' })).toEqual([]);
    },
  );

  test('is refused for no other ports below 11000 than fetch refuses', async () => {
    const isCalled = (port: number) => linesOf({ CHATBOT_URL: `http://127.0.0.1:${port}/` }).length === 0;
    const refused = Array.from({ length: 11_000 }, (_, index) => index + 1).filter((port) => !isCalled(port));
    for (const port of refused) {
      const cause = await fetch(`http://127.0.0.1:${port}/`).catch((error: Error) => error.cause);
      expect(String(cause)).toContain('bad port');
    }
    expect(refused).toContain(4190);
  });
});
