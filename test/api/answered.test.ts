import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Assistant } from '../../src/assistant/assistant.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

const asVisitor = { as: 'nobody' } as const;
const BOT =
  'There is one for sixty girls.\n\nSource: [Is there a hostel?](/faqs#hostel)\nSee also: [Fees](/faqs#fees)';

describe.each(sites)('What visitors say of answers, on $name', ({ start }) => {
  let site: TestSite;
  let at = Date.parse('2026-11-21T06:00:00Z');
  const assistant: Assistant = { reply: async () => ({ texts: ['Yes.'], isGrounded: null, mayRate: true }) };
  beforeAll(async () => {
    site = await start({ assistant, environment: { LIMIT_CHAT: 'off' }, now: () => new Date(at) });
  });
  afterAll(() => site.close());
  afterEach(async () => {
    for (const { _id } of (await site.call('GET', '/api/chats')).list)
      await site.call('DELETE', `/api/chat/${_id}`);
    expect(await rated()).toEqual([]);
  });

  /** Keeps an entry. @returns the id of its chat, and how it is rated */
  const keep = async (session: string, user: string, bot = BOT) => {
    at += 1000;
    const timestamp = new Date(at).toISOString();
    const json = { conversation: { user, bot, timestamp }, session };
    const { record } = await site.call('POST', '/api/create-chat', { ...asVisitor, json });
    const rate = (helped: unknown) => say({ sender: session, timestamp, helped });
    return { chat: record._id ?? '', timestamp, rate };
  };
  const say = (json: object, where = site) => where.call('POST', '/api/answered', { ...asVisitor, json });
  const rated = async (query = '') => (await site.call('GET', `/api/answered${query}`)).list;
  const counts = async (query = '') =>
    (await rated(query)).map(({ question, helped, notHelped }) => [question, helped, notHelped]);

  test('count once for each, and move with a changed mind [25.20]', async () => {
    const [first, second] = [
      await keep('one', 'Is there a hostel?'),
      await keep('two', 'a hostel, is there?'),
    ];
    const { status, text } = await first.rate(true);
    expect([status, text]).toEqual([204, '']);
    expect(await counts()).toEqual([['Is there a hostel?', 1, 0]]);
    await first.rate(true);
    await second.rate(false);
    expect(await counts()).toEqual([['a hostel, is there?', 1, 1]]);
    await first.rate(false);
    await first.rate(false);
    expect(await counts()).toEqual([['Is there a hostel?', 0, 2]]);
    await second.rate(true);
    expect(await rated()).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        question: 'a hostel, is there?',
        helped: 1,
        notHelped: 1,
        lastAt: new Date(at).toISOString(),
        said: { title: 'Is there a hostel?', path: '/faqs#hostel', text: 'There is one for sixty girls.' },
      },
    ]);
  });

  test('are taken as a form, and at another zone’s time of the same moment [25.20]', async () => {
    const { timestamp } = await keep('form', 'Is there a pond?');
    const body = new URLSearchParams({
      sender: 'form',
      timestamp: `${timestamp.slice(0, -1)}+00:00`,
      helped: 'false',
    });
    expect((await site.call('POST', '/api/answered', { ...asVisitor, body })).status).toBe(204);
    expect(await counts()).toEqual([['Is there a pond?', 0, 1]]);
  });

  test('are of an entry of this visit, or 404 [25.20]', async () => {
    const { timestamp } = await keep('mine', 'Is there a garage?');
    for (const wrong of [
      { sender: 'theirs', timestamp },
      { sender: 'mine', timestamp: '2026-11-20T10:00:00Z' },
    ])
      expect(await say({ ...wrong, helped: true })).toMatchObject({
        status: 404,
        refusal: { message: 'This answer does not exist, or not any more.', code: 'not-found' },
      });
    const asked = { as: 'nobody', headers: { 'x-lang': 'ne' } } as const;
    const json = { sender: 'theirs', timestamp, helped: true };
    expect((await site.call('POST', '/api/answered', { ...asked, json })).refusal.message).toMatch(
      /^यो जवाफ/,
    );
    expect(await rated()).toEqual([]);
  });

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['sender', 'timestamp', 'helped']],
    ['a word for a boolean', { helped: 'true' }, ['helped']],
    ['no sender', { sender: ' ' }, ['sender']],
    ['a sender that is too long', { sender: 'x'.repeat(101) }, ['sender']],
    ['a time of day', { timestamp: '10:00' }, ['timestamp']],
    ['numbers', { sender: 1, timestamp: 2, helped: 3 }, ['sender', 'timestamp', 'helped']],
  ])('are refused where they hold %s [25.20]', async (_, wrong, fields) => {
    const right = Object.keys(wrong).length > 0 && { sender: 'x', timestamp: '2026-11-20', helped: true };
    const { status, refusal } = await say({ ...right, ...wrong });
    expect([status, refusal.code, Object.keys(refusal.fields)]).toEqual([400, 'invalid', fields]);
  });

  test('have a limit of their own, by address [25.20]', async () => {
    const strict = await start({ assistant, environment: { LIMIT_CHAT: '2/1m' } });
    const statuses = [];
    const json = { sender: 'x', timestamp: '2026-11-20', helped: true };
    for (let index = 0; index < 3; index += 1) statuses.push((await say(json, strict)).status);
    expect(statuses).toEqual([404, 404, 429]);
    const asked = { ...asVisitor, json: { message: 'And now?' } };
    expect((await strict.call('POST', '/webhooks/rest/webhook', asked)).status).toBe(200);
    await strict.close();
  });

  test('are listed with the worst first, whole or in pages, for every duty [25.21]', async () => {
    const helps = {
      'Is there a pond?': [true, true],
      'Is there a garage?': [false],
      'Is there a sauna?': [true, false],
    };
    for (const [question, votes] of Object.entries(helps))
      for (const [index, helped] of votes.entries())
        await (await keep(`${question} ${index}`, question)).rate(helped);
    expect(await counts()).toEqual([
      ['Is there a garage?', 0, 1],
      ['Is there a sauna?', 1, 1],
      ['Is there a pond?', 2, 0],
    ]);
    const { list, headers } = await site.call('GET', '/api/answered?q=iS&limit=2&page=1');
    expect(list.map(({ question }) => question)).toEqual(['Is there a garage?', 'Is there a sauna?']);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toBe('</api/answered?q=iS&page=2&limit=2>; rel="next"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await counts('?q=sauna')).toEqual([['Is there a sauna?', 1, 1]]);
    for (const duty of ['author', 'admissions'] as const) {
      const { as } = await addStaff(site, [duty]);
      expect((await site.call('GET', '/api/answered', { as })).list).toHaveLength(3);
    }
    expect((await site.call('GET', '/api/answered', asVisitor)).status).toBe(401);
  });

  test('keep little of what was said, and name pages of this site only [25.21]', async () => {
    const answers: [string, object][] = [
      ['अ'.repeat(2000), { title: '', path: '', text: `${'अ'.repeat(299)}…` }],
      ['Look [here](https://evil.example/).\n\nOr [there](//evil.example)', { title: '', path: '' }],
      ['Two.\n\nThree.', { title: '', path: '', text: 'Two.\n\nThree.' }],
      ['', { title: '', path: '', text: '' }],
    ];
    for (const [index, [bot, said]] of answers.entries()) {
      await (await keep(`said ${index}`, 'Is there a pond?', bot)).rate(true);
      expect((await rated())[0]).toMatchObject({ said });
    }
  });

  test('go with their chat; what others asked in words of theirs stays [25.21]', async () => {
    const [mine, again] = [await keep('mine', 'Is there a Sauna?'), await keep('mine', 'Is there a pond?')];
    const theirs = await keep('theirs', 'sauna... is there a sauna');
    const last = await keep('theirs', 'What is the fee?');
    for (const one of [mine, again, theirs]) await one.rate(false);
    await last.rate(true);
    expect(again.chat).toBe(mine.chat);
    await site.call('DELETE', `/api/chat/${mine.chat}`);
    expect(await counts()).toEqual([
      ['sauna... is there a sauna', 0, 2],
      ['What is the fee?', 1, 0],
    ]);
    expect((await mine.rate(true)).status).toBe(404);
    await site.call('DELETE', `/api/chat/${theirs.chat}`);
    expect(await counts()).toEqual([]);
  });

  test('leave the list once the question is tied to its answer, and count anew [25.24]', async () => {
    const one = await keep('one', 'Where do I leave my bicycle?');
    await one.rate(false);
    const [row] = await rated();
    const faq = await site.call('POST', '/api/faq', {
      json: { title: 'The shed', description: '<p>Behind.</p>' },
    });
    const json = { type: 'faq', item: faq.record._id };
    const tied = await site.call('POST', `/api/unanswered/${row?._id}/answer`, { json });
    expect(tied).toMatchObject({ status: 201, record: { question: 'Where do I leave my bicycle?' } });
    expect(await counts()).toEqual([]);
    await one.rate(true);
    expect(await counts()).toEqual([['Where do I leave my bicycle?', 1, 0]]);
    await site.call('DELETE', `/api/taught/${tied.record._id}`);
    await site.call('DELETE', `/api/faq/${faq.record._id}`);
  });
});
