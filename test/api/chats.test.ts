import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const asVisitor = { as: 'nobody' } as const;
const OFF = { LIMIT_CHAT: 'off' };

interface Entry {
  user: string;
  bot: string;
  timestamp: string;
}

const said = (user: string, bot = 'Yes.'): Entry => ({ user, bot, timestamp: '2026-11-21T09:30:00.000Z' });
const entriesOf = (record: object) => (record as { conversation: Entry[] }).conversation;

describe.each(sites)('The history of the chat, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ environment: OFF });
  });
  afterAll(() => site.close());

  const keep = (json: unknown, at = site) => at.call('POST', '/api/create-chat', { ...asVisitor, json });
  const chats = (query = '') => site.call('GET', `/api/chats${query}`);
  const find = async (title: string) => (await chats(`?q=${encodeURIComponent(title)}`)).list;

  test('stores an entry unchanged, and returns the record [3.24, 6.9, 7.35]', async () => {
    const entry = {
      user: 'छात्रावास छ? <b>',
      bot: 'Yes: [Hostel](/faqs).\n\n😀',
      timestamp: '2026-11-21T09:30:00.000Z',
    };
    const { status, json, headers, record } = await keep({ conversation: entry });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: 'छात्रावास छ? <b>',
      conversation: [entry],
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: record.createdAt,
    });
    expect(await find('छात्रावास छ?')).toEqual([json]);
  });

  test('is for admins only [6.9]', async () => {
    for (const path of ['/api/chats', '/api/chats?page=1', '/api/unanswered'])
      expect((await site.call('GET', path, asVisitor)).status).toBe(401);
  });

  test('takes several entries at once, in their order', async () => {
    const conversation = [said('First of two'), said('Second of two')];
    const { status, record } = await keep({ conversation });
    expect([status, record.title, entriesOf(record)]).toEqual([201, 'First of two', conversation]);
  });

  test.each([
    ['2026-11-21T15:15:00+05:45', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00.123456Z', '2026-11-21T09:30:00.123Z'],
    ['2026-11-21T09:30:00', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ])('keeps the time %s in UTC [14.6]', async (timestamp, kept) => {
    const { record } = await keep({ conversation: { ...said('When?'), timestamp } });
    expect(entriesOf(record)[0]?.timestamp).toBe(kept);
  });

  const tooLong = 'अ'.repeat(1001);
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty list', []],
    ['a text', 'hello'],
    ['a list of texts', ['hello']],
    ['null', null],
    ['no question', { bot: 'Yes.', timestamp: said('').timestamp }],
    ['a question of blanks', said(' \n ')],
    ['a question that is too long', said(tooLong)],
    ['a question that is a number', { ...said(''), user: 7 }],
    ['an answer that is too long', said('Why?', 'x'.repeat(20_001))],
    ['an answer that is null', { ...said('Why?'), bot: null }],
    ['a NUL', said('a\0b')],
    ['no time', { user: 'When?', bot: 'Now.' }],
    ['a time that is none', { ...said('When?'), timestamp: 'yesterday' }],
    ['a day that is none', { ...said('When?'), timestamp: '2026-02-30T00:00:00Z' }],
    ['milliseconds', { ...said('When?'), timestamp: 1795253400000 }],
    ['more entries than a call may bring', Array.from({ length: 101 }, () => said('Again?'))],
  ])('refuses %s, naming the conversation', async (_, conversation) => {
    const { status, refusal } = await keep({ conversation });
    expect([status, refusal.code, Object.keys(refusal.fields)]).toEqual([400, 'invalid', ['conversation']]);
  });

  test.each([[7], [null], [['a']], ['x'.repeat(101)]])('refuses the session %j', async (session) => {
    const { status, refusal } = await keep({ conversation: said('Who?'), session });
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['session']]);
  });

  test('takes the longest question and answer that are allowed, counted in characters', async () => {
    const { status } = await keep({ conversation: said('😀'.repeat(1000), 'é'.repeat(20_000)) });
    expect(status).toBe(201);
  });

  test('refuses a body beyond 64 KB', async () => {
    const conversation = Array.from({ length: 4 }, () => said('Long?', 'x'.repeat(19_000)));
    expect((await keep({ conversation })).status).toBe(413);
  });

  test('joins the entries of one visit, and none of other visits [7.35, 14.6]', async () => {
    const one = await keep({ conversation: said('Visit one'), session: 'visit-1' });
    const other = await keep({ conversation: said('Visit two'), session: 'visit-2' });
    const joined = await keep({ conversation: [said('And then?'), said('And then?')], session: 'visit-1' });
    expect([one.status, other.status, joined.status]).toEqual([201, 201, 200]);
    expect(joined.record).toMatchObject({ _id: one.record._id, title: 'Visit one' });
    expect(entriesOf(joined.record).map(({ user }) => user)).toEqual(['Visit one', 'And then?', 'And then?']);
    expect(entriesOf((await find('Visit two'))[0] ?? {})).toHaveLength(1);
    const alone = [await keep({ conversation: said('Alone') }), await keep({ conversation: said('Alone') })];
    expect(new Set(alone.map(({ record }) => record._id)).size).toBe(2);
  });

  test('is deleted chat by chat, and a visit goes on in another one [21.49]', async () => {
    const { record } = await keep({ conversation: said('My name is Asha'), session: 'visit-9' });
    const path = `/api/chat/${record._id}`;
    expect((await site.call('DELETE', path, asVisitor)).status).toBe(401);
    const { json } = await site.call('DELETE', path);
    expect(json).toEqual(record);
    expect(await find('My name is Asha')).toEqual([]);
    expect((await site.call('DELETE', path)).status).toBe(404);
    const after = await keep({ conversation: said('And then?'), session: 'visit-9' });
    expect([after.status, entriesOf(after.record).length]).toEqual([201, 1]);
    const trail = await site.call('GET', `/api/manage/audit?what=deleted&record=${record._id}`);
    expect(trail.list).toMatchObject([{ type: 'chat', title: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
    expect(trail.text).not.toContain('Asha');
  });

  test('stores concurrent entries of a visit in one record, without losing any', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        keep({ conversation: said(`Together ${index}`), session: 'together' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(19).fill(200), 201]);
    const records = await find('Together');
    expect(records).toHaveLength(1);
    const users = entriesOf(records[0] ?? {}).map(({ user }) => user);
    expect(users.toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `Together ${index}`).toSorted(),
    );
  });

  test('continues in a new record when one has the maximum number of entries', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => said(`Long visit ${index}`));
    const ids = [];
    for (const conversation of [hundred, hundred, said('One more'), said('And more')])
      ids.push(await keep({ conversation, session: 'long' }));
    expect(ids.map(({ status }) => status)).toEqual([201, 200, 201, 200]);
    expect(ids[1]?.record._id).toBe(ids[0]?.record._id);
    expect(ids[3]?.record._id).toBe(ids[2]?.record._id);
    expect(entriesOf(ids[1]?.record ?? {})).toHaveLength(200);
  });

  test('continues in a new record when one has the maximum length', async () => {
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      const conversation = [said('Long?', 'x'.repeat(20_000)), said('Longer?', 'x'.repeat(20_000))];
      statuses.push((await keep({ conversation, session: 'heavy' })).status);
    }
    expect(statuses).toEqual([201, 200, 200, 201]);
  });

  test('names a record after what was asked first, on one line and shortened', async () => {
    const { record } = await keep({ conversation: said(`  Is\nthere ${'very '.repeat(60)}much?`) });
    expect(record.title).toMatch(/^Is there very .*…$/);
    expect([...(record.title ?? '')].length).toBe(99);
  });

  test('is a whole list, newest first, or a page of it [7.36]', async () => {
    const mine = (list: readonly Readonly<Record<string, string>>[]) =>
      list.map(({ title }) => title).filter((title) => title?.startsWith('Listed'));
    for (const name of ['a', 'b', 'c']) await keep({ conversation: said(`Listed ${name}`) });
    const whole = await chats();
    expect(mine(whole.list)).toEqual(['Listed c', 'Listed b', 'Listed a']);
    expect(whole.headers.get('cache-control')).toBe('no-store');
    expect(entriesOf(whole.list.find(({ title }) => title === 'Listed a') ?? {})).toEqual([said('Listed a')]);
    const page = await chats('?q=LISTED&limit=2');
    expect(mine(page.list)).toEqual(['Listed c', 'Listed b']);
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.headers.get('link')).toBe('</api/chats?q=LISTED&page=2&limit=2>; rel="next"');
    expect((await chats('?limit=101')).status).toBe(400);
  });

  test('stores nothing that would let others join a visit', async () => {
    await keep({ conversation: said('Secret visit'), session: 'a-secret-of-the-visit' });
    expect((await chats()).text).not.toContain('a-secret-of-the-visit');
    const lines = site.logLines.join('');
    expect(lines).toContain('/api/create-chat');
    expect(lines).not.toMatch(/Secret visit|a-secret-of/);
  });

  test('limits the entries of one address', async () => {
    const strict = await start({ environment: { LIMIT_CHAT: '2/1m' } });
    const statuses = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push(await keep({ conversation: said('More?') }, strict));
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(statuses[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(statuses[2]?.refusal.message).toMatch(/chat.*in a minute/);
    await strict.close();
  });

  test('counts the chats that began today in Kathmandu', async () => {
    let at = Date.parse('2026-11-21T18:10:00Z');
    const other = await start({ environment: OFF, now: () => new Date(at) });
    const today = async () =>
      ((await other.call('GET', '/api/inbox')).json as { chats: { today: number } }).chats;
    expect(await today()).toEqual({ today: 0, unanswered: 0 });
    await keep({ conversation: said('Before midnight'), session: 'night' }, other);
    expect(await today()).toEqual({ today: 1, unanswered: 0 });
    at += 10 * 60_000;
    expect(await today()).toEqual({ today: 0, unanswered: 0 });
    await keep({ conversation: said('After midnight'), session: 'night' }, other);
    await keep({ conversation: said('Another') }, other);
    expect(await today()).toEqual({ today: 1, unanswered: 0 });
    await other.close();
  });
});
