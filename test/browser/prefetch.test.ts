import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

/** A field of newer browsers that TypeScript does not declare yet. */
interface Delivered extends PerformanceEntry {
  deliveryType: string;
}

test('the next page is prefetched while the pointer rests on its link, and used on the click; only content pages are', async () => {
  const page = await openPage(site, { isFresh: true });
  const prefetched: string[] = [];
  let candidates: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
    candidates = sources.map(({ key }) => key.url.replace(site.url, ''));
  });
  await session.send('Preload.enable');
  const rules = page.waitForResponse('**/speculation-rules.json');
  await page.goto('/faqs');
  await rules;
  const link = named(named(page, 'navigation', 'Main'), 'link', 'Notices').first();
  await link.hover();
  await eventually(() => prefetched).toEqual(['/notices']);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Notices' }).waitFor();
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as Delivered).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');

  const readable = ['/', '/notices?page=2', '/notice/a-day-off/0123', '/academics/bca/0123'];
  const others = [
    ...['/admin', '/admin/login', '/api/notices', '/api/docs', '/uploads/0123/plan.pdf', '/feed.xml'],
    ...['/search', '/search?q=fees', '/login', '/apply-online', '/contact-us', '/student/dashboard'],
    ...['https://example.org/', 'mailto:office@example.org'],
  ];
  await page.evaluate(
    (links) => {
      document.body.replaceChildren(
        ...links.map((href) => Object.assign(document.createElement('a'), { href, textContent: href })),
      );
    },
    [...others, ...readable],
  );
  await eventually(() => candidates.toSorted()).toEqual(readable.toSorted());
});

test('the style sheets of other kinds of pages are prefetched when the visitor first moves, so that the next page waits for none', async () => {
  const page = await openPage(site, { isFresh: true });
  const sheets: string[] = [];
  const prefetched: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.css')) return;
    sheets.push(pathname.replace(/.*\/(.*)-[\w-]{8}\.css$/, '$1'));
    if (sheets.length > 1) prefetched.push(request.resourceType());
  });
  await page.goto('/notices', { waitUntil: 'load' });
  expect(sheets).toEqual(['site']);
  await page.mouse.move(200, 200);
  await eventually(() => sheets.toSorted()).toEqual([
    'page-about',
    'page-album',
    'page-chapters',
    'page-faqs',
    'page-forms',
    'page-home',
    'page-search-and-errors',
    'site',
  ]);
  // By fetch(), which connect-src allows: Firefox checks prefetch links against `default-src 'none'`.
  expect(new Set(prefetched)).toEqual(new Set(['fetch']));
  await page.goto('/faqs');
  const fromNetwork = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(fromNetwork).toEqual([0, 0]);
});

test('on a phone the pictures of further banners load after the first pictures of the page', {
  tags: 'thorough',
}, async () => {
  const address = /\/uploads\/([0-9a-f]{32})/;
  const idOf = async (title: string) => {
    const image = await pictureFile({ width: 640, height: 360 });
    const { record } = await site.call('POST', '/api/banner', { body: multipart({ title, image }) });
    return address.exec(String(record.image))?.[1] ?? '';
  };
  const further = await idOf('Stay and learn');
  // The edge of the second banner is visible beside the first.
  await idOf('Begin early');
  const opening = await idOf('Come and see');
  const page = await openPage(site, { isFresh: true, width: 390, height: 844 });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(address.exec(request.url())?.[1] ?? ''));
  const clock = await page.context().newCDPSession(page);
  await clock.send('Animation.enable');
  await clock.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([asked.has(opening), asked.has(further)]).toEqual([true, false]);
  await clock.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await eventually(() => asked.has(further)).toBe(true);
});
