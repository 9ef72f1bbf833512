import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { requestLine, sendRaw } from '../raw.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';

const LIST = '/api/manage/redirects';
const HEX = 'a1'.repeat(16);
const ELSEWHERE = 'https://evil.example/challenge';

/** Addresses below which the program or the host's certificates live, however they are written. */
const RESERVED = [
  '/.well-known',
  '/.well-known/',
  '/.well-known/acme-challenge/token',
  '/.Well-KNOWN/acme-challenge/token',
  '/%2ewell-known/acme-challenge/token',
  '/%2E%77ell-known/x',
  '/.well-known%2facme-challenge/token',
  '/.well-known%5Cacme-challenge/token',
  '/.well-known\\acme-challenge',
  '/.well-known//acme-challenge',
  '/.well-known?x=1',
  '/ne/.well-known/acme-challenge/token',
  '/ne//.well-known/x',
  '/./.well-known/x',
  '/x/../.well-known/acme-challenge/token',
  '/x/%2e%2e/.well-known/x',
  '/x%2f..%2f.well-known/x',
  '/\u2024well-known/x',
  '/.well-known/acme-challenge/%E9',
  '/api',
  '/API/notices',
  '/%61pi/x',
  '/ne/api/x',
  '/admin',
  '/Admin/login',
  '/x/../admin/login',
  '/webhooks/rest/webhook',
  '/Webhooks/x',
  `/uploads/${HEX}.webp`,
  `/uploads/${HEX}-320.webp`,
  `/Uploads/${HEX.toUpperCase()}.pdf`,
  `/icons/${HEX}-tab.png`,
  '/assets/site-BkzSc7uO.js',
];

/** Addresses of former sites at which nothing answers. */
const FREE = [
  '/uploads/2019/results.pdf',
  '/uploads/results.pdf',
  '/uploads',
  '/assets/css/style.css',
  '/assets/logo.png',
  '/icons/phone.png',
  '/notices/2019/results',
  '/notice/results',
  '/well-known/x',
  '/apiary',
  '/administration.html',
  '/?p=123',
];

describe.each(sites)('Addresses of redirects on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const add = (from: string, to = '/faqs') => site.call('POST', LIST, { json: { from, to } });
  /** Asks for a path as it is written. */
  const visit = async (path: string, method = 'GET') => {
    const { status, headers } = await sendRaw(site.url, requestLine(method, path));
    return [status, headers.location];
  };

  test.each(RESERVED)('cannot be %j, by any way in [22.61]', async (from) => {
    const posted = await add(from);
    expect([posted.status, Object.keys(posted.refusal.fields)]).toEqual([400, ['from']]);
    const whole = await add(site.url + from);
    expect(whole.status).toBe(400);
    const body = `from,to\n"${from}",/faqs\n`;
    const csv = await site.call('POST', `${LIST}/import`, { body, headers: { 'content-type': 'text/csv' } });
    expect(csv.json).toMatchObject({ added: 0, changed: 0, refused: [{ line: 2 }] });
    const other = await add(`/own-${crypto.randomUUID()}`);
    const put = await site.call('PUT', `${LIST}/${other.record._id}`, {
      json: { from },
      headers: { 'if-match': other.headers.get('etag') ?? '' },
    });
    expect([put.status, Object.keys(put.refusal.fields)]).toEqual([400, ['from']]);
  });

  test.each(FREE)('can be %j, which then leads on [22.61]', async (from) => {
    expect((await add(from, ELSEWHERE)).status).toBe(201);
    for (const method of ['GET', 'HEAD']) expect(await visit(from, method)).toEqual([301, ELSEWHERE]);
  });

  test('that are stored nevertheless, from before or by a backup, lead nowhere [22.61]', async () => {
    const stored = [...RESERVED, '/', '/ne', '/notices', '/healthz'];
    const at = '2026-01-01T00:00:00.000Z';
    await runSql(
      site,
      stored.map((from, index) => {
        const id = `${index}`.padStart(24, 'f');
        const values = [id, from.replaceAll("'", "''"), ELSEWHERE, at, at, `stored-${index}`, from];
        return `insert into redirect (_id, "from", "to", "createdAt", "updatedAt", address, folded, permanent, version) values (${values.map((value) => `'${value}'`).join()}, 1, 1)`;
      }),
    );
    // Any change makes the site read them.
    await add(`/read-${crypto.randomUUID()}`);
    await add('/leads-there', '/.well-known/acme-challenge/token');
    for (const path of [
      ...RESERVED.filter((path) => !/[^ -~]/.test(path)),
      '/',
      '/?x=1',
      '/ne',
      '/notices',
      '/healthz',
    ]) {
      const [status, location] = await visit(path);
      expect([path, status === 301 || status === 302 ? location : null]).not.toEqual([path, ELSEWHERE]);
    }
    expect(await visit('/.well-known/acme-challenge/token')).toEqual([404, undefined]);
    expect(await visit('/leads-there')).toEqual([301, '/.well-known/acme-challenge/token']);
  });

  test('cannot be those that answer now [22.61]', async () => {
    const event = await site.call('POST', '/api/news', { json: { title: 'Fair', eventDay: '2027-01-05' } });
    const news = `/news-and-events/any/${event.record._id}`;
    const body = multipart({ title: 'Album', image: await pictureFile({ width: 30, height: 20 }) });
    const album = await site.call('POST', '/api/gallery', { body });
    const answering = [
      '/', '/ne', '/NE/', '/healthz', '/readyz', '/metrics', '/sitemap.xml', '/feed.xml', '/ne/feed.xml', '/robots.txt',
      '/calendar.ics', '/favicon.ico', '/manifest.webmanifest', '/sw.js', '/search', '/search?q=x', '/privacy',
      '/ne/privacy', '/Notices/', '/%6eotices', '//notices', '/notices/#top', '/ne/NOTICES?page=9', '/contact-us?sent=x',
      '/student/dashboard', '/offline', '/?preview=x', news, `${news}.ics`, `/ne${news}`, `/ne${news}.ics`,
      `/gallery/any/${album.record._id}/`,
    ]; // biome-ignore format: a list
    for (const from of answering) {
      const { status, refusal } = await add(from);
      // Two slashes at the start name another host.
      expect([from, status]).toEqual([from, from.startsWith('//') ? 400 : 409]);
      expect(Object.keys(refusal.fields)).toEqual(['from']);
    }
    await site.call('DELETE', `/api/news/${event.record._id}`);
    for (const from of [news, `${news}.ics`]) {
      expect((await add(from)).status).toBe(201);
      expect(await visit(from)).toEqual([301, '/faqs']);
    }
  });

  test('of pages lead to theirs in another case and with slashes at the end, with their query [22.62]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Results Are Out' } });
    const page = `/notice/results-are-out/${record._id}`;
    for (const [written, address] of [
      ['/Notices', '/notices'],
      ['/notices/', '/notices'],
      ['/NOTICES//?page=2&x=%2F', '/notices?page=2&x=%2F'],
      ['//notices', '/notices'],
      ['/NE/notices', '/ne/notices'],
      ['/ne/Notices/', '/ne/notices'],
      ['/NE', '/ne'],
      ['/NE/', '/ne'],
      ['//', '/'],
      ['/Who-We-Are/', '/who-we-are'],
      ['/Sitemap.XML', '/sitemap.xml'],
      [`${page}/`, page],
      [`/Notice/Results-Are-Out/${record._id}?x=1`, `${page}?x=1`],
      [`/NE${page.toUpperCase()}/`, `/ne${page}`],
    ] as const)
      for (const method of ['GET', 'HEAD'])
        expect([written, ...(await visit(written, method))]).toEqual([written, 301, address]);
    for (const path of ['/notices', page]) expect((await visit(path))[0]).toBe(200);
    for (const path of [
      '//evil.example/',
      '//evil.example/notices',
      '/\\evil.example/',
      '//evil.example/%2e%2e/notices',
      '/Nowhere/',
      '/notices/nowhere/',
      '/Healthz/',
      `/notice/results-are-out/${'0'.repeat(24)}/`,
    ])
      expect([path, ...(await visit(path))]).toEqual([path, 404, undefined]);
  });
});
