import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible, expectAccessibleNow, WITHOUT_FRAME } from './accessibility.ts';
import { named, press } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { type Published, publish } from './published.ts';
import { collegeSorts } from './published-college.ts';
import { expectStill, FONTS, setUpVisits } from './still-visits.ts';

const openPage = setUpPages();
const beginVisit = setUpVisits(openPage, () => site);
let site: TestSite;
let published: Published;

beforeAll(async () => {
  site = await startBuiltSite();
  published = await publish(site, 22);
});
afterAll(() => site.close());

const sorts = [
  'home',
  'notices',
  'notice',
  'newsList',
  'news',
  'search',
  'missing',
  ...collegeSorts,
] as const;

/** Pages that a plain `npm test` checks, whose layouts differ most: one of sections, and one with a form. */
const LAYOUTS: readonly (typeof sorts)[number][] = ['home', 'apply'];

/** Pages whose header differs from that of the home page, as a test below proves, and the home page itself. */
const OWN_HEADER: readonly (keyof Published['pages'])[] = ['home', 'search', 'faculty'];

// One visit for all checks, because loading a page takes longer than checking it.
test.each(
  inMatrix(
    LAYOUTS,
    sorts.filter((sort) => sort !== 'scholarships'),
  ),
)(
  'the page %s stands still while it loads and is scrolled, has no accessibility violations, and never scrolls sideways, also with letters twice as large at 360 px [17.163]',
  async (sort) => {
    const visit = await beginVisit();
    const { page } = visit;
    await expectStill(visit, published.pages[sort], ['*/uploads/*', FONTS]);
    expect(await isScrolledSideways(page), 'at 390').toBe(false);
    // Whether it fits does not depend on the height, and little is painted in a low window.
    for (const width of [320, 768, 1023, 1024]) {
      await page.setViewportSize({ width, height: 100 });
      expect(await isScrolledSideways(page), `at ${width}`).toBe(false);
    }
    await expectLargeLettersFit(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectStill(visit, published.pages[sort], ['*/uploads/*']);
    expect(await isScrolledSideways(page), 'at 1440').toBe(false);
    // axe checks visible elements only, and the header hides on scrolling down.
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
    const [part, wholePage] = OWN_HEADER.includes(sort) ? [] : (['main', WITHOUT_FRAME] as const);
    await expectAccessibleNow(page, sort, 'light', part);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessibleNow(page, sort, 'light', wholePage);
    await expectAccessibleNow(page, sort, 'dark', wholePage);
  },
);

/** Expects that at 360 px with letters twice as large nothing is cut, and the header breaks no word. */
async function expectLargeLettersFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 100 });
  const { scrolled, words, height, size } = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const name = document.querySelector('.brand > span');
    if (!name) throw new Error('The header has no name');
    const found = {
      scrolled: document.documentElement.scrollWidth,
      words: name.textContent?.split(' ').length ?? 0,
      height: name.getBoundingClientRect().height,
      size: Number.parseFloat(getComputedStyle(name).fontSize),
    };
    document.documentElement.style.fontSize = '';
    return found;
  });
  expect(scrolled, 'with letters twice as large').toBe(360);
  expect(height).toBeLessThan(words * size * 1.2);
}

test('without script the menu of the home page and of others leads on', async () => {
  const page = await openPage(site, { javaScriptEnabled: false, width: 390 });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  const link = (name: string) => named(named(page, 'dialog', 'Menu'), 'link', name);
  await press(page, 'Menu');
  await link('Notices').click();
  await page.getByRole('heading', { level: 1, name: 'Notices', exact: true }).waitFor();
  await press(page, 'Menu');
  await link('Home').click({ trial: true });
});

// So what is found on the page of admissions is true of that of scholarships.
test('the page of scholarships has the markup of that of admissions', async () => {
  const [admissions = '', scholarships] = await Promise.all(
    (['admissions', 'scholarships'] as const).map(async (sort) =>
      markupOf(await read(published.pages[sort])),
    ),
  );
  expect(admissions).toMatch(/<main><div class="wrap">.*<img>.*<table>/);
  expect(scholarships).toBe(admissions);
});

/** Elements and classes of a page's main part, with one of several equal items of a list. */
const markupOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/(?<=>)[^<]+/g, '')
    .replaceAll(/<([\w-]+)(?:[^>]*?( class="[^"]*"))?[^>]*>/g, '<$1$2>')
    .replaceAll(/(<li>(?:(?!<li>).)*<\/li>)\1+/g, '$1');

test('every page has its heading in the HTML, and the header, menu and footer of the home page, so that it is complete without script', async () => {
  const frame = frameOf(await read('/'));
  expect(frame).toMatch(/popoverTarget="menu"[\s\S]*id="menu"[\s\S]*<footer/i);
  for (const sort of sorts) {
    const html = await read(published.pages[sort]);
    expect(html, sort).toMatch(/<main[\s\S]*<h1[\s\S]*<\/main>/);
    if (!OWN_HEADER.includes(sort)) expect([sort, frameOf(html)]).toEqual([sort, frame]);
  }
});

/** Header and footer of a page, whose links may be marked as the current one, without the address of its Nepali page. */
const frameOf = (html: string) =>
  (html.match(/<header class="site-header"[\s\S]*?<\/header>|<footer[\s\S]*?<\/footer>/g) ?? [])
    .join('')
    .replaceAll(/ aria-current="[^"]*"/g, '')
    .replaceAll(/(class="language-link" href=)"[^"]*"/g, '$1""');

/** What is around the parts is that of pages that a test above checks. */
test('the open list of programmes, the open menu, further pages and empty lists have no accessibility violations in light or dark colours', {
  tags: 'thorough',
}, async () => {
  const page = await openPage(site);
  await page.goto('/notices?page=2');
  const pages = '[aria-label="Pages"]';
  await expectAccessibleNow(page, 'further page', 'light', pages);
  await press(page, 'Academics');
  await named(page, 'navigation', 'Academics').waitFor();
  await expectAccessible(page, 'programmes', [], '.site-header');
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessibleNow(page, 'further page', 'light', pages);
  await expectAccessibleNow(page, 'further page', 'dark', pages);
  await press(page, 'Menu');
  await named(page, 'dialog', 'Menu').waitFor();
  await expectAccessible(page, 'menu', [], '.site-header');
  for (const address of [
    '/search',
    '/search?q=qqzzx',
    '/search?q=%E0%A4%AD%E0%A4%B0%E0%A5%8D%E0%A4%A8%E0%A4%BE',
  ]) {
    await page.goto(address);
    await expectAccessible(page, address, [1440, 390], 'main');
  }
});

describe('axe finds nothing in light or dark colours', () => {
  test('on the home page of a college that has nothing yet', async () => {
    const empty = await startBuiltSite();
    onTestFinished(() => empty.close());
    const page = await openPage(empty);
    await page.goto('/');
    await expectAccessibleNow(page, 'empty', 'light');
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessibleNow(page, 'empty', 'light');
    // In dark colours header and footer are checked with those of a college that has something.
    await expectAccessibleNow(page, 'empty', 'dark', 'main');
  });

  test('on the readable API document', { tags: 'thorough' }, async () => {
    const page = await openPage(site);
    await page.goto('/api/docs');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Hundreds of calls have few shapes, and axe takes seconds for all of them.
    expect(await page.evaluate(keepOneCallOfEachShape)).toBeGreaterThan(1);
    await expectAccessible(page);
  });
});

test('every page links the style sheets that it needs and no others, and none locks the orientation of the device', async () => {
  const others = ['/', '/search', '/search?q=college', '/search?q=zzz', '/nowhere', '/student/dashboard'];
  const paths = [...Object.values(published.pages), ...others];
  const used = new Map<string, Set<string>>();
  const named = new Map<string, string[]>();
  const every = new Set<string>();
  for (const path of paths) {
    const html = await read(path);
    const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const others = /<body data-prefetch="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const sheet of [...sheets, ...others.split(' ')]) every.add(sheet);
    named.set(path, sheets);
    used.set(path, words([...html.matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names)));
  }
  expect(every.size).toBe(8);
  for (const sheet of every) expect(await read(sheet)).not.toMatch(/@media[^{]*orientation/);
  const styled = new Map(await Promise.all([...every].map(async (it) => [it, await styledBy(it)] as const)));
  for (const [path, classes] of used) {
    const sheets = named.get(path) ?? [];
    const lacking = [...classes].filter(
      (name) =>
        [...styled.values()].some((names) => names.has(name)) &&
        !sheets.some((sheet) => styled.get(sheet)?.has(name)),
    );
    expect([path, lacking]).toEqual([path, []]);
    const idle = sheets.filter((sheet) => classes.isDisjointFrom(styled.get(sheet) ?? new Set()));
    expect([path, idle]).toEqual([path, []]);
  }
});

/** Runs in the page: removes the calls with the same elements as one before them. @returns how many stay */
function keepOneCallOfEachShape(): number {
  const shapes = new Set<string>();
  for (const call of document.querySelectorAll('article')) {
    const names = [...call.querySelectorAll('*')].map(
      (each) => `${each.parentElement?.localName} ${each.localName}`,
    );
    const shape = [...new Set(names)].sort().join();
    if (shapes.has(shape)) call.remove();
    shapes.add(shape);
  }
  return shapes.size;
}

const read = async (path: string) => (await fetch(new URL(path, site.url))).text();
const words = (texts: Iterable<string>) => new Set([...texts].flatMap((text) => text.split(/\s+/)));

/** Class names in the selectors of a style sheet. */
const styledBy = async (sheet: string) =>
  words([...(await read(sheet)).matchAll(/\.([a-z][a-z-]*)(?=[\s,.:>+~[{)])/g)].map(([, name = '']) => name));

test.each(['home', 'newsList', 'news', 'notice'] as const)(
  'the pictures of %s have a size and a srcset, and only the first loads eagerly',
  async (sort) => {
    const html = await read(published.pages[sort]);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const pictures = [...main.matchAll(/<img [^>]*>/g)].map(([tag]) => {
      const value = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
      return {
        src: value('src') ?? '',
        srcset: value('srcset') ?? '',
        width: Number(value('width')),
        height: Number(value('height')),
        isLazy: value('loading') === 'lazy',
      };
    });
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ width, height }) => !(width > 0 && height > 0))).toEqual([]);
    const uploaded = pictures.filter(({ src }) => src.includes('/uploads/'));
    expect(uploaded.length).toBeGreaterThan(0);
    for (const { srcset } of uploaded.filter(({ width }) => width > 320))
      expect(srcset).toMatch(/^\/uploads\/[0-9a-f]{32}-320\.webp 320w, /);
    expect(pictures.map(({ isLazy }) => isLazy)).toEqual(pictures.map((_, at) => at > 0));
  },
);

function isScrolledSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
