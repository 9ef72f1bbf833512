import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Duty } from '../../src/content/duties.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf, managed } from './editor.ts';

/** Enough for a busy machine. */
const SOON = { timeout: 10_000, interval: 50 };

/** The lists of the back office that are not for authors and publishers alone. */
const LISTS = [
  '/api/taught',
  '/api/taught?q=hostel',
  '/api/unanswered',
  '/api/chats',
  '/api/contacts',
  '/api/mails',
  '/api/inbox',
  '/api/counts',
  '/api/events?limit=100',
  '/api/find?q=Secret',
  '/api/find?q=Hidden',
  '/api/manage/audit?limit=100',
  '/api/manage/audit?record=Secret',
  '/api/manage/waiting',
  '/api/manage/missing-pages',
  '/api/manage/redirects',
  '/api/manage/trash',
  '/api/manage/notice',
];

describe.each(sites)('Titles of what is not live, on $name', ({ start }) => {
  let site: TestSite;
  const as = {} as Record<Duty, CallOptions['as']>;
  beforeAll(async () => {
    site = await start();
    for (const duty of ['author', 'publisher', 'admissions', 'accounts'] as const)
      as[duty] = (await addStaff(site, [duty])).as;
    const staff = editorOf(site, 'notice');
    const { _id: scheduled } = managed(await staff.draft({ title: 'Secret plan', description: '<p>x</p>' }));
    await staff.publish(scheduled, { at: '2999-01-01T00:00:00Z' });
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Hostel opens' } });
    const id = record._id ?? '';
    await site.call('POST', '/webhooks/rest/webhook', {
      as: 'nobody',
      json: { message: 'Is there a hostel for zebras?' },
    });
    // It is listed after the answer.
    const question = await vi.waitFor(async () => {
      const { list } = await site.call('GET', '/api/unanswered');
      expect(list).toHaveLength(1);
      return list[0]?._id;
    }, SOON);
    const tied = await site.call('POST', `/api/unanswered/${question}/answer`, {
      json: { type: 'notice', item: id },
    });
    expect(tied.status).toBe(201);
    await staff.unpublish(id);
    await staff.keep(id, { title: 'Hidden hostel' });
    await staff.publish(scheduled, { at: null });
    await staff.review(scheduled, 'submit');
  });
  afterAll(() => site.close());

  test.each(['admissions', 'accounts'] as const)('do not reach the duty %s [22.89]', async (duty) => {
    for (const path of LISTS) {
      const { status, text } = await site.call('GET', path, as[duty] && { as: as[duty] });
      expect([200, 403], path).toContain(status);
      expect(text, path).not.toMatch(/Secret|Hidden/);
    }
    const table = { headers: { accept: 'text/csv' }, ...(as[duty] && { as: as[duty] }) };
    expect((await site.call('GET', '/api/manage/audit', table)).text).not.toMatch(/Secret|Hidden/);
  });

  test('reach authors and publishers, and the question stays listed for all [22.89]', async () => {
    for (const duty of ['author', 'publisher'] as const)
      expect((await site.call('GET', '/api/taught', as[duty] && { as: as[duty] })).list).toMatchObject([
        { question: 'Is there a hostel for zebras?', title: 'Hidden hostel' },
      ]);
    const { list } = await site.call('GET', '/api/taught', as.admissions && { as: as.admissions });
    expect(list).toMatchObject([{ question: 'Is there a hostel for zebras?', title: '', title_ne: '' }]);
  });

  test('of what is live are told in the audit trail as it is called now [22.89]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Open to all' } });
    const path = `/api/manage/audit?record=${record._id}`;
    const { list } = await site.call('GET', path, as.accounts && { as: as.accounts });
    expect(list).toMatchObject([{ what: 'created', title: 'Open to all' }]);
  });
});
