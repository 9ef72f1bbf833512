import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';
import { onServerDatabase, startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';
import { HEADER_LINKS, publishLists } from './published.ts';
import { isWrittenFromLeft } from './writing-direction.ts';

const openPage = setUpPages();

const hostileTitles = [
  '<script>window.isHarmed = true</script>',
  '"><img src=x onerror="window.isHarmed=true">',
  '</title></h1><svg onload=window.isHarmed=true>',
  '\u202Egnp.exe is what it says',
  'W'.repeat(200),
];

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each(onServerDatabase)('a visitor, on $name', ({ start }) => {
  let site: TestSite;
  let published: Awaited<ReturnType<typeof publishLists>>;
  beforeAll(async () => {
    site = await start();
    published = await publishLists(site);
  });
  afterAll(() => site.close());

  test('goes from page to page by the header [2.2, 2.11]', async () => {
    const page = await openPage(site);
    await page.goto('/');
    const main = named(page, 'navigation', 'Main');
    expect(await main.getByRole('link').allTextContents()).toEqual(HEADER_LINKS);
    for (const [name, heading] of [
      ['Notices', 'Notices'],
      ['News & Events', 'News & Events'],
    ] as const) {
      await named(main, 'link', name).click();
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(await named(main, 'link', name).getAttribute('aria-current')).toBe('page');
    }
    await named(main, 'link', 'Home').click();
    await page.getByRole('heading', { name: 'Come and see', exact: true }).waitFor({ state: 'attached' });
  });

  test('reads a news item below its breadcrumb, beside the latest ones [2.12, 2.20, 2.22, 2.23]', async () => {
    const page = await openPage(site);
    await page.goto(published.pages.news);
    await page.getByRole('heading', { level: 1, name: 'Robot club wins', exact: true }).waitFor();
    const breadcrumb = named(page, 'navigation', 'Breadcrumb').getByRole('listitem');
    expect(await breadcrumb.allTextContents()).toEqual(['Home', 'News & Events', 'robot-club-wins']);
    await named(page.getByRole('article'), 'cell', '81,000').waitFor();
    const latest = named(page, 'complementary', 'Latest News & Events');
    const [first] = await latest.getByRole('link').all();
    expect(await first?.getAttribute('href')).toMatch(/^\/notice\/event-number-\d+\/[0-9a-f]{24}$/);
    const title = (await first?.textContent()) ?? '';
    await first?.click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/news-and-events\/event-number-/);
  });

  test('opens a notice with a title that is not Latin, by any slug [2.3, 2.19]', async () => {
    const page = await openPage(site);
    await page.goto(`/notice/anything/${published.noticeId}`);
    await page.getByRole('heading', { level: 1, name: 'भर्ना सूचना २०८३', exact: true }).waitFor();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(
      `/notice/भर्ना-सूचना-२०८३/${published.noticeId}`,
    );
  });

  test.each(['/notices', '/news-and-events'])('leafs through %s [2.2, 2.11]', async (list) => {
    const page = await openPage(site);
    await page.goto(list);
    const pages = named(page, 'navigation', 'Pages');
    await pages.getByText('Page 1 of 2').waitFor();
    const titles = page.getByRole('main').getByRole('heading').getByRole('link');
    const first = await titles.allTextContents();
    await named(pages, 'link', 'Older').click();
    await pages.getByText('Page 2 of 2').waitFor();
    const second = await titles.allTextContents();
    expect(second.length).toBeGreaterThan(0);
    expect(first.filter((title) => second.includes(title))).toEqual([]);
    await named(pages, 'link', 'Newer').click();
    await pages.getByText('Page 1 of 2').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test.each(['/nowhere', `/notice/x/${'0'.repeat(24)}`, '/news-and-events/x/y'])(
    'gets a page at %s that says that it does not exist, with a link home [2.18, 8.7]',
    async (address) => {
      const page = await openPage(site, { expects: [404] });
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Page Not Found', exact: true }).waitFor();
      await page.getByText('404', { exact: true }).waitFor();
      await page.getByRole('main').getByRole('link', { name: /home/i }).click();
      await page.waitForURL(`${site.url}/`);
    },
  );
});

test('a visitor comes to no harm from hostile titles [21.123]', async () => {
  const site = await startBuiltSite();
  onTestFinished(() => site.close());
  const publish = async (type: string, title: string) =>
    (await site.call('POST', `/api/${type}`, { json: { title, description: '<p>Text.</p>' } })).record._id;
  // As many as the home page shows of each type.
  const shown: [address: string, titles: readonly string[]][] = [
    ['/', hostileTitles],
    ['/notices', hostileTitles],
    ['/news-and-events', hostileTitles],
  ];
  for (const title of hostileTitles) {
    await publish('banner', title);
    shown.push([`/notice/x/${await publish('notice', title)}`, [title]]);
    shown.push([`/news-and-events/x/${await publish('news', title)}`, [title]]);
  }
  const page = await openPage(site, { width: 390, height: 844 });
  for (const [address, titles] of shown) {
    await page.goto(address);
    const main = page.getByRole('main');
    for (const title of titles) await main.getByText(title, { exact: true }).first().waitFor();
    const where = `${address}, ${titles}`;
    expect(await isScrolledSideways(page), where).toBe(false);
    expect(await page.evaluate(() => 'isHarmed' in window), where).toBe(false);
    // The mark beside a title with a direction override keeps its own direction.
    for (const mark of await main.getByText('New', { exact: true }).all()) {
      expect(await mark.evaluate(isWrittenFromLeft), where).toBe(true);
      expect(await mark.evaluate(standsAfterItsTitle), where).toBe(true);
    }
  }
});

/** Whether the mark is after the title; a direction override that leaks would put it before. */
function standsAfterItsTitle(mark: Element): boolean {
  const title = mark.previousElementSibling?.getClientRects();
  const end = title?.[title.length - 1];
  if (!end) return true;
  const { left, top, bottom } = mark.getBoundingClientRect();
  // The mark's middle, because neighbouring lines overlap by some pixels.
  return left >= end.right - 1 || (top + bottom) / 2 >= end.bottom - 1;
}
