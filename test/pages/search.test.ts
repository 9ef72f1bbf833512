import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestLine, sendRaw } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></h1>',
  '"a" OR',
  '"',
  '*',
  'admission*',
  'NEAR(a b, 2)',
  'a AND NOT b',
  '-admission',
  '^title:admission {x} : (',
  "'; drop table notice; --",
  `a' & !b | c <-> d:*`,
  '%',
  '_',
  '\\',
  '\u0000',
  'admission\u0000form',
  '\ufffd\ufffe\uffff',
  '\u202Egnp.exe',
  'مرحبا שלום',
  '😀',
  '्',
  '\u200d',
  '\u0301',
  '...',
  '0',
  'of the',
  'W'.repeat(200),
  'x'.repeat(10_000),
  'क'.repeat(1000),
  'a '.repeat(5000),
];

describe.each(sites)('The search page on $name', ({ start }) => {
  let site: TestSite;
  let notice: string;
  beforeAll(async () => {
    site = await start();
    const make = async (type: string, title: string, description = '') =>
      (await site.call('POST', `/api/${type}`, { json: { title, description } })).record._id ?? '';
    notice = await make('notice', 'भर्ना सूचना', '<p>परीक्षा फारम बुझाउनुहोस्।</p>');
    await make('faq', 'What does the hostel cost?', '<p>A bed costs NPR 11,500 &amp; <b>two meals</b>.</p>');
    await make('news', 'Robot <b>club</b> & "friends"', '<p>A trophy for everyone.</p>');
    for (let index = 1; index <= 25; index += 1) await make('notice', `Library hours ${index}`);
  });
  afterAll(() => site.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    site.call('GET', path, { as: 'nobody', headers });
  const search = async (q: string) => {
    const { status, text } = await get(`/search?${new URLSearchParams({ q })}`);
    expect(status, q).toBe(200);
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
    return { html: text, main, words: main.replace(/<[^>]*>/g, '') };
  };

  test('finds records of every type and links to their pages', async () => {
    const { main, words } = await search('hostel bed');
    expect(words).toContain('1 found for “hostel bed”');
    expect(main).toContain('<a href="/faqs#what-does-the-hostel-cost">What does the <mark>hostel</mark>');
    expect(main).toContain('A <mark>bed</mark> ');
    expect((await search('trophy')).main).toMatch(
      /<a href="\/news-and-events\/robot-b-club-b-friends\/[0-9a-f]{24}">/,
    );
  });

  test('finds Nepali by its own letters, by Latin ones, and by a beginning', async () => {
    for (const q of ['भर्ना', 'bharna', 'BHARNA suchana', 'भर्ना सूच', 'pariksa']) {
      const { main } = await search(q);
      expect(main, q).toContain(`/${notice}" lang="ne">`);
    }
  });

  test('says with status 200 that no record has all the words, or that nothing was found', async () => {
    const near = await search('hostel zeppelinqx');
    expect(near.words).toContain('Nothing has all the words “hostel zeppelinqx”');
    expect(near.main).toContain('/faqs#what-does-the-hostel-cost');
    const none = await search('zeppelinqx');
    expect(none.words).toContain('Nothing found for “zeppelinqx”');
    expect(none.main).toContain('href="/contact-us"');
  });

  test.each(hostile)('shows a hostile query as text: %.30s', async (q) => {
    const { html, main } = await search(q);
    expect(main).toContain('<h1>Search</h1>');
    for (const harm of ['<script>', '<img src=x', '\u0000', '\u202e']) expect(html).not.toContain(harm);
    expect(html.match(/<\/h1>/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each([
    '/search',
    '/search?',
    '/search?q=',
    '/search?q=+%09',
    '/search?q=%00',
    '/search?q=a&q=b',
    '/search?page=1',
  ])('asks for words at %s', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('<title>Search · Our College</title>');
    expect(text).toContain('What most people look for');
  });

  test('accepts bytes that are not UTF-8', async () => {
    for (const q of ['%FF%FE', '%ED%A0%80', '%E0%A4', '%', '%zz', '%F0%9F%98']) {
      const { status, body } = await sendRaw(site.url, requestLine('GET', `/search?q=${q}`));
      expect([q, status]).toEqual([q, 200]);
      expect(body).toContain('<h1>Search</h1>');
    }
  });

  test('shows titles and texts of records as text', async () => {
    const { main } = await search('robot club friends');
    expect(main).toContain(
      '<mark>Robot</mark> &lt;b&gt;<mark>club</mark>&lt;/b&gt; &amp; &quot;<mark>friends</mark>&quot;',
    );
  });

  test('has pages, and none beyond the last', async () => {
    const first = await get('/search?q=library+hours');
    expect(first.text).toContain('25 found for');
    expect(first.text).toContain('<a href="/search?q=library+hours&amp;page=2" rel="next">');
    expect(first.text).toContain('Page 1 of 2');
    expect(first.text.match(/<li class="hit">/g)).toHaveLength(20);
    const second = await get('/search?q=library+hours&page=2');
    expect(second.text).toContain('Page 2 of 2');
    expect(second.text.match(/<li class="hit">/g)).toHaveLength(5);
    expect(second.text).toContain('<a href="/search?q=library+hours" rel="prev">');
    for (const page of ['3', '0', '-1', '1.5', 'x', '', '999999999'])
      expect((await get(`/search?q=library+hours&page=${page}`)).status, page).toBe(404);
    expect((await get('/search?page=2')).status).toBe(404);
    expect((await get('/search?q=zeppelinqx&page=2')).status).toBe(404);
  });

  test('is the same page for the same words, whatever the spaces between them', async () => {
    const plain = await get('/search?q=library+hours');
    for (const query of [
      'q=+library++hours+',
      'q=library%20hours',
      'q=library+hours&page=1',
      'utm=x&q=library+hours',
    ])
      expect((await get(`/search?${query}`)).text, query).toBe(plain.text);
    expect((await search('x'.repeat(201))).html).toBe((await search('x'.repeat(999))).html);
    expect((await search('x'.repeat(201))).words).toContain('only its first 200 letters');
  });

  test('is answered with 304 when it is unchanged, and is compressed', async () => {
    const path = '/search?q=hostel';
    const plain = await get(path, { 'accept-encoding': 'identity' });
    const etag = plain.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await get(path, { 'accept-encoding': 'identity', 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const request = requestLine('GET', path, { 'Accept-Encoding': 'br' });
    const { headers, body } = await sendRaw(site.url, request);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toBe(plain.text);
    expect(plain.headers.get('cache-control')).toBe('max-age=0, must-revalidate, s-maxage=1');
    const head = await site.call('HEAD', path, { as: 'nobody' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await site.call('POST', '/search', { as: 'nobody' })).status).toBe(405);
  });

  test('shows every change from the next request on', async () => {
    const q = 'zanzibar';
    const isFound = async (title: string) => (await search(q)).words.includes(title);
    expect((await search(q)).words).toContain('Nothing found');
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Zanzibar one' } });
    expect(await isFound('Zanzibar one')).toBe(true);
    await site.call('PUT', `/api/notice/${record._id}`, { json: { title: 'Zanzibar two' } });
    expect([await isFound('Zanzibar one'), await isFound('Zanzibar two')]).toEqual([false, true]);
    await site.call('DELETE', `/api/notice/${record._id}`);
    expect((await search(q)).words).toContain('Nothing found');
  });
});
