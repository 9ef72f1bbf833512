import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deferredFonts } from '../../bench/wire/visit.ts';
import { bikramSambat } from '../../src/languages/bikram-sambat.ts';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const DAY_MS = 24 * 3_600_000;
/** Days that contain every month and every digit. */
const days = Array.from({ length: 73 }, (_, at) =>
  bikramSambat(new Date(Date.UTC(2025, 3, 14) + 5 * at * DAY_MS).toISOString().slice(0, 10)),
).flatMap((day) => day?.whole ?? []);

/** Collects the font files that a page requests. */
function fontRequestsOf(page: Page): string[] {
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font')
      faces.push(new URL(request.url()).pathname.slice('/assets/'.length));
  });
  return faces;
}

const nepali = (faces: readonly string[]) =>
  faces.flatMap((face) => /^\w+-(?:devanagari|days)-\d+/.exec(face) ?? []);

test('a Latin page with Nepali dates loads their small font alone, which draws them as the whole one does, to the pixel', {
  tags: 'thorough',
}, async () => {
  await site.call('POST', '/api/notice', { json: { title: 'The library closes at nine' } });
  const page = await openPage(site, { isFresh: true });
  const faces = fontRequestsOf(page);
  await page.goto('/notices');
  await eventually(() => nepali(faces).length).toBe(1);
  await page.evaluate(() => document.fonts.ready);
  expect(nepali(faces)).toEqual(['mukta-days-400']);

  const built = readdirSync(join(import.meta.dirname, '..', '..', 'dist', 'client', 'assets'));
  const at = (face: string) => `/assets/${built.find((file) => file.startsWith(face))}`;
  const drawn = await page.evaluate(
    async ({ faces, days }) => {
      for (const [family, path] of Object.entries(faces))
        document.fonts.add(await new FontFace(family, `url(${path})`).load());
      const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 100 });
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      const draw = (family: string, day: string) => {
        if (!pen) throw new Error('There is no pen');
        pen.clearRect(0, 0, 600, 100);
        pen.font = `48px ${family}, monospace`;
        pen.fillText(day, 10, 60);
        // PNG, which loses nothing.
        return canvas.toDataURL();
      };
      return days.map((day) => ({ day, isSame: draw('small', day) === draw('whole', day) }));
    },
    { faces: { whole: at('mukta-devanagari-400'), small: at('mukta-days-400') }, days },
  );
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.filter(({ isSame }) => !isSame)).toEqual([]);
});

test('Nepali text does not delay the first paint, its own font loads after it, and no other text changes its font', async () => {
  await site.call('POST', '/api/news', { json: { title: 'पुस्तकालय नौ बजे बन्द हुन्छ' } });
  const page = await openPage(site, { isFresh: true });
  await page.goto('/news-and-events');
  const heading = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status, unicodeRange }) =>
          family === 'Martel More' && unicodeRange.startsWith('U+900') && status === 'loaded',
      ),
    );
  await eventually(heading).toBe(true);
  const times = () =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /devanagari|days/.test(name))
        .map(({ startTime }) => startTime),
    }));
  // The browser writes both down a little after what they tell of.
  await eventually(async () => (await times()).painted.length).toBe(1);
  await eventually(async () => (await times()).asked.length).toBeGreaterThan(0);
  const {
    asked,
    painted: [painted = Number.POSITIVE_INFINITY],
  } = await times();
  for (const at of asked) expect(at).toBeGreaterThanOrEqual(painted);
  await deferredFonts(page);
  const changed = await page
    .locator('[style*=font-family]')
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''));
  expect(changed).toContain('पुस्तकालय नौ बजे बन्द हुन्छ');
  expect(changed.filter((words) => !/[^\0-\x7f]/.test(words))).toEqual([]);
});

test('elements that scripts fill later have the fonts at once, and print too', {
  tags: 'thorough',
}, async () => {
  const page = await openPage(site, { isFresh: true });
  await page.goto('/contact-us');
  await deferredFonts(page);
  const isLater = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.includes('Deferred'));
  for (const selector of ['#form input', '#form textarea', '#receipts'])
    expect(await isLater(selector)).toBe(false);
  // The page has Latin characters only, so the Devanagari font changes nothing on the screen.
  expect(await isLater('h1')).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await isLater('h1')).toBe(false);
});

test('the next pages of a visit use the fonts from the start', async () => {
  const page = await openPage(site, { isFresh: true });
  // The page is never notified of its first paint.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const letters = () => page.locator('html').getAttribute('data-fonts');
  await page.goto('/faqs');
  expect(await letters()).toBe(null);
  await page.getByRole('link', { name: 'Notices', exact: true }).first().click();
  await page.waitForURL('**/notices');
  await eventually(letters).toBe('');
});

test('without script the fonts load, too', { tags: 'thorough' }, async () => {
  await site.call('POST', '/api/notice', { json: { title: 'The library closes at nine' } });
  const page = await openPage(site, { isFresh: true, javaScriptEnabled: false });
  const faces = fontRequestsOf(page);
  await page.goto('/notices');
  await eventually(() => nepali(faces)).toContain('mukta-days-400');
});

test.each(['/faqs', '/admin/login'])('%s preloads the fonts of its first words', async (address) => {
  const html = await (await fetch(new URL(address, site.url))).text();
  const preloads = (html.match(/<link [^>]*>/g) ?? []).filter(
    (tag) => tag.includes('rel="preload"') && tag.includes('as="font"'),
  );
  expect(preloads.map((tag) => /\w+-latin-\d+/.exec(tag)?.[0]).sort()).toEqual([
    'martel-latin-700',
    'mukta-latin-400',
    'mukta-latin-600',
  ]);
});
