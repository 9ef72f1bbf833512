import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const LIST = '/api/manage/redirects';

describe.each(sites)('Redirects from old addresses of the home page, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const add = (from: string, to: string) => site.call('POST', LIST, { json: { from, to } });
  const visit = async (path: string, method = 'GET') => {
    const { status, headers } = await site.call(method, path, { as: 'nobody' });
    return [status, headers.get('location')];
  };

  test('lead on from the home page with a query that it does not know, as WordPress names pages [19.94]', async () => {
    expect((await add('/?p=123', '/who-we-are')).status).toBe(201);
    const csv =
      'from,to\n/?page_id=12,/faqs\n/index.php?cat=3,/notices\n/?cat=3&paged=2,/notices?page=2\n/,/faqs';
    const imported = await site.call('POST', `${LIST}/import`, {
      body: csv,
      headers: { 'content-type': 'text/csv' },
    });
    expect(imported.json).toMatchObject({ added: 3, refused: [{ line: 5 }] });
    for (const round of ['asked first', 'asked again']) {
      expect([round, await visit('/?p=123')]).toEqual([round, [301, '/who-we-are']]);
      expect(await visit('/?utm_source=x&p=123', 'HEAD')).toEqual([301, '/who-we-are']);
      expect(await visit('/?page_id=12')).toEqual([301, '/faqs']);
      expect(await visit('/?paged=2&cat=3')).toEqual([301, '/notices?page=2']);
      for (const path of ['/', '/?p=124', '/?cat=3', '/?', '/?utm_source=x'])
        expect([path, await visit(path)]).toEqual([path, [200, null]]);
    }
    expect((await add('/old-home', '/?p=123')).status).toBe(201);
    expect(await visit('/old-home')).toEqual([301, '/who-we-are']);
    expect((await add('/?p=5', '/?p=5&x=1')).status).toBe(409);
    expect((await add('/?preview=x', '/faqs')).status).toBe(409);
    expect((await visit('/?preview=x&p=123'))[0]).toBe(404);
  });
});
