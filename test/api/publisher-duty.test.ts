import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

const NOWHERE = '0'.repeat(24);

describe.each(sites)('Duties on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  test('of a publisher let them write and read what an author does; the account names what is stored [22.80]', async () => {
    const { id, as } = await addStaff(site, ['publisher']);
    const draft = await site.call('POST', '/api/manage/notice', { json: { title: 'Mine' }, as });
    expect(draft.status).toBe(201);
    const { _id } = draft.record;
    const others = (await site.call('POST', '/api/manage/notice', { json: { title: 'To approve' } })).record;
    for (const path of ['', `/${others._id}`, `/${others._id}/versions`])
      expect((await site.call('GET', `/api/manage/notice${path}`, { as })).status, path).toBe(200);
    const link = await site.call('POST', `/api/manage/notice/${_id}/preview`, { json: {}, as });
    expect(link.status).toBe(201);
    expect((await site.call('GET', `/api/account/${id}`)).record.duties).toEqual(['publisher']);
    const me = (await site.call('GET', '/api/me', { as })).json;
    expect(me).toMatchObject({ user: { duties: ['publisher'] } });
  });

  test('that let messages be read do not let them be deleted, exported or taken for spam [22.81]', async () => {
    const sent = { name: 'Bina', phone: '9841000001', message: 'Hello?' };
    const { _id } = (await site.call('POST', '/api/contact', { json: sent, as: 'nobody' })).record;
    for (const duty of ['author', 'admissions', 'accounts'] as const) {
      const { as } = await addStaff(site, [duty]);
      expect((await site.call('GET', `/api/contact/${_id}`, { as })).status).toBe(200);
      const viewed = await site.call('PUT', `/api/contact/${_id}`, { json: { isView: true }, as });
      expect(viewed.status).toBe(200);
      for (const [method, path, json] of [
        ['DELETE', `contact/${_id}`],
        ['POST', `contact-spam/${_id}`, { isSpam: true }],
        ['GET', 'contacts.csv'],
        ['GET', 'contacts.xlsx'],
        ['DELETE', `chat/${NOWHERE}`],
        ['POST', `unanswered/${NOWHERE}/answer`, { type: 'notice', item: NOWHERE }],
        ['DELETE', `unanswered/${NOWHERE}`],
        ['DELETE', `taught/${NOWHERE}`],
      ] as const) {
        const answer = await site.call(method, `/api/${path}`, { as, ...(json && { json }) });
        expect([answer.status, answer.refusal.code], `${method} ${path} with ${duty}`).toEqual([403, 'duty']);
      }
    }
    const { as } = await addStaff(site, ['publisher']);
    expect((await site.call('GET', '/api/contacts.csv', { as })).status).toBe(200);
    expect((await site.call('DELETE', `/api/contact/${_id}`, { as })).status).toBe(200);
  });
});
