import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { iconPathOf } from '../../src/schema/icon-names.ts';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { type PurgeServer, startPurgeServer } from '../purge-server.ts';
import { sites, type TestSite } from '../site.ts';

const MISSING = `/uploads/${'0'.repeat(32)}.webp`;
const HSTS = 'strict-transport-security';

describe.each(sites)('What shared caches may keep on $name', ({ start }) => {
  let cache: PurgeServer;
  let site: TestSite;
  let notice: { _id: string; image: string; attachments: { path: string }[] };
  beforeAll(async () => {
    cache = await startPurgeServer();
    site = await start({
      environment: { CDN_PURGE_URL: cache.url, PUBLIC_URL: 'https://college.example' },
    });
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
  afterAll(async () => {
    await site.close();
    await cache.close();
  });

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
  ])(
    'is %s for a minute while they are told of changes; browsers revalidate it [18.50, 18.53, 20.35]',
    async (path) => {
      const first = await get(path);
      const unchanged = await get(path, { 'if-none-match': first.named('etag') || '"none"' });
      expect(first.status).toBe(200);
      for (const { caching, named } of [first, unchanged]) {
        expect(caching).toMatch(/^max-age=0, must-revalidate, s-maxage=(?:60|[1-5]?\d)$/);
        expect([named('xkey'), named('surrogate-key'), named('vary')]).toEqual([
          'pages',
          'pages',
          'Accept-Encoding',
        ]);
        expect(named('set-cookie')).toBe('');
      }
    },
  );

  test('is for a second at most where there may be any number of addresses [18.51]', async () => {
    const answers = [
      [404, '/nowhere'],
      [200, '/search?q=results'],
      [404, '/ne/nowhere'],
      [200, '/ne/search?q=results'],
      [301, '/ne/'],
      [301, `/ne/notice/another-title/${notice._id}`],
      [301, `/notice/another-title/${notice._id}`],
    ] as const;
    for (const [status, path] of answers) {
      const answer = await get(path);
      expect(answer.status).toBe(status);
      expect(answer.caching).toMatch(/^max-age=0, must-revalidate, s-maxage=[01]$/);
      expect(answer.named('xkey')).toBe('pages');
    }
  });

  test('are pictures, documents and icons, each by a tag of its own; browsers keep pictures [18.52, 18.53]', async () => {
    const document = notice.attachments[0]?.path ?? '';
    await site.call('PUT', '/api/settings', { json: { logo: notice.image } });
    const files = [
      [notice.image, notice.image, /^public, max-age=31536000, immutable, s-maxage=\d+$/],
      [notice.image.replace('.webp', '-320.webp'), notice.image, /, immutable, s-maxage=\d+$/],
      [iconPathOf(notice.image, 'tab'), notice.image, /, immutable, s-maxage=\d+$/],
      [document, document, /^max-age=0, must-revalidate, s-maxage=\d+$/],
    ] as const;
    for (const [path, stored, pattern] of files) {
      const { status, caching, named } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(caching).toMatch(pattern);
      const [, id] = /([0-9a-f]{32})/.exec(stored) ?? [];
      expect([named('xkey'), named('surrogate-key')]).toEqual(Array(2).fill(`files file-${id}`));
      const unchanged = await get(path, { 'if-none-match': named('etag') || '"none"' });
      expect([unchanged.caching, unchanged.named('xkey')]).toEqual([caching, named('xkey')]);
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
    ['an address of the API that is none', 'GET', '/api/nowhere'],
    ['the service worker', 'GET', '/sw.js'],
    ['the state of the process', 'GET', '/readyz'],
  ])('is never %s [18.54]', async (_, method, path) => {
    // With and without a session, and when it is asked for again.
    for (const as of ['admin', 'nobody', 'admin'] as const) {
      const { headers } = await site.call(method, path, { as });
      expect(headers.get('cache-control')).toMatch(/^no-(?:store|cache)$/);
      expect(headers.get('xkey')).toBeNull();
    }
  });

  test('ends with a change: the tags of pages and of the files that it removed are sent [18.53, 18.55]', async () => {
    const { record } = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'For a while', image: await pictureFile() }),
    });
    const [, id] = /([0-9a-f]{32})/.exec(record.image ?? '') ?? [];
    await site.call('DELETE', `/api/notice/${record._id}`);
    await vi.waitFor(() => expect(cache.taken.flat()).toContain(`file-${id}`), { timeout: 5000 });
    expect(cache.taken.find((tags) => tags.includes(`file-${id}`))).toContain('pages');
  });

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
    const plain = await start({ environment: { ...site.environment, PUBLIC_URL: 'http://college.example' } });
    try {
      for (const path of paths)
        expect((await plain.call('GET', path, { as: 'nobody' })).headers.get(HSTS), path).toBeNull();
    } finally {
      await plain.close();
    }
  });
});
