import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const PASSWORD = 'a long enough one';

describe.each(sites)('The language of accounts and submissions on $name', ({ start }) => {
  let site: TestSite;
  let last = 0;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  async function somebody(more: object = {}) {
    last += 1;
    const email = `somebody-${last}@localhost`;
    const json = { role: 'admin', name: 'Asha', email, password: PASSWORD, ...more };
    const { status, refusal, record } = await site.call('POST', '/api/account', { json });
    const login = await site.call('POST', '/api/user/login', {
      json: { email, password: PASSWORD },
      as: 'nobody',
    });
    return { status, refusal, record, login, as: { token: login.record.token ?? '' } };
  }

  test('an account is English until it chooses, and keeps what it chose [20.50]', async () => {
    const { as, record, login } = await somebody();
    expect(record.lang).toBe('en');
    expect(login.json).toMatchObject({ user: { lang: 'en' } });
    const changed = await site.call('PUT', '/api/me', { as, json: { lang: 'ne' } });
    expect(changed.status).toBe(200);
    expect(changed.json).toMatchObject({ user: { _id: record._id, lang: 'ne' } });
    expect((await site.call('GET', '/api/me', { as })).json).toEqual(changed.json);
    expect((await site.call('PUT', '/api/me', { as, json: {} })).json).toEqual(changed.json);
    expect((await site.call('GET', `/api/account/${record._id}`)).record.lang).toBe('ne');
  });

  test('another language is refused, and nothing else of one’s own account is changed so [20.50]', async () => {
    const { as, record } = await somebody();
    const refused = await site.call('PUT', '/api/me', { as, json: { lang: 'hi' } });
    expect([refused.status, refused.refusal.fields]).toEqual([400, { lang: 'Language has to be en or ne.' }]);
    await site.call('PUT', '/api/me', { as, json: { role: 'teacher', name: 'Sita', duties: [] } });
    const { record: same } = await site.call('GET', `/api/account/${record._id}`);
    expect([same.role, same.name, same.duties]).toEqual(['admin', 'Asha', record.duties]);
    expect((await site.call('PUT', '/api/me', { as: 'nobody', json: { lang: 'ne' } })).status).toBe(401);
  });

  test('who looks after accounts gives one its language, and the audit trail tells [20.50]', async () => {
    const { record, login } = await somebody({ lang: 'ne' });
    expect(login.json).toMatchObject({ user: { lang: 'ne' } });
    const url = `/api/account/${record._id}`;
    expect((await site.call('PUT', url, { json: { lang: 'en' } })).record.lang).toBe('en');
    const { list } = await site.call('GET', '/api/manage/audit?limit=1');
    expect(list).toMatchObject([{ record: record._id, detail: { fields: ['lang'] } }]);
    expect((await somebody({ lang: 'english' })).refusal.fields).toEqual({
      lang: 'Language has to be en or ne.',
    });
  });

  const send = (json: object, headers: Record<string, string> = {}) =>
    site.call('POST', '/api/contact', {
      json: { name: 'Asha', phone: '9841234567', message: 'Namaste', ...json },
      headers,
      as: 'nobody',
    });

  test.each([
    [{}, {}, 'en'],
    [{ lang: 'ne' }, {}, 'ne'],
    [{}, { 'x-lang': 'ne' }, 'ne'],
    [{ lang: 'en' }, { 'x-lang': 'ne' }, 'en'],
    [{ lang: '' }, {}, 'en'],
    [{}, { 'accept-language': 'ne' }, 'en'],
  ])('a form with %j, sent with %j, is kept as %s [20.51]', async (fields, headers, lang) => {
    const { status, record } = await send(fields, headers);
    expect([status, record.lang]).toEqual([201, lang]);
    expect((await site.call('GET', `/api/contact/${record._id}`)).record.lang).toBe(lang);
  });

  test('a form in another language is refused [20.51]', async () => {
    const { status, refusal } = await send({ lang: 'hi' });
    expect([status, refusal.fields]).toEqual([400, { lang: 'Language has to be en or ne.' }]);
  });

  test('the same content under one id is one submission in either language [20.51]', async () => {
    const submissionId = crypto.randomUUID();
    const first = await send({ submissionId, lang: 'ne' });
    const again = await send({ submissionId, lang: 'en' });
    expect([again.status, again.record._id]).toEqual([200, first.record._id]);
    expect((await site.call('GET', `/api/contact/${first.record._id}`)).record.lang).toBe('ne');
  });

  test('a form that is sent without script has the language of its page [20.51]', async () => {
    const body = () => new URLSearchParams({ name: 'राम', phone: '9841234568', message: `${Math.random()}` });
    for (const [path, lang] of [
      ['/ne/contact-us', 'ne'],
      ['/contact-us', 'en'],
    ] as const) {
      await site.call('POST', path, { body: body(), as: 'nobody' });
      const { list } = await site.call('GET', '/api/contacts');
      expect(list[0]?.lang).toBe(lang);
    }
  });
});
