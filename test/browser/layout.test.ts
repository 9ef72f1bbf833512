import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { HEADER_LINKS } from './published.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  const add = async (type: string, fields: Record<string, string>) => {
    const image = await pictureFile({ width: 1200, height: 800 });
    const body = multipart({ ...fields, ...(type === 'banner' && { image }) });
    expect((await site.call('POST', `/api/${type}`, { body })).status).toBe(201);
  };
  for (const title of ['Come and see', 'Stay and learn'])
    await add('banner', { title, shortText: 'Admissions', shortDescription: 'Doors are open.' });
  for (const title of ['BBS', 'BCA']) await add('faculty', { title });
  for (let number = 1; number <= 6; number += 1) await add('notice', { title: `Notice number ${number}` });
});
afterAll(() => site.close());

test('the header does not wrap its labels beside a long name, and the link to the preferred language stands out without moving [20.12]', async () => {
  const name = 'Shree Mahendra Multiple Himalayan College of Science and Management';
  const former = (await site.call('GET', '/api/settings')).record.name ?? '';
  await site.call('PUT', '/api/settings', { json: { name } });
  onTestFinished(async () => {
    await site.call('PUT', '/api/settings', { json: { name: former } });
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
  await page.setViewportSize({ width: 390, height: 900 });
  const link = page.locator('.utility .language-link');
  const look = () =>
    link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { box: [x, y, width, height], ground: getComputedStyle(element).backgroundColor };
    });
  const before = await look();
  await link.evaluate((element) => element.classList.add('is-preferred'));
  const after = await look();
  expect(after.box).toEqual(before.box);
  expect(after.ground).not.toBe(before.ground);
});

test('a single banner’s text stands where the text of several does, the header hides on the way down, and its menu or bar holds its links [1.11, 1.23, 2.24, 9.8, 16.12]', async () => {
  const few = await startBuiltSite();
  onTestFinished(() => few.close());
  const json = { title: 'Come and see', shortText: '', shortDescription: '' };
  await few.call('POST', '/api/banner', { json });
  const single = await openPage(few);
  await single.goto('/');
  const page = await openPage(site);
  await page.goto('/');
  const edges = await edgesOf(single, 'Come and see');
  for (const edge of edges) expect(edge).toBeGreaterThan(0);
  expect(await edgesOf(page, 'Stay and learn')).toEqual(edges);
  await expectHeaderHides(page);
  await expectMenuHoldsLinks(page);
});

/** The distance of a banner's title from the left edge of the window, at 1440 and at 390 px. */
async function edgesOf(page: Page, title: string) {
  const edges: (number | undefined)[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    edges.push((await named(page, 'heading', title).boundingBox())?.x);
  }
  return edges;
}

async function expectHeaderHides(page: Page): Promise<void> {
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
}

/** The menu of narrow windows has the header's links, and from 1024 px on the bar replaces it. */
async function expectMenuHoldsLinks(page: Page): Promise<void> {
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
}
