import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { anySite, type TestSite } from '../site.ts';

const ORIGIN = 'https://college.example.org';

describe.each(anySite)('Addresses in two languages on $name', ({ start }) => {
  let site: TestSite;
  /** Paths of pages of records, by type. */
  const paths: Record<string, string> = {};
  const bases = { notice: '/notice', news: '/news-and-events', faculty: '/academics', gallery: '/gallery' };
  beforeAll(async () => {
    site = await start({ environment: { PUBLIC_URL: ORIGIN } });
    for (const [type, base] of Object.entries(bases)) {
      const body = multipart({ title: 'Nepal day', image: await smallPicture() });
      const { record } = await site.call('POST', `/api/${type}`, { body });
      paths[type] = `${base}/nepal-day/${record._id}`;
    }
  });
  afterAll(() => site.close());

  const page = (of: string, headers = {}) => site.call('GET', of, { as: 'nobody', headers });
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const alternatesOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, of, at]) => [
      of,
      at,
    ]);

  test('exist in both languages but for the sign-in of staff [20.30]', async () => {
    const fixed = [
      ...[
        '/',
        '/notices',
        '/news-and-events',
        '/gallery',
        '/who-we-are',
        '/why-us',
        '/message',
        '/admissions',
      ],
      ...['/scholarships', '/faqs', '/search', '/search?q=day', '/contact-us', '/apply-online', '/login'],
      ...['/student/dashboard', '/teacher/dashboard', '/offline'],
    ];
    for (const path of [...fixed, ...Object.values(paths)]) {
      const address = `/ne${path.replace(/^\/$/, '')}`;
      const [english, nepali] = [await page(path), await page(address)];
      expect([path, english.status, nepali.status]).toEqual([path, 200, 200]);
      expect(english.text, path).toContain('<html lang="en">');
      expect(nepali.text, path).toContain('<html lang="ne">');
      expect(english.text, path).toContain(`<a class="language-link" href="${address}" lang="ne"`);
      expect(nepali.text, path).toContain(`<a class="language-link" href="${path}" lang="en"`);
    }
  });

  test('name each other, with one canonical address in each language [20.2]', async () => {
    for (const [path, canonical] of [
      ['/', '/'],
      ['/why-us', '/who-we-are'],
      ...Object.values(paths).map((own) => [own, own]),
    ] as const) {
      const [english, nepali] = [
        (await page(path)).text,
        (await page(`/ne${path === '/' ? '' : path}`)).text,
      ];
      const inNepali = `${ORIGIN}/ne${canonical === '/' ? '' : canonical}`;
      expect([canonicalOf(english), canonicalOf(nepali)]).toEqual([ORIGIN + canonical, inNepali]);
      for (const html of [english, nepali])
        expect(alternatesOf(html)).toEqual([
          ['en', ORIGIN + canonical],
          ['ne', inNepali],
          ['x-default', ORIGIN + canonical],
        ]);
    }
  });

  test.each(['/ne/', '/ne/?x=1'])('%s leads to the home page without a slash [20.33]', async (address) => {
    const { status, headers } = await page(address);
    expect([status, headers.get('location')]).toEqual([301, address.replace('/ne/', '/ne')]);
  });

  test.each([
    '/ne/admin/login',
    '/ne/admin/dashboard',
    '/ne/ne',
    '/ne/ne/notices',
    '/ne/api',
    '/ne/api/notices',
  ])('%s is none, which its page says in Nepali [20.33]', async (address) => {
    const { status, text } = await page(address);
    expect([status, text.includes('<html lang="ne">')]).toEqual([404, true]);
    expect(text).toContain('<a class="language-link" href="/" lang="en"');
  });

  test.each(['/nepal', '/network/notices', '/new'])(
    '%s only begins like a Nepali one [20.33]',
    async (address) => {
      const { status, text } = await page(address);
      expect([status, text.includes('<html lang="en">')]).toEqual([404, true]);
      expect(text).toContain('<a class="language-link" href="/ne" lang="ne"');
    },
  );

  test('lead from another slug to the right one of every type within the language [20.3]', async () => {
    for (const path of Object.values(paths)) {
      const { status, headers } = await page(`/ne${path.replace('nepal-day', 'ne')}`);
      expect([status, headers.get('location')]).toEqual([301, `/ne${path}`]);
    }
    const asNotice = paths.news?.replace('/news-and-events', '/notice');
    expect((await page(`/ne${asNotice}`)).headers.get('location')).toBe(`/ne${paths.news}`);
  });

  test('are the same for every reader: nothing but the address chooses the language [20.34]', async () => {
    for (const path of ['/', '/ne', '/notices', '/ne/notices', '/ne/nowhere']) {
      const plain = await page(path);
      expect(plain.headers.get('vary')).toBe('Accept-Encoding');
      expect(plain.headers.get('set-cookie')).toBeNull();
      for (const languages of ['ne', 'ne-NP,ne;q=0.9', 'en-GB', 'de'])
        expect((await page(path, { 'accept-language': languages, cookie: 'lang=ne' })).text).toBe(plain.text);
    }
  });

  test('are kept and revalidated like English ones, and fresh after a change [20.35]', async () => {
    const addresses = [
      '/notices',
      '/ne/notices',
      '/ne',
      '/ne/search?q=hoisted',
      '/ne/feed.xml',
      '/sitemap.xml',
    ];
    const before = await Promise.all(addresses.map((address) => page(address)));
    for (const [at, address] of addresses.entries()) {
      const { headers, text } = before[at] as (typeof before)[number];
      expect(headers.get('cache-control')).toMatch(/^max-age=0, must-revalidate, s-maxage=1$/);
      const again = await page(address, { 'if-none-match': headers.get('etag') ?? '' });
      expect([address, again.status]).toEqual([address, 304]);
      expect(text).not.toContain('Flag hoisted');
    }
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Flag hoisted' } });
    for (const address of addresses)
      expect((await page(address)).text, address).toMatch(/[Ff]lag.hoisted|flag/);
    await site.call('DELETE', `/api/notice/${record._id}`);
    for (const address of addresses)
      expect((await page(address)).text, address).not.toMatch(/[Ff]lag.hoisted/);
  });
});
