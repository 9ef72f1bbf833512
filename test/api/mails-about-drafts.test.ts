import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { ADMIN } from '../templates.ts';

describe.each(sites)('Mails about a stopped draft, on $name,', ({ start }) => {
  let server: MailServer;
  let site: TestSite;
  beforeAll(async () => {
    server = await startMailServer();
    site = await start({ environment: { SMTP_URL: server.url } });
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  const lostDuties: [string, object][] = [
    ['its duties for content', { duties: ['admissions'] }],
    ['its role', { role: 'teacher' }],
    ['its access', { disabled: true }],
  ];
  test.each(lostDuties)('go to publishers once its writer has lost %s [19.7, 19.48]', async (_, lost) => {
    const writer = await addStaff(site, ['author', 'publisher']);
    const publisher = await addStaff(site, ['publisher']);
    const author = await addStaff(site, ['author']);
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Timetable' } });
    const path = `/api/manage/notice/${record._id}`;
    const put = async (end: string, method: string, json: object) => {
      const tag = (await site.call('GET', path)).headers.get('etag') ?? '';
      const sent = await site.call(method, path + end, {
        as: writer.as,
        json,
        headers: { 'if-match': tag },
      });
      expect(sent.status).toBe(200);
    };
    await put('/draft', 'PUT', { fields: { title: 'A secret timetable' } });
    await put('/publish', 'POST', { at: new Date(Date.now() + 3_600_000).toISOString() });
    await site.call('PUT', `/api/account/${writer.id}`, { json: lost });
    await site.call('PUT', `/api/notice/${record._id}`, { json: { description: '<p>now</p>' } });
    const { list } = await site.call('GET', '/api/mails?limit=100');
    const told = list.filter(({ about }) => about === record._id).map(({ recipient }) => recipient);
    expect(told).toContain(publisher.email);
    expect(told).toContain(ADMIN.email);
    for (const { email } of [writer, author]) expect(told).not.toContain(email);
  });
});
