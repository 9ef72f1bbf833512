import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press } from './back-office.ts';
import { onEmbeddedDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();

const count = (page: Page, words: string) => named(page, 'heading', words).waitFor();
const hasFocus = (name: string) => (page: Page) =>
  page.evaluate((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, name);

describe.each(onEmbeddedDatabase)('a visitor who searches, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
    const add = (type: string, title: string, description: string) =>
      site.call('POST', `/api/${type}`, { json: { title, description } });
    await add('notice', 'परीक्षा तालिका', '<p>पहिलो सेमेस्टरको परीक्षा असारमा हुन्छ।</p>');
    await add('notice', 'Exam routine', '<p>The examination begins at eleven.</p>');
    await add(
      'faq',
      'When is the library open?',
      '<p>From six in the morning, during an examination until nine.</p>',
    );
  });
  afterAll(() => site.close());

  test('goes from the header to a result by keyboard alone', async () => {
    const page = await openPage(site);
    await page.goto('/notices');
    const isInField = hasFocus('Search');
    for (let steps = 0; steps < 12 && !(await isInField(page)); steps += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('examination');
    await page.keyboard.press('Enter');
    await count(page, '3 found for “examination”');
    expect(await page.title()).toBe('Search: examination · Our College');
    expect(await named(page, 'searchbox', 'Search').inputValue()).toBe('examination');
    expect(await page.getByRole('search').count()).toBe(1);
    const question = named(page.getByRole('main'), 'link', 'When is the library open?');
    await question.focus();
    await page.keyboard.press('Enter');
    await page.getByText('From six in the morning').waitFor();
    expect(new URL(page.url()).pathname).toBe('/faqs');
  });

  test('finds Nepali by Latin letters and English by its meaning, through the menu of a phone, without script', async () => {
    const page = await openPage(site, { width: 390, height: 844, javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.getByRole('search').count()).toBe(0);
    await press(page, 'Menu');
    const menu = named(page, 'dialog', 'Menu');
    await named(menu, 'searchbox', 'Search').fill('pariksa');
    await press(menu, 'Search');
    await count(page, '3 found for “pariksa”');
    const title = named(page, 'link', 'परीक्षा तालिका');
    expect(await title.locator('mark').textContent()).toBe('परीक्षा');
    await named(page, 'link', 'Exam routine').waitFor();
    expect(await title.getAttribute('href')).toMatch(/^\/notice\/.*\/[0-9a-f]{24}$/);
  });

  test('opens the page by the link that middle windows have for it, without prefetching it, and asks there', async () => {
    const page = await openPage(site);
    await page.setViewportSize({ width: 768, height: 900 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await named(page.getByRole('banner'), 'link', 'Search').hover();
    await page.mouse.down();
    await eventually(() => asked.includes('/')).toBe(true);
    expect(asked).not.toContain('/search');
    await page.mouse.up();
    await named(page, 'heading', 'Search').waitFor();
    await named(page, 'searchbox', 'Search').fill('zeppelinqx');
    await press(page, 'Search');
    await count(page, 'Nothing found for “zeppelinqx”');
  });
});
