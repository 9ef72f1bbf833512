import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CHAT_BYTES } from '../../src/accounts/address-rate-limit.ts';
import { readSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';

const asVisitor = { as: 'nobody' } as const;
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const words = () => ({ name: 'Asha', email: 'asha@college.example', message: 'When?', program: 'Science' });
const HOUR_MS = 3_600_000;

describe.each(sites)('What open calls cost, on $name', ({ start }) => {
  const open = async (environment: Record<string, string>, now?: () => Date) => {
    const site = await start({ environment, ...(now && { now }) });
    onTestFinished(() => site.close());
    return site;
  };
  const post = (site: TestSite, path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
    site.call('POST', path, { ...asVisitor, body, headers });

  test.each([
    ['/api/contact', 'LIMIT_FORMS', '{"filledIn":{"toString":1,"valueOf":1}}', JSON_TYPE],
    ['/api/contact', 'LIMIT_FORMS', '{"name":', JSON_TYPE],
    ['/api/application', 'LIMIT_FORMS', 'x'.repeat(70_000), FORM_TYPE],
    ['/api/application', 'LIMIT_FORMS', '{}', { 'content-type': 'text/plain' }],
    ['/contact-us', 'LIMIT_FORMS', 'name=%zz', FORM_TYPE],
    ['/ne/apply-online', 'LIMIT_FORMS', 'name=', FORM_TYPE],
    ['/webhooks/rest/webhook', 'LIMIT_CHAT', '{"message":7}', JSON_TYPE],
    ['/webhooks/rest/webhook', 'LIMIT_CHAT', '[', JSON_TYPE],
    ['/api/create-chat', 'LIMIT_CHAT', '{"conversation":null}', JSON_TYPE],
    ['/api/create-chat', 'LIMIT_CHAT', '{', JSON_TYPE],
  ])(
    'a body that %s refuses counts toward %s as one that it takes [22.65]',
    async (path, name, body, headers) => {
      const site = await open({ [name]: '3/10m' });
      const sent = [];
      for (let time = 0; time < 4; time += 1) sent.push(await post(site, path, body, headers));
      const refused = sent.slice(0, 3).map(({ status }) => status);
      expect(
        refused.every((status) => [400, 413, 415].includes(status)),
        `${refused}`,
      ).toBe(true);
      expect(sent[3]?.status).toBe(429);
      expect(sent[3]?.headers.get('retry-after')).toMatch(/^\d+$/);
    },
  );

  test('a visitor who corrects a form a few times is let through [22.65]', async () => {
    const site = await open({});
    for (let time = 0; time < 20; time += 1)
      expect((await post(site, '/api/contact', JSON.stringify({ ...words(), name: '' }))).status).toBe(400);
    expect((await post(site, '/api/contact', JSON.stringify(words()))).status).toBe(201);
  });

  test('an address has so much kept of its chats in a day, and is told so; the chat goes on [22.66]', async () => {
    let now = Date.parse('2026-11-21T04:00:00Z');
    const site = await open({ LIMIT_CHAT: '100000/1m' }, () => new Date(now));
    const timestamp = '2026-11-21T04:00:00Z';
    const large = [{ user: 'x'.repeat(1000), bot: 'x'.repeat(20_000), timestamp }, { user: 'y', bot: 'x'.repeat(20_000), timestamp }, { user: 'z', bot: 'x'.repeat(20_000), timestamp }]; // biome-ignore format: one value
    const keep = (more = {}) =>
      post(site, '/api/create-chat', JSON.stringify({ conversation: large, ...more }));
    const most = Math.ceil(CHAT_BYTES.ofAddress / 61_000);
    let kept = 0;
    let answer = await keep();
    for (; answer.status < 300 && kept <= most; answer = await keep({ session: randomUUID() })) kept += 1;
    expect([kept <= most, answer.status, answer.refusal.code]).toEqual([true, 429, 'too-many']);
    expect(answer.refusal.message).toContain('today');
    const [stored] = await readSql(site, 'select sum(length(conversation)) as bytes from chat');
    expect(Number(stored?.bytes)).toBeLessThan(CHAT_BYTES.ofAddress);
    const asked = await post(site, '/webhooks/rest/webhook', '{"message":"Hello"}');
    expect(asked.status).toBe(200);
    now += 23 * HOUR_MS;
    expect((await keep()).status).toBe(429);
    now += 2 * HOUR_MS;
    expect((await keep()).status).toBe(201);
  });
});
