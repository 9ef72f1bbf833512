import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import type { TestSite } from '../site.ts';
import { expectAccessibleNow, WITHOUT_FRAME } from './accessibility.ts';
import { startBuiltSite } from './built-site.ts';
import { holdBack } from './late-files.ts';
import { expectNoLayoutShift, layoutShiftsOn, watchLayoutShifts } from './layout-shifts.ts';
import { setUpPages } from './open-page.ts';
import { type Published, publish } from './published.ts';

const openPage = setUpPages();
let site: TestSite;
let published: Published;

beforeAll(async () => {
  site = await startBuiltSite();
  published = await publish(site, 3);
});
afterAll(() => site.close());

const inNepali = (sort: keyof Published['pages']) => `/ne${published.pages[sort].replace(/^\/$/, '')}`;
const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const sorts = ['home', 'notices', 'news', 'faculty', 'apply', 'missing'] as const;

test.each(inMatrix(['home', 'apply'], sorts))(
  'the Nepali page %s never scrolls sideways, and has no accessibility violations [20.12]',
  async (sort) => {
    const page = await openPage(site, { expects: [404], width: 390 });
    await page.goto(inNepali(sort));
    const link = page.getByRole('banner').locator('.utility .language-link');
    for (const width of [320, 390, 1023, 1024, 1440]) {
      // Little is painted in a low window.
      await page.setViewportSize({ width, height: 100 });
      expect([width, await isScrolledSideways(page)]).toEqual([width, false]);
      expect([width, await link.isVisible()]).toEqual([width, true]);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    // Header and footer are those of the home page. In dark colours and in wide windows the English page is checked.
    await expectAccessibleNow(page, sort, 'light', sort === 'home' ? 'html' : WITHOUT_FRAME);
    expect(await classesOf(inNepali(sort))).toEqual(await classesOf(published.pages[sort]));
  },
);

/** The class names of a page: one of the same names has the same styles. */
async function classesOf(path: string): Promise<string[]> {
  const { text } = await site.call('GET', path, { as: 'nobody' });
  const names = [...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(names)].toSorted();
}

test('a Nepali page preloads the fonts of its first words and uses them at once, and nothing moves when they arrive late [20.14, 20.210]', async () => {
  const page = await openPage(site, { width: 390 });
  const session = await page.context().newCDPSession(page);
  await watchLayoutShifts(page);
  for (const sort of ['home', 'notices', 'faqs'] as const) {
    const fonts = await holdBack(session, ['*.woff2']);
    await page.goto(inNepali(sort), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (sort === 'home') await expectPreloads(page);
    // A late font counts as late after 100 ms.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(fonts.urls().length).toBeGreaterThan(0);
    fonts.release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expectNoLayoutShift(await layoutShiftsOn(page));
    await fonts.end();
  }
});

test('the weight of labels is fetched when the visitor first moves, and nothing moves on the pages that use it [20.217]', async () => {
  const page = await openPage(site, { width: 390, isFresh: true });
  await watchLayoutShifts(page);
  const faces = new Set<string>();
  page.on('request', (request) => {
    const [face] = /\w+-devanagari-\d+/.exec(request.url()) ?? [];
    if (face) faces.add(face);
  });
  await page.goto('/ne', { waitUntil: 'networkidle' });
  expect([...faces].toSorted()).toEqual(['martel-devanagari-700', 'mukta-devanagari-400']);
  const fetched = page.waitForResponse(/mukta-devanagari-600/).then((response) => response.finished());
  await page.mouse.move(10, 400);
  await fetched;
  // `page.goto` sends no referrer.
  await page.evaluate(() => location.assign('/ne/notices'));
  await page.waitForURL('**/ne/notices');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const used = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, weight, status }) =>
      family === 'Mukta Nepali Labels' && status === 'loaded' ? [weight] : [],
    ),
  );
  expect(used).toContain('600');
  expectNoLayoutShift(await layoutShiftsOn(page));
});

/** Expects that a page that was just painted preloads the Devanagari fonts of its first words, and uses them. */
async function expectPreloads(page: Page): Promise<void> {
  const preloads = page.locator('link[rel=preload][as=font]');
  const faces = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(faces.map((face) => /\w+-(?:latin|devanagari)-\d+/.exec(face)?.[0]).sort()).toEqual([
    'martel-devanagari-700',
    'martel-latin-700',
    'mukta-devanagari-400',
    'mukta-latin-400',
    'mukta-latin-600',
  ]);
  const later = await page
    .locator('link[rel=preload][fetchpriority=low]')
    .evaluateAll((links) => links.length);
  expect(later).toBe(2);
  const family = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toContain('Martel Nepali');
  expect(family).not.toContain('Deferred');
}
