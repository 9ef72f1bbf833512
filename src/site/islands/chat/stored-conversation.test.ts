import { describe, expect, test, vi } from 'vitest';
import { sessionWith } from './browser.fixture.ts';
import { type Message, readConversation, storeConversation } from './stored-conversation.ts';

const said = (text: string): Message => ({ by: 'visitor', text });

describe('the stored conversation', () => {
  test('is read on the next page as it was stored', () => {
    sessionWith();
    const kept = {
      session: 'abc',
      messages: [said('भर्ना?'), { by: 'assistant', text: 'Yes' }],
      draft: 'And',
    };
    storeConversation(kept as Parameters<typeof storeConversation>[0]);
    expect(readConversation()).toEqual(kept);
  });

  test('begins empty, with a random session id', () => {
    sessionWith();
    const [first, second] = [readConversation(), readConversation()];
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
  ])('begins empty where storage holds %s', (chat) => {
    sessionWith({ chat });
    expect(readConversation()).toMatchObject({ messages: [], draft: '' });
  });

  test('drops its oldest messages above the limits', () => {
    sessionWith();
    const messages = Array.from({ length: 80 }, (_, at) => said(`${at}`));
    storeConversation({ session: 'a', messages, draft: '' });
    expect(readConversation().messages).toEqual(messages.slice(20));
    const long = [said('x'.repeat(150_000)), said('y'.repeat(150_000)), said('z')];
    storeConversation({ session: 'a', messages: long, draft: '' });
    expect(readConversation().messages).toEqual(long.slice(1));
    storeConversation({ session: 'a', messages: [said('x'.repeat(300_000))], draft: '' });
    expect(readConversation().messages).toEqual([]);
  });

  test('does not throw where storage is blocked or full', () => {
    const values = sessionWith();
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    expect(readConversation().messages).toEqual([]);
    storeConversation({ session: 'a', messages: [said('x')], draft: '' });
    vi.stubGlobal('sessionStorage', undefined);
    expect(readConversation().messages).toEqual([]);
    storeConversation({ session: 'a', messages: [said('x')], draft: '' });
    expect(values.size).toBe(0);
  });
});
