import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { hasAddresses } from '../../src/schema/define-type.ts';
import { make as makeOne, sampleOf } from '../api/every-type.ts';
import { requestLine, sendRaw } from '../raw.ts';
import { anySite, type TestSite } from '../site.ts';

const NOWHERE = '0'.repeat(24);
const TITLE = 'भर्ना सूचना — 2083!';
const SLUG = encodeURIComponent('भर्ना-सूचना-2083');

describe.each(anySite)('Addresses of pages on $name', ({ start }) => {
  let site: TestSite;
  let notice: string;
  let news: string;
  beforeAll(async () => {
    site = await start();
    const make = async (type: string, title: string) =>
      (await site.call('POST', `/api/${type}`, { json: { title, description: '<p>Words</p>' } })).record
        ._id ?? '';
    notice = await make('notice', TITLE);
    news = await make('news', TITLE);
    for (let index = 0; index < 44; index += 1) await make('notice', `Notice ${index}`);
  });
  afterAll(() => site.close());

  const get = (path: string) => site.call('GET', path, { as: 'nobody' });
  const raw = (path: string) => sendRaw(site.url, requestLine('GET', path));

  test('name a record by slug and id [2.3, 2.12]', async () => {
    for (const path of [`/notice/${SLUG}/${notice}`, `/news-and-events/${SLUG}/${news}`]) {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain(`<h1 lang="ne">${TITLE}</h1>`);
      expect(text).toContain(`<link rel="canonical" href="http://localhost:0${path}"/>`);
    }
  });

  test('of fixed pages are spelled in one way; percent-encoded ones lead to it [21.84]', async () => {
    for (const [path, to] of [
      ['/%6eotices', '/notices'],
      ['/n%6Ftices?page=2', '/notices?page=2'],
      ['/ne/scholar%73hips', '/ne/scholarships'],
    ]) {
      const { status, headers } = await raw(path ?? '');
      expect([path, status, headers.location]).toEqual([path, 301, to]);
    }
  });

  test.each([
    'wrong',
    'भर्ना',
    SLUG.toLowerCase(),
    `${SLUG}-`,
    '-',
    '%20',
    'a%2fb',
    '..%2f..',
    '%E0%A4%AD',
    'x'.repeat(3000),
    'BHARNA',
  ])('with another slug lead to the right one: %.30s [2.19]', async (slug) => {
    for (const [base, id] of [
      ['/notice', notice],
      ['/news-and-events', news],
    ]) {
      const { status, headers } = await raw(
        `${base}/${slug.replace(/[^\x21-\x7e]/g, encodeURIComponent)}/${id}`,
      );
      expect([status, headers.location]).toEqual([301, `${base}/${SLUG}/${id}`]);
    }
  });

  test('of every record lead from any other slug to its own [19.92]', async () => {
    const ofRecords = contentTypes.filter((type) => type.page?.item && !hasAddresses(type));
    const names = ofRecords.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['faculty', 'gallery', 'news', 'notice']));
    for (const type of ofRecords) {
      const texts = type.page?.itemIf === undefined ? {} : { [type.page.itemIf]: '<p>More.</p>' };
      const { record } = await makeOne(site, sampleOf(type.name), TITLE, texts);
      const path = `${type.page?.item}/${SLUG}/${record._id}`;
      expect((await get(path)).status, path).toBe(200);
      for (const slug of ['before', 'भर्ना', '%20']) {
        const { status, headers } = await get(`${type.page?.item}/${slug}/${record._id}?x=1`);
        expect([status, headers.get('location')], slug).toEqual([301, path]);
      }
      await site.call('DELETE', `/api/${type.name}/${record._id}`);
    }
  });

  test('under notices redirect to the news item that they name [2.23]', async () => {
    for (const slug of [SLUG, 'wrong']) {
      const { status, headers } = await get(`/notice/${slug}/${news}`);
      expect([status, headers.get('location')]).toEqual([301, `/news-and-events/${SLUG}/${news}`]);
    }
    expect((await get(`/news-and-events/${SLUG}/${notice}`)).status).toBe(404);
  });

  test('follow a title that changes [3.17]', async () => {
    const { record } = await site.call('POST', '/api/news', { json: { title: 'Old' } });
    await site.call('PUT', `/api/news/${record._id}`, { json: { title: '!!!' } });
    const { status, headers } = await get(`/news-and-events/old/${record._id}`);
    expect([status, headers.get('location')]).toEqual([301, `/news-and-events/item/${record._id}`]);
    expect((await get(`/news-and-events/item/${record._id}`)).status).toBe(200);
    await site.call('DELETE', `/api/news/${record._id}`);
  });

  test.each([
    `/notice/x/${NOWHERE}`,
    `/news-and-events/x/${NOWHERE}`,
    '/notice/x/odd',
    '/news-and-events/x/y',
    '/notice/x/%00',
    `/notice/x/${'F'.repeat(24)}`,
    '/notice/x',
    '/notice',
    '/nowhere',
    '/%2e%2e/notices',
    '/notices%2f',
    '/index.html',
    '/admin/nowhere',
  ])('that lead nowhere are 404 with the not-found screen: %s [2.18, 8.7]', async (path) => {
    const { status, body, headers } = await raw(path);
    expect(status).toBe(404);
    expect(body).toContain('Page Not Found');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('of a deleted record are 404 at once', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Brief' } });
    const path = `/notice/brief/${record._id}`;
    expect((await get(path)).status).toBe(200);
    await site.call('DELETE', `/api/notice/${record._id}`);
    expect((await get(path)).status).toBe(404);
  });

  test('beyond the last page of a list are 404', async () => {
    const first = await get('/notices');
    expect(first.text).toContain('Notice 43<');
    const third = await get('/notices?page=3');
    expect(third.status).toBe(200);
    expect(third.text).toContain(TITLE);
    expect(third.text).toContain('<link rel="canonical" href="http://localhost:0/notices?page=3"/>');
    for (const page of ['4', '0', '-1', '1.5', 'x', '999999999', '1e1'])
      expect((await get(`/notices?page=${page}`)).status, page).toBe(404);
    expect((await get('/news-and-events?page=2')).status).toBe(404);
  });

  test('that mean the same return the same page, with one canonical address', async () => {
    const plain = await get('/notices');
    for (const query of ['?page=1', '?', '?utm_source=x', '?page=1&fbclid=y', '?q=x&limit=1'])
      expect((await get(`/notices${query}`)).text, query).toBe(plain.text);
    expect(plain.text).toContain('<link rel="canonical" href="http://localhost:0/notices"/>');
    expect((await get('/?x=<script>alert(1)</script>')).text).toBe((await get('/')).text);
  });

  test('that do not exist return a page with header and footer, except in the back office [1.22]', async () => {
    const chrome = /<(?:header|footer)\b/;
    expect((await get('/nowhere')).text).toMatch(chrome);
    for (const path of ['/admin/nowhere', '/admin/notices/more?x=1']) {
      const { status, text } = await get(path);
      expect(status, path).toBe(404);
      expect(text, path).not.toMatch(chrome);
      expect(text, path).toContain('href="/"');
      expect(text, path).toContain('href="/admin/dashboard"');
    }
    for (const path of ['/admin/login', '/admin/dashboard', '/admin/notices'])
      expect((await get(path)).text, path).not.toMatch(chrome);
  });

  test('of the back office’s root redirect to the dashboard', async () => {
    for (const path of ['/admin', '/admin/']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, '/admin/dashboard']);
    }
  });
});
