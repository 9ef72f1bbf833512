import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { defaultMenu } from '../../src/content/built-in-menu.ts';
import { multipart, smallPicture } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

/** The properties as the browser shows them in forced colours. */
const shown = (what: Locator, ...properties: readonly string[]) =>
  what.evaluate((element, names) => {
    const style = getComputedStyle(element);
    return names.map((name) => style.getPropertyValue(name));
  }, properties);

test('in forced colours a page marks the current link, its buttons and its fields [17.161]', async () => {
  const page = await openPage(site, { forcedColors: 'active' });
  await page.goto('/contact-us');
  const [ground] = await shown(page.locator('body'), 'background-color');
  const links = named(page, 'navigation', 'Main').getByRole('link');
  const borderOf = (name: string) => shown(links.filter({ hasText: name }), 'border-bottom-color');
  expect(await borderOf('Contact Us')).not.toEqual(await borderOf('Notices'));
  for (const button of [named(page, 'link', 'Apply Now'), named(page, 'button', 'Send')])
    expect(await shown(button, 'background-color')).not.toEqual([ground]);
  for (const field of [named(page, 'textbox', 'Name'), page.getByRole('search').first()])
    expect(await shown(field, 'border-top-style', 'border-top-width')).toEqual(['solid', '1px']);
});

test('in forced colours no ground behind its letters covers the border of a mark [17.161]', async () => {
  await site.call('POST', '/api/notice', { json: { title: 'Exam routine' } });
  const page = await openPage(site, { forcedColors: 'active' });
  await page.goto('/notices');
  const mark = page.locator('.new-mark').first();
  expect(await shown(mark, 'forced-color-adjust', 'border-top-style')).toEqual(['none', 'solid']);
  const [ground, border, color] = await shown(mark, 'background-color', 'border-top-color', 'color');
  expect(border).toBe(color);
  expect(border).not.toBe(ground);
});

test('in forced colours the back office marks the current link and the main button [17.161]', async () => {
  const page = await openScreen(site, 'notices', { forcedColors: 'active' });
  await screen(page, 'Notices');
  const links = named(page, 'navigation', 'Admin');
  const borderOf = (name: string) => shown(named(links, 'link', name), 'border-left-color');
  expect(await borderOf('Notices')).not.toEqual(await borderOf('Banners'));
  const [ground] = await shown(page.locator('body'), 'background-color');
  expect(await shown(named(page, 'link', 'Add').first(), 'background-color')).not.toEqual([ground]);
  expect(await shown(page.getByRole('searchbox'), 'border-top-style')).toEqual(['solid']);
});

test('in forced colours an arrow that scrolls no further is told from one that does [17.161]', async () => {
  for (const title of ['Admission is open', 'Results are out'])
    await site.call('POST', '/api/banner', { body: multipart({ title, image: await smallPicture() }) });
  const page = await openPage(site, { forcedColors: 'active', width: 1440 });
  await page.goto('/');
  const [back, on] = await page
    .locator('.banners')
    .evaluate((banners) =>
      ['start', 'end'].map((side) => getComputedStyle(banners, `::scroll-button(inline-${side})`).color),
    );
  expect(back).not.toBe(on);
});

test('in forced colours found words are seen on their ground, also in the dark [17.161]', async () => {
  await site.call('POST', '/api/notice', { json: { title: 'Practical examination' } });
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage(site, { forcedColors: 'active', colorScheme });
    await page.goto('/search?q=practical');
    const [ground, color] = await shown(page.locator('.hit mark').first(), 'background-color', 'color');
    expect(ground, colorScheme).not.toBe(color);
    expect(ground, colorScheme).toMatch(/^rgb\(/);
  }
});

test('in forced colours the back office marks the language tab that is shown [17.161]', async () => {
  const page = await openScreen(site, 'add-notice', { forcedColors: 'active', width: 390 });
  const tabs = page.getByRole('tab');
  await tabs.nth(1).waitFor();
  const borders = [tabs.nth(0), tabs.nth(1)].map((tab) => shown(tab, 'border-bottom-color'));
  expect(await borders[0]).not.toEqual(await borders[1]);
});

test('in forced colours the plus of a question is two strokes in the colour of texts [17.161]', async () => {
  await site.call('POST', '/api/faq', { json: { title: 'When does it begin?', description: 'In August.' } });
  const page = await openPage(site, { forcedColors: 'active' });
  await page.goto('/faqs');
  const question = page.locator('.question > summary').first();
  const [ground, strokes] = await question.evaluate((summary) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(summary, '::after');
    return [backgroundColor, backgroundImage];
  });
  expect(ground).toBe('rgba(0, 0, 0, 0)');
  const [text = ''] = await shown(page.locator('h1'), 'color');
  expect(strokes.split(text)).toHaveLength(5);
});

test('in forced colours the writing box has an outline while it has the focus [17.161]', async () => {
  const page = await openScreen(site, 'add-notice', { forcedColors: 'active' });
  const box = named(page, 'textbox', 'Description');
  const outline = () => shown(page.locator('.editor').filter({ has: box }), 'outline-style');
  await box.waitFor();
  expect(await outline()).toEqual(['none']);
  await box.focus();
  expect(await outline()).toEqual(['solid']);
});

test('in forced colours a group of the menu is marked only where the page is in it [17.161, 43.36]', async () => {
  const group = (page: string, within: string) => ({
    target: { page },
    items: [{ target: { page: within } }],
  });
  const header = [group('/notices', '/faqs'), group('/contact-us', '/gallery')];
  const put = (json: object) => site.call('PUT', '/api/manage/menu', { json });
  await put({ header });
  onTestFinished(async () => void (await put({ header: defaultMenu.header })));
  const page = await openPage(site, { forcedColors: 'active', width: 1440 });
  await page.goto('/notices');
  const ground = await shown(page.locator('.header-links .submenu ul').first(), 'background-color');
  const lines = page.locator('.header-links summary');
  expect(await shown(lines.nth(0), 'border-bottom-color')).not.toEqual(ground);
  expect(await shown(lines.nth(1), 'border-bottom-color')).toEqual(ground);
});

/** The contrast between the ground of an element as it is drawn and the pixels that differ most from it, 1 to 21. */
async function drawnContrast(element: Locator): Promise<number> {
  const raw = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = Array.from({ length: raw.length / 3 }, (_, at) => [...raw.subarray(3 * at, 3 * at + 3)]);
  const luminance = (pixel: readonly number[]) =>
    pixel
      .map((each) => each / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
      .reduce((sum, share, at) => sum + share * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0.05);
  const colours = [...Map.groupBy(pixels, String).values()].toSorted((a, b) => b.length - a.length);
  const ground = luminance(colours[0]?.[0] ?? []);
  return Math.max(
    ...colours.map(([pixel = []]) => luminance(pixel)).map((of) => Math.max(of / ground, ground / of)),
  );
}

// Axe takes the letters as the style sheet has them and the ground as it is drawn, and reports all of these.
test.each([360, 768, 1920])(
  'in forced colours letters are drawn on our coloured grounds in colours that are seen there, at %i px [17.161]',
  async (width) => {
    const page = await openPage(site, { forcedColors: 'active', width });
    await page.goto('/');
    // Nothing is drawn before its face is there.
    for (const part of ['.footer-small > p', '.footer-links a', '.language-link'])
      await eventually(() =>
        drawnContrast(page.locator(part).filter({ visible: true }).first()),
      ).toBeGreaterThan(7);
  },
);
