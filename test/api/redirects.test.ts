import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestLine, sendRaw } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

const LIST = '/api/manage/redirects';
const NOWHERE = '0'.repeat(24);
const asVisitor = { as: 'nobody' } as const;

describe.each(sites)('Redirects on $name', ({ start }) => {
  let site: TestSite;
  let notice: string;
  beforeAll(async () => {
    site = await start();
    const json = { title: 'भर्ना खुल्यो', description: '<p>Words</p>' };
    notice = (await site.call('POST', '/api/notice', { json })).record._id ?? '';
  });
  afterAll(() => site.close());

  const add = (from: unknown, to: unknown, permanent?: unknown) =>
    site.call('POST', LIST, { json: { from, to, ...(permanent !== undefined && { permanent }) } });
  const put = (id: string, json: object, ifMatch?: string) =>
    site.call('PUT', `${LIST}/${id}`, { json, headers: ifMatch ? { 'if-match': ifMatch } : {} });
  const visit = async (path: string, method = 'GET') => {
    const { status, headers } = await site.call(method, path, asVisitor);
    return [status, headers.get('location')];
  };

  test('lead visitors on at once, for good or for now [19.80, 19.86]', async () => {
    expect(await visit('/about.html')).toEqual([404, null]);
    const { status, record, headers } = await add('/about.html', '/who-we-are');
    expect(status).toBe(201);
    expect(record).toEqual({
      _id: expect.any(String),
      from: '/about.html',
      to: '/who-we-are',
      permanent: true,
    });
    expect(headers.get('etag')).toBe(`"${record._id}.1"`);
    expect(await visit('/about.html')).toEqual([301, '/who-we-are']);
    expect(await visit('/about.html', 'HEAD')).toEqual([301, '/who-we-are']);
    expect((await visit('/about.html', 'POST'))[0]).toBe(404);
    await add('/fair', 'https://fair.example/2083?x=1', false);
    expect(await visit('/fair')).toEqual([302, 'https://fair.example/2083?x=1']);
    await site.call('DELETE', `${LIST}/${record._id}`);
    expect(await visit('/about.html')).toEqual([404, null]);
  });

  test('are asked in every spelling, and keep no query of the visitor [19.80, 19.81]', async () => {
    await add('/पुरानो-सूचना/', '/notices');
    await add('/index.php?page=notice&id=5', '/faqs#fees');
    await add('/wp-content/uploads/x.pdf', '/admissions');
    const encoded = encodeURI('/पुरानो-सूचना');
    for (const path of [
      encoded,
      `${encoded}/`,
      encoded.toLowerCase(),
      `${encoded}?fbclid=x`,
      `//${encoded.slice(1)}`,
    ])
      expect((await sendRaw(site.url, requestLine('GET', path))).headers.location, path).toBe('/notices');
    expect(await visit('/index.php?id=5&page=notice')).toEqual([301, '/faqs#fees']);
    expect(await visit('/Index.PHP?page=notice&id=5&PHPSESSID=secret')).toEqual([301, '/faqs#fees']);
    expect(await visit('/index.php?page=notice&id=6')).toEqual([404, null]);
    expect(await visit('/index.php')).toEqual([404, null]);
    expect(await visit('/wp-content/uploads/X.pdf')).toEqual([301, '/admissions']);
  });

  test('are cached for a second [18.50]', async () => {
    await add('/brief', '/faqs');
    const { headers } = await site.call('GET', '/brief', asVisitor);
    expect(headers.get('cache-control')).toMatch(/^max-age=0, must-revalidate, s-maxage=1$/);
  });

  test('send a visitor once, over several of them and to the page’s own address [19.82]', async () => {
    const last = await add('/third', '/fourth');
    await add('/second', '/third', false);
    await add('/first', '/second');
    expect(await visit('/first')).toEqual([302, '/fourth']);
    await put(last.record._id ?? '', { to: `/notice/old/${notice}?x=1#y` }, `"${last.record._id}.1"`);
    const slug = encodeURIComponent('भर्ना-खुल्यो');
    expect(await visit('/first')).toEqual([302, `/notice/${slug}/${notice}?x=1#y`]);
    expect(await visit('/third')).toEqual([301, `/notice/${slug}/${notice}?x=1#y`]);
  });

  test('are refused where they would lead in a circle [19.83]', async () => {
    expect((await add('/self', '/SELF/?x=1')).status).toBe(409);
    const one = await add('/circle-1', '/circle-2');
    await add('/circle-2', '/circle-3');
    const closing = await add('/circle-3', '/Circle-1');
    expect([closing.status, closing.refusal.code]).toEqual([409, 'conflict']);
    expect(closing.refusal.message).toContain('The redirect from /circle-2 leads back.');
    expect(closing.refusal.fields.to).toBe(closing.refusal.message);
    const last = await add('/circle-3', '/circle-4');
    const { _id = '' } = last.record;
    const turned = await put(_id, { to: `${site.url}/x` }, `"${_id}.1"`);
    expect(turned.status).toBe(200);
    const changed = await put(_id, { to: '/circle-1' }, `"${_id}.2"`);
    expect([changed.status, changed.refusal.fields.to]).toEqual([409, expect.stringContaining('/circle-2')]);
    expect((await put(one.record._id ?? '', { from: '/circle-2' }, `"${one.record._id}.1"`)).status).toBe(
      409,
    );
    expect(await visit('/circle-1')).toEqual([301, `${site.url}/x`]);
  });

  test('at the same moment never make a circle [19.83]', async () => {
    const pairs = await Promise.all([add('/at-once-1', '/at-once-2'), add('/at-once-2', '/at-once-1')]);
    expect(pairs.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
    '/',
    '/notices',
    '/Notices/',
    '/notices?page=7',
    '/sitemap.xml',
    '/healthz',
    '/sw.js',
    '/login',
  ])('never hide a page: %s [19.84]', async (from) => {
    const { status, refusal } = await add(from, '/faqs');
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([409, ['from']]);
  });

  test('never hide a record’s page, and wait while there is one [19.84]', async () => {
    expect((await add(`/notice/any-slug/${notice}`, '/faqs')).status).toBe(409);
    const { record } = await site.call('POST', '/api/news', { json: { title: 'Brief' } });
    const path = `/news-and-events/brief/${record._id}`;
    expect((await add(path, '/faqs')).status).toBe(409);
    expect((await add(`/notice/brief/${record._id}`, '/faqs')).status).toBe(409);
    await site.call('DELETE', `/api/news/${record._id}`);
    expect((await add(path, '/faqs')).status).toBe(201);
    expect(await visit(path)).toEqual([301, '/faqs']);
  });

  test.each(['/api/notices', '/admin/notices', '/webhooks/x', '//evil.example', 'x'])(
    'do not begin at %s [19.84]',
    async (from) => {
      const { status, refusal } = await add(from, '/faqs');
      expect([status, Object.keys(refusal.fields)]).toEqual([400, ['from']]);
    },
  );

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/x\r\ny',
    'https://a:b@c.example/',
  ])('do not lead to %j [19.85]', async (to) => {
    const { status, refusal } = await add('/old', to);
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['to']]);
  });

  test('begin at an address once [19.83]', async () => {
    await add('/once', '/faqs');
    const { status, refusal } = await add('/ONCE/', '/notices');
    expect([status, refusal.fields.from]).toEqual([409, expect.stringContaining('/once leads to /faqs')]);
  });

  test('are changed by those who have seen them [19.90]', async () => {
    const { record, headers } = await add('/seen', '/faqs');
    const { _id = '' } = record;
    const seen = headers.get('etag') ?? '';
    expect((await put(_id, { to: '/notices' })).status).toBe(428);
    expect((await put(_id, { to: '/notices' }, '*')).status).toBe(428);
    const changed = await put(_id, { to: '/notices', permanent: false }, seen);
    expect(changed.record).toEqual({ _id, from: '/seen', to: '/notices', permanent: false });
    expect(changed.headers.get('etag')).toBe(`"${_id}.2"`);
    expect(await visit('/seen')).toEqual([302, '/notices']);
    expect((await put(_id, { to: '/' }, seen)).status).toBe(412);
    const one = await site.call('GET', `${LIST}/${_id}`);
    expect([one.record.to, one.headers.get('etag')]).toEqual(['/notices', `"${_id}.2"`]);
    expect((await put(_id, { from: '/seen-2' }, `"${_id}.2"`)).status).toBe(200);
    expect([(await visit('/seen'))[0], (await visit('/seen-2'))[0]]).toEqual([404, 302]);
    expect((await site.call('DELETE', `${LIST}/${_id}`)).record._id).toBe(_id);
    expect((await site.call('DELETE', `${LIST}/${_id}`)).status).toBe(404);
    expect((await put(NOWHERE, { to: '/' }, `"${NOWHERE}.1"`)).status).toBe(404);
  });

  test('leave an audit event for each change [19.90]', async () => {
    const { record } = await add('/audited', '/faqs');
    const { _id = '' } = record;
    await put(_id, { to: '/notices' }, `"${_id}.1"`);
    await site.call('DELETE', `${LIST}/${_id}`);
    const { list } = await site.call('GET', `/api/events?type=redirect&item=${_id}`);
    expect(list.map(({ action, title }) => [action, title])).toEqual([
      ['deleted', '/audited'],
      ['updated', '/audited'],
      ['created', '/audited'],
    ]);
  });

  test('are listed newest first, in pages [19.91]', async () => {
    await add('/listed-besides', '/faqs');
    for (const name of ['x1', 'x2', 'x3']) await add(`/paged-${name}`, `/Target/पाना-${name}`);
    const { list, headers } = await site.call('GET', `${LIST}?q=PAGED&limit=2`);
    expect(list.map(({ from }) => from)).toEqual(['/paged-x3', '/paged-x2']);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toBe(`<${LIST}?q=PAGED&page=2&limit=2>; rel="next"`);
    expect((await site.call('GET', `${LIST}?q=target%2F`)).list).toHaveLength(3);
    expect((await site.call('GET', `${LIST}?q=%25_`)).list).toHaveLength(0);
    expect((await site.call('GET', LIST)).list.length).toBeGreaterThan(3);
    expect((await site.call('GET', `${LIST}?limit=101`)).status).toBe(400);
  });

  test('are for the staff only', async () => {
    const calls = [
      ['GET', LIST],
      ['POST', LIST],
      ['POST', `${LIST}/import`],
      ['PUT', `${LIST}/${NOWHERE}`],
      ['DELETE', `${LIST}/${NOWHERE}`],
    ] as const;
    for (const [method, path] of calls)
      expect((await site.call(method, path, asVisitor)).status, `${method} ${path}`).toBe(401);
  });
});

describe.each(sites)('Redirects of two processes on $name', ({ start }) => {
  test('are seen by the other one within a second, and asked without a query each [19.86]', async () => {
    const one = await start();
    const two = await start({ beside: one });
    const statusAt = async (site: TestSite) => (await site.call('GET', '/moved', asVisitor)).status;
    expect([await statusAt(one), await statusAt(two)]).toEqual([404, 404]);
    const { record } = await one.call('POST', LIST, { json: { from: '/moved', to: '/faqs' } });
    expect(await statusAt(one)).toBe(301);
    await expect.poll(() => statusAt(two), { timeout: 10_000, interval: 20 }).toBe(301);
    await two.call('DELETE', `${LIST}/${record._id}`);
    expect(await statusAt(two)).toBe(404);
    await expect.poll(() => statusAt(one), { timeout: 10_000, interval: 20 }).toBe(404);
    await two.close();
    await one.close();
  });
});
