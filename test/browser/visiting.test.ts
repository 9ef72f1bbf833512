import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { tidyLine } from '../../src/languages/marks.ts';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';
import { onServerDatabase, startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';
import { HEADER_LINKS } from './published.ts';
import { isWrittenFromLeft } from './writing-direction.ts';

const openPage = setUpPages();

const LONG_WORD = 'W'.repeat(200);
const hostileTitles = [
  '<script>window.isHarmed = true</script>',
  '"><img src=x onerror="window.isHarmed=true">',
  '</title></h1><svg onload=window.isHarmed=true>',
  '\u202Egnp.exe is what it says',
  LONG_WORD,
];

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The addresses of the links to other pages of a list. */
const pageLinksIn = (html: string) => {
  const pages = /<nav aria-label="Pages".*?<\/nav>/s.exec(html)?.[0] ?? '';
  return [...pages.matchAll(/<a href="([^"]*)".*?<\/a>/gs)].map(([link, href]) => [
    link.replace(/<[^>]*>/g, ''),
    href,
  ]);
};
/** Titles of the records of a list. */
const titlesIn = (html: string) =>
  [...(/<main.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/>((?:Notice|Event) number \d+)<\/a>/g)].map(
    ([, title]) => title,
  );

describe.each(onServerDatabase)('a visitor, on $name', ({ start }) => {
  let site: TestSite;
  let news: string;
  beforeAll(async () => {
    site = await start();
    const add = async (type: string, json: object) =>
      (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';
    await add('banner', { title: 'Come and see' });
    for (let number = 1; number <= 21; number += 1) {
      await add('notice', { title: `Notice number ${number}` });
      await add('news', { title: `Event number ${number}`, description: '<p>It took place.</p>' });
    }
    const description = '<table><tbody><tr><td>81,000</td></tr></tbody></table>';
    news = await add('news', { title: 'Robot club wins', description });
  });
  afterAll(() => site.close());

  const get = (path: string) => site.call('GET', path, { as: 'nobody' });

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

  // The next tests read links in the HTML and request them: no script of the page changes these.
  test('reads a news item below its breadcrumb, beside the latest ones [2.12, 2.20, 2.22, 2.23]', async () => {
    const { status, text } = await get(`/news-and-events/robot-club-wins/${news}`);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Robot club wins</h1>');
    const breadcrumb = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(text)?.[0] ?? '';
    const steps = [...breadcrumb.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, step = '']) =>
      step.replace(/<[^>]*>/g, ''),
    );
    expect(steps).toEqual(['Home', 'News &amp; Events', 'robot-club-wins']);
    expect(/<article.*<\/article>/s.exec(text)?.[0]).toContain('81,000</td>');
    const latest = /Latest News &amp; Events<\/h2>.*?<\/aside>/s.exec(text)?.[0] ?? '';
    const [, href = '', title] = /<a [^>]*?href="([^"]*)"[^>]*>([^<]*)/.exec(latest) ?? [];
    expect(href).toMatch(/^\/notice\/event-number-\d+\/[0-9a-f]{24}$/);
    const moved = await get(href);
    const to = moved.headers.get('location') ?? '';
    expect([moved.status, to]).toEqual([301, href.replace('/notice/', '/news-and-events/')]);
    expect((await get(to)).text).toContain(`<h1>${title}</h1>`);
  });

  test.each(['/notices', '/news-and-events'])('leafs through %s [2.2, 2.11]', async (list) => {
    const first = (await get(list)).text;
    expect(first).toContain('Page 1 of 2');
    expect(pageLinksIn(first)).toEqual([['Older', `${list}?page=2`]]);
    const second = (await get(`${list}?page=2`)).text;
    expect(second).toContain('Page 2 of 2');
    expect(pageLinksIn(second)).toEqual([['Newer', list]]);
    const [before, after] = [titlesIn(first), titlesIn(second)];
    expect(before.length).toBeGreaterThan(10);
    expect(after.length).toBeGreaterThan(0);
    expect(before.filter((title) => after.includes(title))).toEqual([]);
  });
});

test('a visitor comes to no harm from hostile titles [21.123]', async () => {
  const site = await startBuiltSite();
  onTestFinished(() => site.close());
  const publish = async (type: string, title: string) =>
    (await site.call('POST', `/api/${type}`, { json: { title, description: '<p>Text.</p>' } })).record._id;
  // As many as the home page shows of each type.
  for (const title of hostileTitles)
    for (const type of ['banner', 'notice', 'news']) await publish(type, title);
  const page = await openPage(site, { width: 390, height: 844 });
  const visit = async (address: string, titles: readonly string[]) => {
    await page.goto(address);
    const main = page.getByRole('main');
    for (const title of titles) await main.getByText(tidyLine(title), { exact: true }).first().waitFor();
    const where = `${address}, ${titles}`;
    expect(await isScrolledSideways(page), where).toBe(false);
    expect(await page.evaluate(() => 'isHarmed' in window), where).toBe(false);
    // The mark beside a title with a direction override keeps its own direction.
    for (const mark of await main.getByText('New', { exact: true }).all()) {
      expect(await mark.evaluate(isWrittenFromLeft), where).toBe(true);
      expect(await mark.evaluate(standsAfterItsTitle), where).toBe(true);
    }
  };
  for (const list of ['/', '/notices', '/news-and-events']) await visit(list, hostileTitles);
  // In one title each breaks out of another place; only the long word has to wrap.
  for (const title of [hostileTitles.slice(0, -1).join(' '), LONG_WORD]) {
    await visit(`/notice/x/${await publish('notice', title)}`, [title]);
    await visit(`/news-and-events/x/${await publish('news', title)}`, [title]);
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
