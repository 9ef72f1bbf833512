import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
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

test.each([390, 1440])(
  'at %d the text of a single banner is aligned with the text of several',
  async (width) => {
    const few = await startBuiltSite();
    onTestFinished(() => few.close());
    await few.call('POST', '/api/banner', {
      json: { title: 'Come and see', shortText: '', shortDescription: '' },
    });
    const edges: (number | undefined)[] = [];
    for (const [one, title] of [
      [few, 'Come and see'],
      [site, 'Stay and learn'],
    ] as const) {
      const page = await openPage(one, { width });
      await page.goto('/');
      edges.push((await named(page, 'heading', title).boundingBox())?.x);
    }
    expect(edges[0]).toBeGreaterThan(0);
    expect(edges[0]).toBe(edges[1]);
  },
);

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

test.each([1024, 1440])('at %d the header does not wrap its labels beside a long name', async (width) => {
  const name = 'Shree Mahendra Multiple Himalayan College of Science and Management';
  const before = (await site.call('GET', '/api/settings')).record.name ?? '';
  await site.call('PUT', '/api/settings', { json: { name } });
  onTestFinished(async () => {
    await site.call('PUT', '/api/settings', { json: { name: before } });
  });
  const page = await openPage(site, { width });
  await page.goto('/notices');
  await page.getByRole('banner').getByText(name).waitFor();
  const heightOf = async (role: 'button' | 'searchbox', called: string) =>
    (await named(page.getByRole('banner'), role, called).first().boundingBox())?.height;
  expect([await heightOf('button', 'Academics'), await heightOf('searchbox', 'Search')]).toEqual([44, 44]);
});

describe('the menu of narrow windows', () => {
  test.each([
    [320, 320],
    [378, 378],
    [390, 378],
    [767, 378],
    [768, 736],
    [1023, 736],
  ])('at %d is %d px wide and holds the header’s links [1.11, 2.24, 9.8, 16.12]', async (width, expected) => {
    const page = await openPage(site, { width, height: 844 });
    await visit(page, 'home');
    expect(await named(page, 'navigation', 'Main').count()).toBe(0);
    await press(page, 'Menu');
    const menu = named(page, 'dialog', 'Menu');
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
    expect(await named(page, 'button', 'Menu').evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  test('is replaced by the bar from 1024 px on [2.24]', async () => {
    const page = await openPage(site, { width: 1024 });
    await visit(page, 'home');
    await named(page, 'navigation', 'Main').waitFor();
    expect(await named(page, 'button', 'Menu').count()).toBe(0);
  });
});

test.each([390, 1440])(
  'at %d the header hides on the way down and returns on the way up [1.23]',
  async (width) => {
    const page = await openPage(site, { width });
    await visit(page, 'notices');
    const header = page.getByRole('banner');
    const bottom = async () => {
      const box = await header.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 800);
    await eventually(bottom).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await eventually(async () => (await header.boundingBox())?.y).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
);

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
