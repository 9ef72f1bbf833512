import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestLine, sendRaw } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

const LIST = '/api/manage/redirects';
const MISSING = '/api/manage/missing-pages';
const asVisitor = { as: 'nobody' } as const;

describe.each(sites)('Redirects of many addresses on $name', ({ start }) => {
  let site: TestSite;
  let notice: string;
  beforeAll(async () => {
    site = await start();
    const json = { title: 'Results Are Out', description: '<p>Words</p>' };
    notice = (await site.call('POST', '/api/notice', { json })).record._id ?? '';
  });
  afterAll(() => site.close());

  const add = (from: string, to: string) => site.call('POST', LIST, { json: { from, to } });
  const importCsv = (csv: string) =>
    site.call('POST', `${LIST}/import`, { body: csv, headers: { 'content-type': 'text/csv' } });
  /** Asks for a path as it is written. */
  const visit = async (path: string, method = 'GET') => {
    const { status, headers } = await sendRaw(site.url, requestLine(method, path));
    return [status, headers.location];
  };
  const missing = async (q: string) =>
    (await site.call('GET', `${MISSING}?q=${encodeURIComponent(q)}`)).list.map(({ path }) => path);

  test('lead on from every address that they cover, in both languages [23.50, 23.51]', async () => {
    expect((await add('/2018/07/*', '/notices')).status).toBe(201);
    expect((await add('/uploads/*-300x200.jpg', 'https://files.example/*.jpg')).status).toBe(201);
    expect((await add('/assets/old/*', '/gallery')).status).toBe(201);
    expect((await add('/2018/07/kept.html', '/faqs')).status).toBe(201);
    for (const method of ['GET', 'HEAD']) {
      expect(await visit('/2018/07/12/result.html?x=1', method)).toEqual([301, '/notices']);
      expect(await visit('/2018/07/', method)).toEqual([301, '/notices']);
      expect(await visit('/ne/2018/07/result', method)).toEqual([301, '/ne/notices']);
      expect(await visit('/2018/07/KEPT.html', method)).toEqual([301, '/faqs']);
      expect(await visit('/uploads/2018/Gate-300x200.jpg', method)).toEqual([
        301,
        'https://files.example/2018/Gate.jpg',
      ]);
      expect(await visit('/assets/old/style.css', method)).toEqual([301, '/gallery']);
    }
    for (const path of ['/2018/08/x', `/uploads/${'a1'.repeat(16)}-300x200.jpg`])
      expect([path, (await visit(path))[0]]).toEqual([path, 404]);
  });

  test('are followed to the end, and to a record’s own address [23.50]', async () => {
    await add('/chained/*', '/then/*');
    await add('/then/*', `/notice/x/${notice}?from=*`);
    expect(await visit('/chained/a')).toEqual([301, `/notice/results-are-out/${notice}?from=a`]);
    expect(await visit('/ne/chained/a')).toEqual([301, `/ne/notice/results-are-out/${notice}?from=a`]);
  });

  test('are refused where they would lead in a circle, or have fewer * than their target [23.51, 23.52]', async () => {
    expect((await add('/turn/*', '/turn/b/*')).status).toBe(409);
    await add('/turn-1/*', '/turn-2/*');
    const turned = await add('/turn-2/*', '/turn-1/*');
    expect([turned.status, turned.refusal.fields.to]).toEqual([409, expect.stringContaining('/turn-1/*')]);
    expect(Object.keys((await add('/few/*', '/few-*/*')).refusal.fields)).toEqual(['to']);
    expect((await add('/few', 'https://*.example/')).status).toBe(400);
  });

  test.each([
    '/m2/* /m2',
    '/round/2021/* /round/2021/',
    '/c1 /c2, /c2/* /c1',
    '/c4/* /c3, /c3 /c4',
    '/e1 /e2/, /e2/* /e1/',
    '/zu /ne/zu',
    '/zz1/* /ne/zz1/*',
    '/y1 /ne/y2, /y2 /y1',
    '/k1/* /ne/k2/*, /k2/* /k1/*',
    '/zr/* /zr?x=*',
  ])('are refused where a visitor would be sent for ever: %s [23.52]', async (list) => {
    const redirects = list.split(', ').map((redirect) => redirect.split(' '));
    const last = redirects.pop() ?? [];
    for (const [from = '', to = ''] of redirects) expect((await add(from, to)).status).toBe(201);
    const [from = '', to = ''] = last;
    const { status, refusal } = await add(from, to);
    expect([status, Object.keys(refusal.fields)]).toEqual([409, ['to']]);
    expect((await importCsv(last.join(','))).json).toMatchObject({ added: 0, refused: [{ line: 1 }] });
  });

  test('never send a visitor in a circle that some addresses alone make [23.52]', async () => {
    for (const redirect of ['/o2/* /*', '/f1/* /f2/*', '/f2/*/x /f1/*', '/g1/* /g2/*', '/g3 /g1/g3']) {
      const [from = '', to = ''] = redirect.split(' ');
      expect([from, (await add(from, to)).status]).toEqual([from, 201]);
    }
    expect(await visit('/o2/notices')).toEqual([301, '/notices']);
    expect(await visit('/o2/o2/notices')).toEqual([301, '/notices']);
    expect(await visit('/ne/o2/o2/notices')).toEqual([301, '/ne/notices']);
    expect(await visit('/f1/a/x')).toEqual([301, '/f2/a']);
    // It ends in the old address of another one.
    expect((await add('/g2/*', '/*')).status).toBe(201);
    expect((await visit('/g3'))[0]).toBe(404);
    // What is below a page may lead to it.
    expect((await add('/gallery/*', '/gallery')).status).toBe(201);
    expect(await visit('/gallery/2018')).toEqual([301, '/gallery']);
  });

  test.each([
    '/*',
    '/n*',
    '/notices*',
    '/who-*-are',
    '/ne/*',
    '/*otices',
    '/sitemap*',
    '/healthz*',
    '/notice/*',
    '/notice/results*',
    '/ne/notice/*',
    '/NOTICE/*/',
  ])('never cover a page: %s [23.53]', async (from) => {
    const { status, refusal } = await add(from, '/faqs');
    expect([409, 400]).toContain(status);
    expect(Object.keys(refusal.fields)).toEqual(['from']);
    expect((await importCsv(`${from},/faqs\n`)).json).toMatchObject({ added: 0, refused: [{ line: 1 }] });
  });

  test.each([
    '/api/*',
    '/ap*',
    '/admin*',
    '/adm*n/x',
    '/.w*',
    '/.well-known/*',
    '/webhooks/*',
    '/ne/api/*',
    '/%61p*',
  ])('do not begin at %s [23.53]', async (from) => {
    const { status, refusal } = await add(from, '/faqs');
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['from']]);
  });

  test('may cover addresses below a page where nothing answers, and wait where a page comes to be [23.53]', async () => {
    expect((await add('/notices/*', '/faqs')).status).toBe(201);
    expect((await add('/notice/2018/*', '/faqs')).status).toBe(201);
    expect((await add('/news-and-events/fair*', '/faqs')).status).toBe(201);
    expect(await visit('/notices/2018/x')).toEqual([301, '/faqs']);
    expect((await visit('/notices'))[0]).toBe(200);
    expect(await visit('/notices/')).toEqual([301, '/notices']);
    const { record } = await site.call('POST', '/api/news', { json: { title: 'Fair' } });
    expect((await visit(`/news-and-events/fair/${record._id}`))[0]).toBe(200);
    expect(await visit('/news-and-events/fair-2018')).toEqual([301, '/faqs']);
  });

  test('may be pasted as whole addresses of a former domain, one by one and in a file [23.54]', async () => {
    const former = 'https://old.example.edu.np';
    const { status, record } = await add(`${former}/2017/05/x.html?p=3#a`, '/faqs');
    expect([status, record.from]).toEqual([201, '/2017/05/x.html?p=3']);
    expect(await visit('/2017/05/x.html?p=3')).toEqual([301, '/faqs']);
    const csv = [
      'from,to',
      `${former}/2017/06/*,/faqs`,
      'HTTP://WWW.Old.example.edu.np:8080/Page.html,/notices',
      `${former}/?page_id=41,/who-we-are`,
      `${former}/notices,/faqs`,
      `${former},/faqs`,
      `${former}/api/x,/faqs`,
    ].join('\n');
    expect((await importCsv(csv)).json).toMatchObject({
      added: 3,
      refused: [{ line: 5 }, { line: 6 }, { line: 7 }],
    });
    expect(await visit('/2017/06/y')).toEqual([301, '/faqs']);
    expect(await visit('/page.html')).toEqual([301, '/notices']);
    expect(await visit('/?page_id=41')).toEqual([301, '/who-we-are']);
  });

  test('to an address where nothing answers are stored, and that is said [23.55]', async () => {
    const warnings = (to: string) => [
      { field: 'to', kind: 'missing', what: `There is no page at ${to} at present.` },
    ];
    await add('/to-many/*', '/faqs');
    for (const to of [
      '/nowhere',
      `/notice/x/${'0'.repeat(24)}`,
      '/uploads/2018/x.pdf',
      '/api/none',
      '/api/notices/x/y/z',
      '/admin/nonexist',
      '/ne/admin/login',
      '/webhooks/none',
    ]) {
      const { status, json, record, headers } = await add(`/to-${crypto.randomUUID()}`, to);
      expect([status, json]).toMatchObject([201, { to, warnings: warnings(to) }]);
      const one = await site.call('GET', `${LIST}/${record._id}`);
      expect(Object.keys(one.record)).toEqual(['_id', 'from', 'to', 'permanent']);
      const put = await site.call('PUT', `${LIST}/${record._id}`, {
        json: { permanent: false },
        headers: { 'if-match': headers.get('etag') ?? '', 'x-lang': 'ne' },
      });
      expect(put.json).toMatchObject({ warnings: [{ what: expect.stringContaining('पृष्ठ छैन') }] });
    }
    for (const to of [
      '/faqs#fees',
      '/ne/notices?page=9',
      '/to-many/x',
      '/?p=1',
      '/admin',
      '/admin/login',
      '/admin/notices',
      `/admin/update-notice/${notice}`,
      '/api/docs',
      `/api/notice/${notice}`,
      '/api/notices?page=2',
      `/uploads/${'a1'.repeat(16)}.webp`,
      'https://a.example/x',
      `/notice/x/${notice}`,
    ]) {
      const { status, json } = await add(`/to-${crypto.randomUUID()}`, to);
      expect([to, status, Object.keys(json as object)]).toEqual([
        to,
        201,
        ['_id', 'from', 'to', 'permanent'],
      ]);
    }
    expect((await add('/to-any/*', '/nowhere/*')).json).not.toHaveProperty('warnings');
    const imported = await importCsv('/in-file-1,/in-file-2\n/in-file-2,/faqs\n/in-file-3,/nowhere\n');
    expect(imported.json).toEqual({
      added: 3,
      changed: 0,
      refused: [],
      warnings: [{ line: 3, ...warnings('/nowhere')[0] }],
    });
  });

  test('take what they cover off the missing pages [23.56]', async () => {
    for (const path of ['/lost/a', '/lost/b', '/lost-c']) await site.call('GET', path, asVisitor);
    expect(await missing('lost')).toHaveLength(3);
    await site.call('GET', '/lost/d', asVisitor);
    await add('/lost/*', '/faqs');
    expect(await missing('lost')).toEqual(['/lost-c']);
  });

  test('may be for numbers of the home page, and those that lead nowhere are missing pages [23.56]', async () => {
    for (const path of ['/?p=997', '/?P=997&utm_source=x', '/ne?p=998', '/?page_id=996'])
      expect([path, (await site.call('GET', path, asVisitor)).status]).toEqual([path, 200]);
    for (const path of [
      '/?utm_source=99',
      '/?fbclid=997',
      '/?p=asha',
      '/?p=99712345678',
      '/?preview=x&p=995',
      '/',
    ])
      await site.call('GET', path, asVisitor);
    await site.call('GET', '/?p=994', { ...asVisitor, headers: { 'sec-fetch-dest': 'image' } });
    expect((await missing('/?')).toSorted()).toEqual(['/?p=997', '/?p=998', '/?page_id=996']);
    await add('/?p=997', '/faqs');
    expect(await visit('/?p=997')).toEqual([301, '/faqs']);
    await add('/?p=*', '/notices');
    expect(await missing('/?')).toEqual(['/?page_id=996']);
    expect(await visit('/?p=5')).toEqual([301, '/notices']);
    expect((await visit('/'))[0]).toBe(200);
  });
});

describe.each(sites)('Redirects of many addresses, in number, on $name', ({ start }) => {
  test('are a thousand at most [23.50]', async () => {
    const site = await start();
    const csv = Array.from({ length: 1001 }, (_, at) => `/bound-${at}/*,/faqs`).join('\n');
    const { json } = await site.call('POST', `${LIST}/import`, {
      body: csv,
      headers: { 'content-type': 'text/csv' },
    });
    expect(json).toMatchObject({
      added: 1000,
      refused: [{ line: 1001, message: expect.stringContaining('1000 redirects with *') }],
    });
    const { status, headers } = await site.call('GET', '/bound-999/x', asVisitor);
    expect([status, headers.get('location')]).toEqual([301, '/faqs']);
    await site.close();
  });
});
