import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { HEADER_LINKS, type Published, publish } from './published.ts';

const openPage = setUpPages();
let site: TestSite;
let published: Published;

beforeAll(async () => {
  site = await startBuiltSite();
  published = await publish(site);
});
afterAll(() => site.close());

const visit = async (page: Page, sort: keyof Published['pages']) => {
  await page.goto(published.pages[sort]);
  await page.getByRole('main').waitFor();
};

test('the menu leads to other pages without script', async () => {
  const page = await openPage(site, { javaScriptEnabled: false, width: 390 });
  await visit(page, 'about');
  await press(page, 'Menu');
  await named(named(page, 'dialog', 'Menu'), 'link', 'Notices').click();
  await page.getByRole('heading', { level: 1, name: 'Notices', exact: true }).waitFor();
});

test('the text of a single banner is aligned with the text of several', async () => {
  const few = await startBuiltSite();
  onTestFinished(() => few.close());
  await few.call('POST', '/api/banner', {
    json: { title: 'Come and see', shortText: '', shortDescription: '' },
  });
  const edgesOn = async (one: TestSite, title: string) => {
    const page = await openPage(one);
    await page.goto('/');
    const edges: (number | undefined)[] = [];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      edges.push((await named(page, 'heading', title).boundingBox())?.x);
    }
    return edges;
  };
  const edges = await edgesOn(few, 'Come and see');
  for (const edge of edges) expect(edge).toBeGreaterThan(0);
  expect(await edgesOn(site, 'Stay and learn')).toEqual(edges);
});

test.each(['home', 'newsList', 'news', 'faculty', 'apply'] as const)(
  'at 360 px with letters twice as large the page %s fits and the header breaks no word [17.163]',
  async (sort) => {
    const page = await openPage(site, { width: 360, height: 740 });
    await visit(page, sort);
    const scrolled = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(scrolled).toBe(360);
    const name = page.locator('.brand > span');
    const lines = (await name.textContent())?.split(' ').length ?? 0;
    const height = (await name.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    const size = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(height).toBeLessThan(lines * size * 1.2);
  },
);

test('the header does not wrap its labels beside a long name', async () => {
  const name = 'Shree Mahendra Multiple Himalayan College of Science and Management';
  const before = (await site.call('GET', '/api/settings')).record.name ?? '';
  await site.call('PUT', '/api/settings', { json: { name } });
  onTestFinished(async () => {
    await site.call('PUT', '/api/settings', { json: { name: before } });
  });
  const page = await openPage(site);
  await page.goto('/notices');
  await page.getByRole('banner').getByText(name).waitFor();
  const heightOf = async (role: 'button' | 'searchbox', called: string) =>
    (await named(page.getByRole('banner'), role, called).first().boundingBox())?.height;
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = [await heightOf('button', 'Academics'), await heightOf('searchbox', 'Search')];
    expect(heights, `at ${width}`).toEqual([44, 44]);
  }
});

test('the menu of narrow windows holds the header’s links, and from 1024 px on the bar replaces it [1.11, 2.24, 9.8, 16.12]', async () => {
  const page = await openPage(site, { width: 320, height: 844 });
  await visit(page, 'home');
  const button = named(page, 'button', 'Menu');
  const menu = named(page, 'dialog', 'Menu');
  for (const [width, expected] of [
    [320, 320],
    [378, 378],
    [390, 378],
    [767, 378],
    [768, 736],
    [1023, 736],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await named(page, 'navigation', 'Main').count(), `at ${width}`).toBe(0);
    await button.click();
    await eventually(async () => (await menu.boundingBox())?.width).toBe(expected);
    const links = named(menu, 'navigation', 'Main').getByRole('link');
    expect(await links.allTextContents()).toEqual(HEADER_LINKS);
    expect(await named(menu, 'navigation', 'Academics').getByRole('link').allTextContents()).toEqual([
      'BCA',
      'BBS',
    ]);
    expect(await menu.getByText('Alumini', { exact: true }).evaluate((item) => item.tagName)).toBe('LI');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((it) => it === document.activeElement), `at ${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 1024, height: 844 });
  await named(page, 'navigation', 'Main').waitFor();
  expect(await button.count()).toBe(0);
});

test('the header hides on the way down and returns on the way up [1.23]', async () => {
  const page = await openPage(site);
  await visit(page, 'notices');
  const header = page.getByRole('banner');
  const bottom = async () => {
    const box = await header.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(width / 2, 400);
    // Turned again where a busy browser has lost a turn.
    await eventually(async () => {
      await page.mouse.wheel(0, 400);
      return bottom();
    }).toBeLessThanOrEqual(0);
    await eventually(async () => {
      await page.mouse.wheel(0, -40);
      return (await header.boundingBox())?.y;
    }).toBe(0);
    expect(await page.evaluate(() => scrollY), `at ${width}`).toBeGreaterThan(0);
  }
});

test.each(['home', 'newsList', 'news', 'notice'] as const)(
  'the pictures of %s have a size and a srcset, and only the first loads eagerly',
  async (sort) => {
    const page = await openPage(site);
    await visit(page, sort);
    const pictures = await page
      .getByRole('main')
      .getByRole('presentation')
      .evaluateAll((found) =>
        found.flatMap((picture) =>
          picture instanceof HTMLImageElement
            ? [
                {
                  src: picture.src,
                  srcset: picture.srcset,
                  stored: Number(picture.getAttribute('width')),
                  width: picture.width,
                  height: picture.height,
                  loading: picture.loading,
                  sized: picture.hasAttribute('width') && picture.hasAttribute('height'),
                },
              ]
            : [],
        ),
      );
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
    const uploaded = pictures.filter(({ src }) => src.includes('/uploads/'));
    for (const { srcset } of uploaded.filter(({ stored }) => stored > 320))
      expect(srcset).toMatch(/^\/uploads\/[0-9a-f]{32}-320\.webp 320w, /);
    expect(pictures.map(({ loading }) => loading)).toEqual(
      pictures.map((_, at) => (at === 0 ? 'eager' : 'lazy')),
    );
  },
);
