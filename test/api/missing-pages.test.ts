import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const LIST = '/api/manage/missing-pages';
const asVisitor = { as: 'nobody' } as const;

describe.each(sites)('Missing pages on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const visit = (path: string, { method = 'GET', headers = {} as Record<string, string> } = {}) =>
    site.call(method, path, { ...asVisitor, headers });
  const missing = async (q: string) =>
    (await site.call('GET', `${LIST}?q=${encodeURIComponent(q)}`)).list.map(({ path, count }) => [
      path,
      count,
    ]);

  test('are counted by their path, in any spelling [19.87]', async () => {
    for (const path of ['/Counted.html', '/counted.html/', '/counted.html?id=5&name=Asha']) await visit(path);
    await visit(encodeURI('/हराएको-Counted'));
    await visit('/notice/counted/000000000000000000000000');
    expect(await missing('counted')).toEqual([
      ['/counted.html', 3],
      ['/notice/counted/000000000000000000000000', 1],
      ['/हराएको-counted', 1],
    ]);
    await visit('/counted.html');
    expect((await missing('/COUNTED.html'))[0]).toEqual(['/counted.html', 4]);
    const { list } = await site.call('GET', `${LIST}?q=counted.html`);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['_id', 'count', 'firstAt', 'lastAt', 'path']);
    expect(JSON.stringify(list)).not.toContain('Asha');
  });

  test.each([
    ['a picture', '/left-out-1.png', { headers: { 'sec-fetch-dest': 'image' } }],
    ['a prefetched page', '/left-out-2', { headers: { 'sec-purpose': 'prefetch' } }],
    ['HEAD', '/left-out-3', { method: 'HEAD' }],
    ['POST', '/left-out-4', { method: 'POST' }],
    ['the API', '/api/left-out', {}],
    ['the back office', '/admin/left-out', {}],
    ['uploaded files', '/uploads/left-out.webp', {}],
    ['assets', '/assets/left-out.js', {}],
    ['hidden files', '/.git/left-out', {}],
    ['hidden folders', '/left-out/.env', {}],
    ['an email address', '/unsubscribe/left-out@example.org', {}],
    ['a very long path', `/left-out-${'x'.repeat(300)}`, {}],
  ])('leave out %s [19.88]', async (_what, path, options) => {
    expect((await visit(path, options)).status).toBe(404);
    expect(await missing('left-out')).toEqual([]);
  });

  test('leave out a list beyond its end, and other spellings of a page [19.88]', async () => {
    for (const [path, status] of [
      ['/notices?page=99', 404],
      ['/notices/', 301],
      ['/NOTICES', 301],
    ] as const)
      expect((await visit(path)).status).toBe(status);
    expect(await missing('notices')).toEqual([]);
  });

  test('are listed most often first or last first, in pages [19.91]', async () => {
    for (const path of ['/paged-b', '/paged-a', '/paged-a', '/paged-c']) {
      await visit(path);
      await site.call('GET', `${LIST}?limit=1`);
    }
    const paths = async (query: string) => {
      const { list, headers } = await site.call('GET', `${LIST}?q=paged-&${query}`);
      return [list.map(({ path }) => path), headers.get('x-total-count'), headers.get('link')];
    };
    expect(await paths('limit=2')).toEqual([
      ['/paged-a', '/paged-c'],
      '3',
      `<${LIST}?q=paged-&page=2&limit=2>; rel="next"`,
    ]);
    expect(await paths('page=2&limit=2')).toEqual([
      ['/paged-b'],
      '3',
      `<${LIST}?q=paged-&page=1&limit=2>; rel="prev"`,
    ]);
    expect((await paths('order=latest&limit=2'))[0]).toEqual(['/paged-c', '/paged-a']);
    expect((await site.call('GET', `${LIST}?order=odd`)).status).toBe(400);
    expect((await site.call('GET', LIST)).list.map(({ path }) => path)).toContain('/paged-b');
  });

  test('go with a redirect, and are counted no more [19.87]', async () => {
    await visit('/goes.html');
    expect(await missing('goes')).toEqual([['/goes.html', 1]]);
    await visit('/Goes.html');
    await site.call('POST', '/api/manage/redirects', { json: { from: '/goes.html', to: '/faqs' } });
    expect((await visit('/goes.html')).status).toBe(301);
    expect(await missing('goes')).toEqual([]);
  });

  test('are dismissed, and come back when they are asked for again [19.87]', async () => {
    await visit('/dismissed');
    const [row] = (await site.call('GET', `${LIST}?q=dismissed`)).list;
    const remove = () => site.call('DELETE', `${LIST}/${row?._id}`);
    expect([(await remove()).record.path, (await remove()).status]).toEqual(['/dismissed', 404]);
    expect(await missing('dismissed')).toEqual([]);
    await visit('/dismissed');
    expect(await missing('dismissed')).toEqual([['/dismissed', 1]]);
  });

  test('are for the staff only', async () => {
    const calls = [
      ['GET', LIST],
      ['DELETE', `${LIST}/${'0'.repeat(24)}`],
    ] as const;
    for (const [method, path] of calls)
      expect((await site.call(method, path, asVisitor)).status, `${method} ${path}`).toBe(401);
  });

  test('change nothing that is published, so that cached pages stay [19.88]', async () => {
    await site.call('GET', '/notices', asVisitor);
    const { headers } = await site.call('GET', '/notices', asVisitor);
    await visit('/changes-nothing');
    expect(await missing('changes-nothing')).toHaveLength(1);
    const again = await site.call('GET', '/notices', asVisitor);
    expect(again.headers.get('etag')).toBe(headers.get('etag'));
  });
});

describe.each(sites)('Missing pages of two processes on $name', ({ start }) => {
  test('are counted together, and written by a stop [19.87]', async () => {
    const one = await start();
    const two = await start({ beside: one });
    for (const site of [one, two, two]) await site.call('GET', '/together', asVisitor);
    await two.close();
    const { list } = await one.call('GET', `${LIST}?q=together`);
    expect(list.map(({ count }) => count)).toEqual([3]);
    await one.close();
  });
});
