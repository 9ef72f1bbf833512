import { describe, expect, test, vi } from 'vitest';
import { sessionWith } from './browser.fixture.ts';
import { keep, type Message, readKept } from './stored-conversation.ts';

const said = (text: string): Message => ({ by: 'visitor', text });

describe('what was said', () => {
  test('is read on the next page as it was kept', () => {
    sessionWith();
    const kept = {
      session: 'abc',
      messages: [said('भर्ना?'), { by: 'assistant', text: 'Yes' }],
      draft: 'And',
    };
    keep(kept as Parameters<typeof keep>[0]);
    expect(readKept()).toEqual(kept);
  });

  test('begins with nothing, under a random name of its own', () => {
    sessionWith();
    const [first, second] = [readKept(), readKept()];
    expect(first).toEqual({ session: expect.stringMatching(/^[0-9a-f]{32}$/), messages: [], draft: '' });
    expect(second.session).not.toBe(first.session);
  });

  test.each([
    'garbage',
    'null',
    '[]',
    '{"session":"","messages":[],"draft":""}',
    '{"session":"a","messages":[{"by":"admin","text":"x"}],"draft":""}',
    '{"session":"a","messages":[null],"draft":""}',
    '{"session":"a","messages":[{"by":"visitor","text":1}],"draft":""}',
    '{"session":"a","messages":{},"draft":""}',
    '{"session":"a","messages":[]}',
  ])('begins anew where storage holds %s', (chat) => {
    sessionWith({ chat });
    expect(readKept()).toMatchObject({ messages: [], draft: '' });
  });

  test('is forgotten from its beginning on when it grows long', () => {
    sessionWith();
    const messages = Array.from({ length: 80 }, (_, at) => said(`${at}`));
    keep({ session: 'a', messages, draft: '' });
    expect(readKept().messages).toEqual(messages.slice(20));
    const long = [said('x'.repeat(150_000)), said('y'.repeat(150_000)), said('z')];
    keep({ session: 'a', messages: long, draft: '' });
    expect(readKept().messages).toEqual(long.slice(1));
    keep({ session: 'a', messages: [said('x'.repeat(300_000))], draft: '' });
    expect(readKept().messages).toEqual([]);
  });

  test('is not missed where storage is blocked or full', () => {
    const values = sessionWith();
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    expect(readKept().messages).toEqual([]);
    keep({ session: 'a', messages: [said('x')], draft: '' });
    vi.stubGlobal('sessionStorage', undefined);
    expect(readKept().messages).toEqual([]);
    keep({ session: 'a', messages: [said('x')], draft: '' });
    expect(values.size).toBe(0);
  });
});
