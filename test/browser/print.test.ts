import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';
import { type Published, publish } from './published.ts';

const openPage = setUpPages();
let site: TestSite;
let published: Published;

beforeAll(async () => {
  site = await startBuiltSite();
  published = await publish(site);
});
afterAll(() => site.close());

/** The printable area of an A4 sheet, in CSS pixels. */
const SHEET = { width: 658, height: 990 };

async function printed(path: string): Promise<Page> {
  const page = await openPage(site, { ...SHEET, colorScheme: 'dark' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  return page;
}
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

describe.each(['notice', 'news', 'faculty', 'admissions', 'faqs'] as const)('%s on paper', (sort) => {
  test('has the college’s name and the page’s URL at the top, and no controls', async () => {
    const page = await printed(published.pages[sort]);
    const head = page.locator('.letterhead');
    expect(await head.getByText('Our College', { exact: true }).isVisible()).toBe(true);
    expect(await head.textContent()).toContain(decodeURI(new URL(page.url()).pathname));
    expect(await shown(page, 'h1')).toBe(1);
    for (const gone of ['header.site-header', 'footer', 'nav', 'button', '.button', '.page-buttons', '.chat'])
      expect([gone, await shown(page, gone)]).toEqual([gone, 0]);
  });

  test('is black on white in both colour schemes, and nothing is cut off', async () => {
    const page = await printed(published.pages[sort]);
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return [backgroundColor, color];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const cut = await page.locator('main :is(p, table, img, h1, h2, dl)').evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility())
        .filter((it) => it.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((it) => it.outerHTML.slice(0, 80)),
    );
    expect(cut).toEqual([]);
  });
});

test('on paper an external link shows its address', async () => {
  const description = '<p>Read <a href="https://example.org/rules">the rules</a>.</p>';
  const { record } = await site.call('POST', '/api/notice', { json: { title: 'Rules', description } });
  const page = await printed(`/notice/rules/${record._id}`);
  const said = await page
    .getByText('the rules', { exact: true })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(said).toContain('https://example.org/rules');
});
