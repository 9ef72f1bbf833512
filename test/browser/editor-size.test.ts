import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, paste, pick, press } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const text = (page: Page) => named(page, 'textbox', 'Description');
const tool = (page: Page, name: string) => named(named(page, 'toolbar', 'Formatting'), 'button', name);

/** Opens the form of a new notice, with the focus in its text. */
async function write(options: PageOptions = {}) {
  const page = await openScreen(site, 'add-notice', options);
  await text(page).click();
  return page;
}

/** Adds lines at the cursor, the last of them, which is empty, by keyboard. */
async function addLines(page: Page, count: number) {
  await paste(text(page), '', '<p>Line</p>'.repeat(count - 1));
  await page.keyboard.press('Enter');
}

/** The lower edge of the line with the cursor, in pixels from the window's top. */
const cursorBottom = (page: Page) =>
  page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0);
    const line = range?.startContainer;
    const element =
      line instanceof Element ? (line.children[range?.startOffset ?? 0] ?? line) : line?.parentElement;
    return element?.getBoundingClientRect().bottom ?? 0;
  });

test('grows up to the bars, with the cursor in sight, and scrolls beyond [17.50, 17.52]', async () => {
  const page = await write();
  await addLines(page, 12);
  const height = async () => (await text(page).boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(350);
  await addLines(page, 20);
  expect(await height()).toBeLessThan(800);
  expect(await text(page).evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
  const [bar, tools] = await Promise.all([
    page.locator('.save-bar').boundingBox(),
    named(page, 'toolbar', 'Formatting').boundingBox(),
  ]);
  expect(await cursorBottom(page)).toBeLessThan(bar?.y ?? 0);
  expect(tools?.y).toBeGreaterThanOrEqual(56);
});

test('fills a phone’s window as a dialog above the keyboard, until Esc [17.51, 17.52, 17.53]', async () => {
  // The height that a keyboard leaves on a small phone.
  const page = await write({ width: 360, height: 380, hasTouch: true, isMobile: true });
  await addLines(page, 20);
  expect(await cursorBottom(page)).toBeLessThan(380 - 60);
  await page.keyboard.press('Control+Shift+f');
  const dialog = named(page, 'dialog', 'Description');
  await dialog.waitFor();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 380 });
  expect(await tool(page, 'Fill the window').getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(page, 'the field that fills the window');
  await page.keyboard.type('last line');
  expect(await cursorBottom(page)).toBeLessThan(380);
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Picture').click();
  await (await chooser).setFiles(await pick(await pictureFile({ width: 300, height: 200 })));
  const alt = named(page, 'textbox', 'Alt text').and(page.locator('.editor-alt'));
  await eventually(() => alt.evaluate((input) => input === document.activeElement)).toBe(true);
  const [picture, area] = await Promise.all([
    text(page).locator('img').last().boundingBox(),
    text(page).boundingBox(),
  ]);
  expect(picture?.y).toBeLessThan((area?.y ?? 0) + (area?.height ?? 0) - 40);
  await press(dialog, 'Remove picture');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.type('?');
  await eventually(() => text(page).textContent()).toMatch(/last line!\?$/);
});
