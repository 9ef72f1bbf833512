import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Assistant, Reply } from '../../src/assistant/assistant.ts';
import { sites, type TestSite } from '../site.ts';

const asVisitor = { as: 'nobody' } as const;
const WEBHOOK = '/webhooks/rest/webhook';
const NOWHERE = '0'.repeat(24);

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };

const found = (...texts: string[]): Reply => ({ texts, isGrounded: true });
const NOT_FOUND: Reply = { texts: ['Nobody has written that down.'], isGrounded: false };

describe.each(sites)('The chat, on $name', ({ start }) => {
  let site: TestSite;
  let heard: string[] = [];
  let replying: (message: string) => Reply = () => found('Yes.');
  const assistant: Assistant = {
    async reply(message) {
      heard.push(message);
      return replying(message);
    },
  };
  let at = Date.parse('2026-11-21T06:00:00Z');
  beforeAll(async () => {
    const now = () => new Date(at);
    site = await start({ assistant, environment: { LIMIT_CHAT: 'off' }, now });
  });
  afterAll(() => site.close());
  afterEach(async () => {
    heard = [];
    replying = () => found('Yes.');
    // Pending records of unanswered questions are written before this change.
    await site.call('DELETE', `/api/unanswered/${NOWHERE}`);
    for (const { _id } of await unanswered()) await site.call('DELETE', `/api/unanswered/${_id}`);
  });

  const ask = (json: unknown, where = site) => where.call('POST', WEBHOOK, { ...asVisitor, json });
  const unanswered = async (query = '') => (await site.call('GET', `/api/unanswered${query}`)).list;
  const questions = async (query = '') => (await unanswered(query)).map(({ question }) => question);

  test('answers without a session [6.6, 6.9, 7.34, 14.5]', async () => {
    replying = () => found('We have one.', 'It is [here](/faqs).');
    const { status, json, headers } = await ask({ sender: 'me', message: '  Is there a hostel?\n' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(json).toEqual([
      { recipient_id: 'me', text: 'We have one.' },
      { recipient_id: 'me', text: 'It is [here](/faqs).' },
    ]);
    expect(heard).toEqual(['Is there a hostel?']);
    expect((await ask({ message: 'And I?' })).json).toEqual([
      { recipient_id: 'visitor', text: expect.any(String) },
      { recipient_id: 'visitor', text: expect.any(String) },
    ]);
  });

  test('answers a form as well as JSON', async () => {
    const body = new URLSearchParams({ message: 'भर्ना कहिले?' });
    expect((await site.call('POST', WEBHOOK, { ...asVisitor, body })).status).toBe(200);
    expect(heard).toEqual(['भर्ना कहिले?']);
  });

  test.each<[string, object, string[]]>([
    ['no message', {}, ['message']],
    ['an empty message', { message: '' }, ['message']],
    ['a message of blanks', { message: ' \n\t\u200b ' }, ['message']],
    ['a message that is too long', { message: 'अ'.repeat(1001) }, ['message']],
    ['a message that is null', { message: null }, ['message']],
    ['a message that is a number', { message: 7 }, ['message']],
    ['a message that is a list', { message: ['Hello'] }, ['message']],
    ['a NUL', { message: 'a\0b' }, ['message']],
    ['half a character', { message: '\ud83d' }, ['message']],
    ['a sender that is a number', { message: 'Hello', sender: 7 }, ['sender']],
    ['a sender that is too long', { message: 'Hello', sender: 'x'.repeat(201) }, ['sender']],
    ['both', { sender: null }, ['sender', 'message']],
  ])('refuses %s, naming the fields', async (_, json, fields) => {
    const { status, refusal } = await ask(json);
    expect([status, refusal.code, Object.keys(refusal.fields)]).toEqual([400, 'invalid', fields]);
    expect(heard).toEqual([]);
  });

  test('accepts a message of 1000 characters, however many bytes it has [14.5]', async () => {
    expect((await ask({ message: ` ${'😀'.repeat(1000)} ` })).status).toBe(200);
  });

  test('answers POST only', async () => {
    const { status, headers } = await site.call('GET', WEBHOOK, asVisitor);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('limits the questions of one address, apart from the entries that it saves [10.12]', async () => {
    const strict = await start({ assistant, environment: { LIMIT_CHAT: '2/1m' } });
    const statuses = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push((await ask({ message: 'More?' }, strict)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const conversation = { user: 'More?', bot: 'Yes.', timestamp: '2026-11-21T06:00:00Z' };
    expect((await strict.call('POST', '/api/create-chat', { json: { conversation } })).status).toBe(201);
    await strict.close();
  });

  test('logs nothing that a visitor wrote', async () => {
    replying = (message) => (message.includes('fails') ? missing() : NOT_FOUND);
    await ask({ sender: 'Sita Gurung', message: 'Whispered question' });
    await ask({ message: 'Whispered, it fails' });
    const lines = site.logLines.join('');
    expect(lines).toContain(WEBHOOK);
    expect(lines).not.toMatch(/Whispered|Sita/);
  });

  const missing = (): never => {
    throw new Error('no such table');
  };

  describe('tracks unanswered questions:', () => {
    test('counts similar questions together, under the latest wording', async () => {
      replying = () => NOT_FOUND;
      const first = at;
      await ask({ message: 'Is there a Swimming pool?' });
      await expect.poll(() => questions(), SOON).toHaveLength(1);
      at += 60_000;
      await ask({ message: 'swimming POOL... is a pool there' });
      await expect.poll(async () => (await unanswered())[0]?.asked, SOON).toBe(2);
      expect(await unanswered()).toEqual([
        {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          question: 'swimming POOL... is a pool there',
          asked: 2,
          firstAt: new Date(first).toISOString(),
          lastAt: new Date(at).toISOString(),
          withheld: null,
        },
      ]);
      expect((await site.call('GET', '/api/inbox')).json).toMatchObject({ chats: { unanswered: 1 } });
    });

    test('lists the latest first, whole or in pages', async () => {
      replying = () => NOT_FOUND;
      for (const name of ['one', 'two', 'three']) {
        at += 1000;
        await ask({ message: `Pond ${name}?` });
        await expect.poll(() => questions(), SOON).toContain(`Pond ${name}?`);
      }
      at += 1000;
      await ask({ message: 'pond ONE' });
      await expect.poll(() => questions(), SOON).toEqual(['pond ONE', 'Pond three?', 'Pond two?']);
      const { list, headers } = await site.call('GET', '/api/unanswered?q=pOnd&limit=2&page=1');
      expect(list.map(({ question }) => question)).toEqual(['pond ONE', 'Pond three?']);
      expect(headers.get('x-total-count')).toBe('3');
      expect(headers.get('link')).toBe('</api/unanswered?q=pOnd&page=2&limit=2>; rel="next"');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(await questions('?q=%25')).toEqual([]);
      expect((await site.call('GET', '/api/unanswered?page=0')).status).toBe(400);
    });

    test('forgets a question once a published record answers it', async () => {
      replying = () => NOT_FOUND;
      await ask({ message: 'Is there a canteen?' });
      await ask({ message: 'Is there a garage?' });
      await expect.poll(() => questions(), SOON).toHaveLength(2);
      replying = () => found('There is.');
      await ask({ message: 'CANTEEN - is there a' });
      await expect.poll(() => questions(), SOON).toEqual(['Is there a garage?']);
    });

    test('tracks neither answered questions, nor answers of a webhook, nor messages without words', async () => {
      await ask({ message: 'Known?' });
      replying = () => ({ texts: ['Somebody says so.'], isGrounded: null });
      await ask({ message: 'Said elsewhere?' });
      replying = () => NOT_FOUND;
      await ask({ message: '?!' });
      await ask({ message: 'The last?' });
      await expect.poll(() => questions(), SOON).toEqual(['The last?']);
    });

    test('answers without waiting for the tracking', async () => {
      replying = () => NOT_FOUND;
      const [{ status }, inTheMiddle] = await Promise.all([
        ask({ message: 'Quick?' }),
        site.call('GET', '/api/unanswered'),
      ]);
      expect([status, inTheMiddle.status]).toEqual([200, 200]);
      await expect.poll(() => questions(), SOON).toEqual(['Quick?']);
    });

    test('forgets the words of a chat that is deleted, and what others asked in words of theirs stays [21.49]', async () => {
      replying = () => NOT_FOUND;
      const timesOf = async (question: string) =>
        Number((await unanswered()).find((row) => row.question === question)?.asked ?? 0);
      const counts = async () => (await unanswered()).map(({ question, asked }) => [question, asked]);
      /** Asks one question after the other in one visit, as the chat of the site does. */
      const visit = async (session: string, ...asked: string[]) => {
        let id = '';
        for (const user of asked) {
          const before = await timesOf(user);
          at += 1000;
          await ask({ message: user });
          await expect.poll(() => timesOf(user), SOON).toBeGreaterThan(before);
          const conversation = { user, bot: '', timestamp: new Date(at).toISOString() };
          const json = { conversation, session };
          id = (await site.call('POST', '/api/create-chat', { ...asVisitor, json })).record._id ?? '';
        }
        return id;
      };
      const first = await visit('first', 'sauna... is there a sauna');
      const asha = await visit(
        'asha',
        'May Bibek, who has typhoid, sit it in June?',
        'May Bibek, who has typhoid, sit it in June?',
        'Is there a Sauna?',
        'Is there a Swimming pool?',
      );
      const last = await visit('last', 'swimming POOL... is a pool there', 'Is there a zeppelin?');
      expect(await counts()).toEqual([
        ['Is there a zeppelin?', 1],
        ['swimming POOL... is a pool there', 2],
        ['Is there a Sauna?', 2],
        ['May Bibek, who has typhoid, sit it in June?', 2],
      ]);

      expect((await site.call('DELETE', `/api/chat/${asha}`)).status).toBe(200);
      expect(await counts()).toEqual([
        ['Is there a zeppelin?', 1],
        ['swimming POOL... is a pool there', 2],
      ]);
      await site.call('DELETE', `/api/chat/${first}`);
      expect(await counts()).toHaveLength(2);
      await site.call('DELETE', `/api/chat/${last}`);
      expect(await counts()).toEqual([]);
    });

    test('forgets a question that an admin deletes', async () => {
      replying = () => NOT_FOUND;
      await ask({ message: 'Off the list?' });
      await expect.poll(() => questions(), SOON).toEqual(['Off the list?']);
      const [entry] = await unanswered();
      const path = `/api/unanswered/${entry?._id}`;
      expect((await site.call('DELETE', path, asVisitor)).status).toBe(401);
      const { status, json } = await site.call('DELETE', path);
      expect([status, json]).toEqual([200, entry]);
      for (const gone of [path, `/api/unanswered/${NOWHERE}`, '/api/unanswered/odd'])
        expect((await site.call('DELETE', gone)).status).toBe(404);
      expect(await questions()).toEqual([]);
    });
  });
});
