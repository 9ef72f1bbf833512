import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { ADMIN, passwordOf, setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

interface Stop {
  name: string;
  /** Whether the focus is visible; undefined where that was not looked at. */
  isSeen: boolean | undefined;
}

/**
 * The focused element.
 * @param unless the name of one whose focus is not looked at
 */
const stopOf = (page: Page, unless?: string) => page.evaluate(lookAtFocus, unless);

const focused = async (page: Page) => (await stopOf(page, '')).name;
const isFocusSeen = async (page: Page) => (await stopOf(page)).isSeen;

/**
 * Runs in the page. The focus is visible as an outline, border or background that the element, or one beside or around it,
 * has only with the focus.
 */
function lookAtFocus(unless: string | undefined): Stop {
  const element = document.activeElement;
  const label = element?.id && document.querySelector(`label[for="${element.id}"]`)?.textContent;
  const labelledBy = element?.getAttribute('aria-labelledby');
  const named = labelledBy && document.getElementById(labelledBy)?.textContent;
  const name = (
    element?.getAttribute('aria-label') ||
    named ||
    label ||
    element?.textContent ||
    element?.localName ||
    ''
  ).trim();
  if (unless === '' || unless === name) return { name, isSeen: undefined };
  if (!(element instanceof HTMLElement) || element === document.body) return { name, isSeen: false };
  const marks = (of: Element) => {
    const { outlineStyle, outlineWidth, borderColor, boxShadow, backgroundColor } = getComputedStyle(of);
    return [
      outlineStyle === 'none' ? '' : outlineStyle + outlineWidth,
      borderColor,
      boxShadow,
      backgroundColor,
    ].join();
  };
  const around: Element[] = [element, ...(element.nextElementSibling ? [element.nextElementSibling] : [])];
  for (let outer = element.parentElement; outer && around.length < 6; outer = outer.parentElement)
    around.push(outer);
  const held = around.map(marks).join();
  element.blur();
  const left = around.map(marks).join();
  element.focus({ preventScroll: true });
  return { name, isSeen: held !== left };
}

/** Presses Tab until the element of this name has the focus; the focus must be visible at every stop. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  // Keys are lost until a new page has the focus.
  await eventually(() => page.evaluate(() => document.hasFocus())).toBe(true);
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    // A date field has several stops; checking the focus twice would return to the first.
    const { name: here, isSeen = true } = await stopOf(page, passed.at(-1));
    passed.push(here);
    expect(isSeen, `the focus is seen, on the way ${passed.join(' → ')}`).toBe(true);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
  }
  throw new Error(`Tab does not lead to ${name}, but over ${passed.join(', ')}`);
}

test('an administrator signs in, adds a notice and deletes it without a mouse', {
  tags: 'thorough',
}, async () => {
  const page = await openPage(site);
  const { keyboard } = page;
  await page.goto('/admin/login');
  await screen(page, 'Administrator sign-in');
  await tabTo(page, 'Email');
  await keyboard.type(ADMIN);
  await tabTo(page, 'Password');
  await keyboard.type(passwordOf(site));
  await keyboard.press('Enter');
  await screen(page, 'Dashboard');
  await named(page, 'link', 'Unviewed applications').waitFor();

  await tabTo(page, 'Notices');
  await keyboard.press('Enter');
  await screen(page, 'Notices');
  await tabTo(page, /^Add the first|^Add$/);
  await keyboard.press('Enter');
  await screen(page, 'Add notice');
  await named(page, 'textbox', 'Description').waitFor();
  await tabTo(page, 'Title');
  await keyboard.type('By keyboard');
  await tabTo(page, 'Paragraph style');
  await keyboard.press('End');
  await eventually(() => focused(page)).toBe('Fill the window');
  await tabTo(page, 'Description');
  await keyboard.type('Written without a mouse.');
  await tabTo(page, 'Choose Image');
  await tabTo(page, 'Publish');
  await keyboard.press('Enter');
  await toast(page, 'Notice added Successfully');
  await screen(page, 'Notices');
  await row(page, 'By keyboard').waitFor();

  const question = named(page, 'alertdialog', 'Are you really want to delete this content?');
  await tabTo(page, 'Delete');
  await keyboard.press('Enter');
  await question.waitFor();
  await eventually(() => focused(page)).toBe('Cancel');
  await keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await eventually(() => focused(page)).toBe('Delete');

  await keyboard.press('Enter');
  await question.waitFor();
  await tabTo(page, 'Delete');
  await keyboard.press('Enter');
  await toast(page, 'Notice deleted Successfully');
  await eventually(() => focused(page)).toBe('Notices');
  expect((await site.call('GET', '/api/notices')).list).toEqual([]);
});

test('a visitor reaches the content, the menu, every link and a programme by Tab, and leaves what was opened [1.15, 2.7]', async () => {
  const title = 'BCA';
  const { record } = await site.call('POST', '/api/faculty', { json: { title } });
  onTestFinished(async () => {
    await site.call('DELETE', `/api/faculty/${record._id}`);
  });
  const page = await openPage(site);
  await page.goto('/notices');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  // Load without the fragment, from which Tab would go on.
  await page.goto('/notices');
  const list = named(page, 'navigation', 'Academics');
  await tabTo(page, 'Academics');
  expect(await list.isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await list.waitFor();
  await tabTo(page, title);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await eventually(() => focused(page)).toBe('Academics');
  await page.keyboard.press('Space');
  await list.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/academics/bca/${record._id}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await tabTo(page, 'News & Events');
  await tabTo(page, 'Newsletter');
});

test('the menu of narrow windows closes when Tab leads out of it, behind its last link or before its first', async () => {
  const page = await openPage(site, { width: 390, height: 844 });
  await page.goto('/notices');
  const menu = named(page, 'dialog', 'Menu');
  const button = named(page, 'button', 'Menu');
  const isInMenu = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  for (const key of ['Tab', 'Shift+Tab']) {
    if (key === 'Tab') await tabTo(page, 'Menu');
    else await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await eventually(() => focused(page)).toBe('Close');
    for (let steps = 0; steps < 60 && (await isInMenu()); steps += 1) await page.keyboard.press(key);
    await menu.waitFor({ state: 'hidden' });
    expect([key, await isInMenu()]).toEqual([key, false]);
    expect(await isFocusSeen(page)).toBe(true);
  }
});
