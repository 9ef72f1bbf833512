import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

const LIST = '/api/manage/redirects';

describe.each(sites)('Two editors of one redirect, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  test('are told how it is by now, who changed it and when [19.90]', async () => {
    const other = await addStaff(site, ['publisher']);
    const { record, headers } = await site.call('POST', LIST, { json: { from: '/both', to: '/faqs' } });
    const tag = { 'if-match': headers.get('etag') ?? '' };
    const put = (json: object, more = {}) =>
      site.call('PUT', `${LIST}/${record._id}`, { json, headers: tag, ...more });
    expect((await put({ to: '/notices', permanent: false }, { as: other.as })).status).toBe(200);
    const { status, json } = await put({ to: '/gallery' });
    expect([status, json]).toMatchObject([
      412,
      {
        code: 'stale',
        base: null,
        theirs: { _id: record._id, from: '/both', to: '/notices', permanent: false },
        changed: { at: expect.stringMatching(/Z$/), by: { _id: other.id, name: 'With publisher' } },
      },
    ]);
  });

  test('win one each, if they save at once [19.90]', async () => {
    const { record, headers } = await site.call('POST', LIST, { json: { from: '/at-once', to: '/faqs' } });
    const tag = { 'if-match': headers.get('etag') ?? '' };
    const answers = await Promise.all(
      ['/notices', '/gallery'].map((to) =>
        site.call('PUT', `${LIST}/${record._id}`, { json: { to }, headers: tag }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect(lost?.json).toMatchObject({ theirs: won?.record });
  });
});
