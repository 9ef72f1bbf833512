import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type StoredGallery, storeGallery } from './galleries.ts';
import { type PageOptions, setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
let album: StoredGallery;

beforeAll(async () => {
  site = await startBuiltSite();
  await storeGallery(site, 'होली', ['रङ']);
  album = await storeGallery(site, 'Tihar evening', ['Lamps on the stairs', '', 'नाच']);
});
afterAll(() => site.close());

const addressOf = () => `/gallery/tihar-evening/${album._id}`;
async function open(options: PageOptions = {}) {
  const page = await openPage(site, options);
  await page.goto(addressOf());
  return page;
}
const read = async (at: TestSite, path: string) => (await fetch(new URL(path, at.url))).text();
const first = (page: Page) => named(page, 'link', 'Lamps on the stairs');
const box = (page: Page) => named(page, 'dialog', 'Pictures');
const waitForPosition = (page: Page, words: string) => box(page).getByText(words, { exact: true }).waitFor();
const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);
/** Pixels between the end of the last picture and the end of its row. */
const leftOver = (page: Page) =>
  page.locator('main [data-lightbox]').evaluate((wall) => {
    const [end, last] = [wall, wall.lastElementChild].map((it) => it?.getBoundingClientRect().right ?? 0);
    return Math.abs((end ?? 0) - (last ?? 0));
  });
/** Path of the picture in the dialog, without the width that was fetched. */
const shown = (page: Page) =>
  box(page)
    .locator('img')
    .evaluate((picture: HTMLImageElement) =>
      picture.decode().then(() => picture.currentSrc.replace(/^https?:\/\/[^/]+|-\d+(?=\.webp$)/g, '')),
    );

describe('the pictures of an album', () => {
  test('fetch the script with the first tap, open one at a time with their alternative text, by hand and by keyboard, and close where they were', async () => {
    const page = await openPage(site, { isFresh: true });
    const scripts: string[] = [];
    page.on('request', (request) => {
      // The visitor's part is loaded when the page is idle.
      if (request.resourceType() === 'script' && !request.url().includes('/visit-'))
        scripts.push(request.url());
    });
    await page.goto(addressOf(), { waitUntil: 'load' });
    expect(scripts.map((url) => url.replace(/.*\/(\w+)-.*/, '$1')).sort()).toEqual(['album', 'site']);
    await first(page).click();
    await waitForPosition(page, '1 of 3');
    expect(scripts).toHaveLength(3);
    await expectOpenByHand(page);
    await expectOpenByKeyboard(page);
    await expectClosedByBack(page);
    await expectBehindStill(page);
  });

  /** Expects that the buttons lead on, back and out, where the first picture is open. */
  async function expectOpenByHand(page: Page): Promise<void> {
    expect(await shown(page)).toBe(album.image[0]);
    await named(box(page), 'img', 'Lamps on the stairs').waitFor();
    await box(page).getByText('Lamps on the stairs', { exact: true }).filter({ visible: true }).waitFor();
    await named(box(page), 'button', 'Next').click();
    await waitForPosition(page, '2 of 3');
    expect(await shown(page)).toBe(album.image[1]);
    await named(box(page), 'button', 'Previous').click();
    await waitForPosition(page, '1 of 3');
    await named(box(page), 'button', 'Close').click();
    await box(page).waitFor({ state: 'detached' });
    expect(await hasFocus(first(page))).toBe(true);
    expect(page.url()).toBe(site.url + addressOf());
  }

  /** Expects that keys lead through the pictures, that their ends keep the focus, and that Tab stays in the dialog. */
  async function expectOpenByKeyboard(page: Page): Promise<void> {
    await first(page).focus();
    await page.keyboard.press('Enter');
    await waitForPosition(page, '1 of 3');
    const next = named(box(page), 'button', 'Next');
    await next.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await waitForPosition(page, '3 of 3');
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await waitForPosition(page, '3 of 3');
    expect(await hasFocus(next)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await waitForPosition(page, '2 of 3');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await waitForPosition(page, '1 of 3');
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
    await waitForPosition(page, '3 of 3');
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    expect(await hasFocus(first(page))).toBe(true);
  }

  async function expectClosedByBack(page: Page): Promise<void> {
    await first(page).click();
    await waitForPosition(page, '1 of 3');
    await page.goBack();
    await box(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(site.url + addressOf());
    expect(await hasFocus(first(page))).toBe(true);
    await first(page).click();
    await waitForPosition(page, '1 of 3');
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
  }

  /** Expects that an open picture fits every window, and that the page behind it does not scroll. */
  async function expectBehindStill(page: Page): Promise<void> {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole('link', { name: 'Picture 2 of 3', exact: true }).click();
    await waitForPosition(page, '2 of 3');
    await shown(page);
    for (const [width, height] of [
      [320, 568],
      [568, 320],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const area = await box(page).locator('img').boundingBox();
      const stage = await box(page).locator('.lightbox-stage').boundingBox();
      expect(area?.height, `${width}`).toBeGreaterThan(150);
      expect((area?.width ?? 0) / (area?.height ?? 1)).toBeCloseTo(500 / 800, 1);
      expect(area?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) - 1);
      expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThanOrEqual(
        (stage?.y ?? 0) + (stage?.height ?? 0) + 1,
      );
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }

  test('follow a finger', { tags: 'thorough' }, async () => {
    const page = await open({ width: 390, height: 800, hasTouch: true, isMobile: true });
    await first(page).tap();
    await waitForPosition(page, '1 of 3');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number, down = 0) => {
      const at = (x: number, y: number) => [{ x, y }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from, 400) });
      for (let step = 1; step <= 5; step += 1) {
        const [x, y] = [from + ((to - from) * step) / 5, 400 + (down * step) / 5];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x, y) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(320, 80);
    await waitForPosition(page, '2 of 3');
    await swipe(320, 80);
    await waitForPosition(page, '3 of 3');
    await swipe(320, 80);
    await waitForPosition(page, '3 of 3');
    await swipe(80, 320);
    await waitForPosition(page, '2 of 3');
    await swipe(200, 215);
    await waitForPosition(page, '2 of 3');
    expect(
      await box(page)
        .locator('img')
        .evaluate(({ style }) => style.translate),
    ).toMatch(/^(?:0px)?$/);
  });

  test('are plain links to the whole picture without script', async () => {
    const links = [...(await read(site, addressOf())).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    const pictures = links.filter(([, , inside = '']) => inside.includes('<img'));
    expect(pictures.map(([, href]) => href)).toEqual(expect.arrayContaining(album.image));
  });

  test('are plain links when the script does not come', async () => {
    const page = await open({ expects: [404, 'missing island'] });
    await page.route('**/lightbox-*.js', (route) => route.fulfill({ status: 404 }));
    await first(page).click();
    await eventually(() => page.url()).toBe(site.url + album.image[0]);
  });
});

describe('the pages of albums', () => {
  test('lead from the list to an album and on to others, fit every window, end their rows with the page, and have no accessibility violations, the pictures open or not [1.1, 2.4, 2.5]', async () => {
    const page = await openPage(site);
    await page.goto('/gallery');
    await page.getByRole('article').first().getByText('3 pictures', { exact: true }).waitFor();
    await expectFits(page, '/gallery');
    await expectAccessible(page, '/gallery', [1440, 390], 'main');
    await named(page, 'link', 'Tihar evening').click();
    await named(page, 'heading', 'Tihar evening').waitFor();
    const crumbs = named(page, 'navigation', 'Breadcrumb').getByRole('listitem');
    expect(await crumbs.allTextContents()).toEqual(['Home', 'Gallery', 'tihar-evening']);
    await expectFits(page, 'album', () => leftOver(page));
    await expectShapes(page);
    await expectAccessible(page, 'album', [1440, 390], 'main');
    await first(page).click();
    await waitForPosition(page, '1 of 3');
    await expectAccessible(page, 'lightbox', [1440, 320], '.lightbox');
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    await named(page, 'complementary', 'Other albums').getByRole('link', { name: 'होली' }).click();
    await named(page, 'heading', 'होली').waitFor();
  });

  /** @param leftOver pixels that a row of pictures leaves */
  async function expectFits(page: Page, where: string, leftOver?: () => Promise<number>): Promise<void> {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 400 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${where} at ${width}`).toBeLessThanOrEqual(0);
      if (leftOver && width >= 768) expect(await leftOver(), `at ${width}`).toBeLessThan(1);
    }
  }

  async function expectShapes(page: Page): Promise<void> {
    const shapes = await page
      .locator('main li a > .picture')
      .evaluateAll((frames) => frames.map((frame) => frame.clientWidth / frame.clientHeight));
    for (const [at, shape] of [900 / 600, 500 / 800, 1].entries())
      expect(Math.abs((shapes[at] ?? 0) / shape - 1), `picture ${at}`).toBeLessThan(0.04);
  }

  test('say that an album or the whole gallery is empty', async () => {
    const empty = await startBuiltSite();
    onTestFinished(() => empty.close());
    expect(await read(empty, '/gallery')).toContain('There is no album yet.');
    const { _id } = await storeGallery(empty, 'Empty', ['']);
    await empty.call('POST', `/api/gallery-image-delete/${_id}`, { json: { index: 0 } });
    const list = await read(empty, '/gallery');
    expect(list).toContain('No pictures yet');
    expect(list).toContain(`href="/gallery/empty/${_id}"`);
    expect(await read(empty, `/gallery/empty/${_id}`)).toContain('are not here yet');
  });
});
