import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtAssets } from '../../src/server/asset-manifest.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { latinIn } from './nepali-words.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
let notice = '';

beforeAll(async () => {
  site = await startBuiltSite();
  await site.call('PUT', '/api/settings', { json: { name: 'Himal College', phone: '01-5970123' } });
  const image = await pictureFile({ width: 700, height: 500, color: '#35507a' });
  const { record } = await site.call('POST', '/api/notice', {
    body: multipart({ title: 'भर्ना <सूचना> & fees', image }),
  });
  notice = `/notice/${encodeURIComponent('भर्ना-सूचना-fees')}/${record._id}`;
});
afterAll(() => site.close());

const visitor = {
  isFresh: true,
  serviceWorkers: 'allow',
  expects: [404, 503, 'offline', 'failed', 'refused'],
} as const;

/** Paths of the kept pages. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pages')).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until it is kept. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await eventually(() => keptOn(page)).toContain(path);
}

const lineAbove = (page: Page) => page.locator('.kept-copy').textContent();

test('with a connection a change shows at once, and a page that is gone is kept no longer; without one what was visited is there, of then, and what was not leads to the telephone, each in its own language [17.200-17.203, 20.43]', async () => {
  const page = await openPage(site, { ...visitor, width: 390, height: 844 });
  await expectChangesShown(page);
  await visit(page, '/faqs');
  await visit(page, notice);
  for (const path of ['/search?q=fees', '/contact-us?receipt=secret', '/nowhere'])
    await page.goto(path, { waitUntil: 'networkidle' });
  // The dashboard redirects signed-out visitors to the home page.
  await page.goto('/student/dashboard', { waitUntil: 'commit' });
  await eventually(() => keptOn(page)).toContain('/');
  expect((await keptOn(page)).toSorted()).toEqual(['/', '/faqs', notice, '/notices', '/offline'].toSorted());

  await page.goto(`/ne${notice}`);
  await eventually(() => keptOn(page)).toEqual(
    expect.arrayContaining([`/ne${notice}`, '/ne/notices', '/ne/offline']),
  );

  await page.context().setOffline(true);
  await page.goto(notice);
  const year = new Date().getFullYear();
  expect(await lineAbove(page)).toMatch(
    new RegExp(
      `^There is no connection\\. What you see is from \\d+ \\w+ ${year} at [1-9]\\d?:\\d\\d [ap]m\\. Try again$`,
    ),
  );
  const picture = page.locator('article img').first();
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(10);
  await expectAccessible(page, 'a kept copy', [], '.kept-copy');
  await page.goto('/notices');
  expect(await lineAbove(page)).toContain('What you see is from');
  await page.getByRole('link', { name: 'भर्ना <सूचना> & fees' }).first().waitFor();

  await page.goto('/admissions');
  await page.getByRole('heading', { level: 1, name: 'There is no connection' }).waitFor();
  expect(await lineAbove(page)).toContain('What you see is from');
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: '01-5970123' }).getAttribute('href')).toBe('tel:015970123');
  const titles = await main.locator('.kept-pages a').allTextContents();
  expect(titles).toEqual(expect.arrayContaining(['FAQs', 'Notices', 'भर्ना <सूचना> & fees']));
  await expectAccessible(page, 'the page in place of one that is not kept');
  await expectInNepali(page);

  await page.context().setOffline(false);
  await page.goto('/faqs');
  expect(await page.locator('.kept-copy').count()).toBe(0);
});

test('a kept copy says that there is a connection again, and no more once its form was sent [17.200]', async () => {
  const page = await openPage(site, visitor);
  await visit(page, '/ne/contact-us');
  await page.context().setOffline(true);
  await page.goto('/ne/contact-us', { waitUntil: 'networkidle' });
  await eventually(() => lineAbove(page)).toMatch(/^अहिले इन्टरनेट छैन। यहाँ देखिएको .*, [०-९]+:[०-९]{2} बजेको हो।/);
  await page.context().setOffline(false);
  await eventually(() => lineAbove(page)).toMatch(/^इन्टरनेट फेरि आयो। यहाँ/);
  await page.context().setOffline(true);
  await eventually(() => lineAbove(page)).toMatch(/^अहिले/);
  await page.context().setOffline(false);
  await page.locator('#name').fill('राम थापा');
  await page.locator('#phone').fill('९८४१२३४५६७');
  await page.locator('#message').fill('नमस्ते');
  await page.locator('#send').click();
  await page.locator('.receipt').waitFor();
  expect(await page.locator('.kept-copy').count()).toBe(0);
});

/** Expects that without a connection the Nepali pages are in Nepali, and name the kept pages of both languages. */
async function expectInNepali(page: Page): Promise<void> {
  await page.goto(`/ne${notice}`);
  expect(await lineAbove(page)).toMatch(/^अहिले इन्टरनेट छैन। यहाँ देखिएको २०[०-९]{2} .* बजेको हो।/);
  expect(await latinIn(page, '.kept-copy')).toEqual([]);
  await page.goto('/ne/admissions');
  await page.getByRole('heading', { level: 1, name: 'अहिले इन्टरनेट छैन' }).waitFor();
  const listed = await page
    .locator('.kept-pages a')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('lang')]));
  expect(listed).toEqual(
    expect.arrayContaining([
      ['/faqs', 'en'],
      [`/ne${notice}`, 'ne'],
      ['/ne/notices', 'ne'],
    ]),
  );
  // Nobody needs the English list beside the Nepali one.
  expect(listed.map(([href]) => href)).not.toContain('/notices');
}

async function expectChangesShown(page: Page): Promise<void> {
  const { record } = await site.call('POST', '/api/notice', { json: { title: 'No electricity' } });
  const path = `/notice/no-electricity/${record._id}`;
  await visit(page, path);
  await site.call('PUT', `/api/notice/${record._id}`, { json: { description: '<p>On Friday.</p>' } });
  await page.goto(path);
  await page.getByText('On Friday.').waitFor();
  await eventually(() =>
    page.evaluate(async (path) => (await (await caches.match(path))?.text())?.includes('On Friday.'), path),
  ).toBe(true);
  await site.call('DELETE', `/api/notice/${record._id}`);
  await page.goto(path);
  await eventually(() => keptOn(page)).not.toContain(path);
}

test('a page is fetched ahead with the worker as without, but never as a kept copy; switched off, the worker leaves nothing [17.205, 17.206]', async () => {
  const first = await startBuiltSite();
  const { port } = new URL(first.url);
  const startAgain = (OFFLINE: string) => startBuiltSite({ environment: { PORT: port, OFFLINE } });
  const page = await openPage(first, visitor);
  const session = await page.context().newCDPSession(page);
  const fetchedAhead: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    fetchedAhead.push(`${new URL(prefetchUrl).pathname} ${status}`);
  });
  await session.send('Preload.enable');
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await visit(page, '/faqs');
  await visit(page, '/gallery');

  await first.close();
  await link('FAQs').hover();
  await eventually(() => fetchedAhead).toContain('/faqs Failure');
  const second = await startAgain('on');
  await link('FAQs').click();
  await page.waitForURL('**/faqs');
  expect(await page.locator('.kept-copy').count()).toBe(0);
  await link('Notices').hover();
  await eventually(() => fetchedAhead).toContain('/notices Ready');
  await link('Notices').click();
  await page.waitForURL('**/notices');
  const [entry] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((one) => one.toJSON()),
  );
  expect(entry).toMatchObject({ deliveryType: 'navigational-prefetch' });
  await second.close();

  const third = await startAgain('off');
  await page.goto('/faqs');
  expect(await page.locator('body').getAttribute('data-worker')).toBeNull();
  const left = () =>
    page.evaluate(async () => {
      const { length } = await navigator.serviceWorker.getRegistrations();
      return [length, ...(await caches.keys())];
    });
  await eventually(left).toEqual([0]);
  await third.close();
});

test('the worker has at most 4 KB [17.204]', () => {
  const client = join(import.meta.dirname, '..', '..', 'dist', 'client');
  const { worker = '' } = builtAssets(client).site;
  expect(readFileSync(join(client, worker)).length).toBeLessThanOrEqual(4000);
});
