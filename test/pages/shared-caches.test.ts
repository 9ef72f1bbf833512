import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { iconPathOf } from '../../src/schema/icon-names.ts';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

const MISSING = `/uploads/${'0'.repeat(32)}.webp`;
const PUBLIC = 'max-age=0, must-revalidate, s-maxage=1';
const HSTS = 'strict-transport-security';

describe.each(sites)('What shared caches may keep on $name', ({ start }) => {
  let site: TestSite;
  let notice: { _id: string; image: string; attachments: { path: string }[] };
  beforeAll(async () => {
    site = await start({ environment: { PUBLIC_URL: 'https://college.example' } });
    const attachment = await site.call('POST', '/api/attachment', {
      body: multipart({ attachment: pdfFile() }),
    });
    const made = await site.call('POST', '/api/notice', {
      body: multipart({
        title: 'Results',
        image: await pictureFile(),
        attachments: JSON.stringify([attachment.json]),
      }),
    });
    notice = made.json as typeof notice;
  });
  afterAll(() => site.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await site.call('GET', path, { as: 'nobody', headers });
    const named = (name: string) => answer.headers.get(name) ?? '';
    return { status: answer.status, caching: named('cache-control'), named };
  };

  test.each([
    '/',
    '/notices',
    '/notices?page=1',
    '/apply-online',
    '/login',
    '/feed.xml',
    '/sitemap.xml',
    '/calendar.ics',
    '/robots.txt',
    '/manifest.webmanifest',
    '/speculation-rules.json',
    '/ne',
    '/ne/notices?page=1',
    '/ne/apply-online',
    '/ne/feed.xml',
    '/ne/calendar.ics',
    '/ne/manifest.webmanifest',
    '/search?q=results',
    '/ne/search?q=results',
  ])('is %s for a second; browsers revalidate it [18.50, 20.35]', async (path) => {
    const first = await get(path);
    const unchanged = await get(path, { 'if-none-match': first.named('etag') || '"none"' });
    expect(first.status).toBe(200);
    for (const { caching, named } of [first, unchanged]) {
      expect(caching).toBe(PUBLIC);
      expect([named('vary'), named('set-cookie')]).toEqual(['Accept-Encoding', '']);
    }
  });

  test.each(['/ne/', '/ne/notice/another-title/ID', '/notice/another-title/ID'])(
    'is a way on from %s [18.50]',
    async (path) => {
      const answer = await get(path.replace('ID', notice._id));
      expect([answer.status, answer.caching]).toEqual([301, PUBLIC]);
    },
  );

  test('are pictures, documents and icons; browsers keep pictures [18.52]', async () => {
    const document = notice.attachments[0]?.path ?? '';
    await site.call('PUT', '/api/settings', { json: { logo: notice.image } });
    const picture = 'public, max-age=31536000, immutable, s-maxage=1';
    const files = [
      [notice.image, picture],
      [notice.image.replace('.webp', '-320.webp'), picture],
      [iconPathOf(notice.image, 'tab'), picture],
      [document, PUBLIC],
    ] as const;
    for (const [path, expected] of files) {
      const { status, caching, named } = await get(path);
      expect([path, status, caching]).toEqual([path, 200, expected]);
      const unchanged = await get(path, { 'if-none-match': named('etag') || '"none"' });
      expect(unchanged.caching).toBe(expected);
    }
  });

  test.each([
    ['a list of the API', 'GET', '/api/notices'],
    ['a page of a list', 'GET', '/api/notices?limit=1'],
    ['what a signed-in person is', 'GET', '/api/me'],
    ['the inbox', 'GET', '/api/applications'],
    ['the back office', 'GET', '/admin/dashboard'],
    ['a refused form', 'POST', '/contact-us'],
    ['a receipt', 'GET', '/contact-us?sent=secret'],
    ['a form for a programme that is none', 'GET', '/apply-online?program=none'],
    ['a file that is not there', 'GET', MISSING],
    ['a page that is not there', 'GET', '/nowhere'],
    ['a page that is not there in Nepali', 'GET', '/ne/nowhere'],
    ['an address of the API that is none', 'GET', '/api/nowhere'],
    ['the service worker', 'GET', '/sw.js'],
    ['the state of the process', 'GET', '/readyz'],
  ])(
    'is never %s, which is not stored at all where it is for one person, or an error [18.54]',
    async (_, method, path) => {
      const isForAll = ['/api/notices', '/api/notices?limit=1', '/sw.js'].includes(path);
      // With and without a session, and when it is asked for again.
      for (const as of ['admin', 'nobody', 'admin'] as const) {
        const { headers } = await site.call(method, path, { as });
        expect(headers.get('cache-control')).toBe(isForAll ? 'no-cache' : 'no-store');
      }
    },
  );

  test('has strict transport security where the public URL is https, and only there [18.58]', async () => {
    const paths = [
      '/',
      '/notices',
      '/nowhere',
      '/api/notices?limit=2',
      '/api/none',
      '/sw.js',
      '/admin/login',
    ];
    for (const path of [...paths, ...paths])
      expect((await get(path)).named(HSTS), path).toBe('max-age=31536000');
    const plain = await start({ environment: { PUBLIC_URL: 'http://college.example' } });
    try {
      for (const path of paths)
        expect((await plain.call('GET', path, { as: 'nobody' })).headers.get(HSTS), path).toBeNull();
    } finally {
      await plain.close();
    }
  });
});
