import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestSite } from '../site.ts';
import { eventually } from './eventually.ts';

type Role = Parameters<Page['getByRole']>[0];

/** The element with this role and exactly this accessible name. */
export const named = (within: Page | Locator, role: Role, name: string) =>
  within.getByRole(role, { name, exact: true });

/** The texts of the elements that describe a field, which assistive technology reads with it. */
export const descriptionsOf = (field: Locator): Promise<string[]> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
  );

/** The same as one text. */
export const descriptionOf = async (field: Locator) => (await descriptionsOf(field)).join(' ');

/** Waits for the screen with this heading. */
export const screen = (page: Page, title: string) => named(page, 'heading', title).waitFor();

/** The row of a list with a cell of exactly this text. */
export const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: title, exact: true }) });

/** Waits for a toast with exactly this text: role status for a success, alert for a failure. */
export async function toast(page: Page, words: string, role: 'status' | 'alert' = 'status'): Promise<void> {
  await eventually(() => page.getByRole(role).allTextContents()).toContain(words);
}

export const press = (within: Page | Locator, name: string) => named(within, 'button', name).click();

/** The button that saves the form of a record; its tests say which of the names it has. */
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Save|Publish|Publish changes)$/ });

export const save = (page: Page) => saveButton(page).click();

/** Opens the menu in which phones have the actions of a form besides the one that saves; elsewhere they stand beside it. */
export async function openActions(page: Page): Promise<void> {
  const menu = page.locator('.save-bar-menu');
  if (await menu.isVisible()) await menu.press('Enter');
}

/** Uploads from the picker that the writing box has opened. */
export const uploadFromPicker = (page: Page) => press(named(page, 'dialog', 'Choose a picture'), 'Upload');

/** A file for `setFiles`. */
export async function pick(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Pastes like a browser: with an event and, if it is not handled, as typed text. */
export async function paste(field: Locator, text: string, html = ''): Promise<void> {
  await field.focus();
  await field.evaluate(
    (element, [text, html]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (html) clipboardData.setData('text/html', html);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (element.dispatchEvent(event)) document.execCommand('insertText', false, text);
    },
    [text, html] as const,
  );
}

/**
 * Presses 'Logout', and expects that the session ends on the server and in the browser.
 * @param within where the button is, if the page has several
 */
export async function signOut(
  page: Page,
  site: TestSite,
  token: string,
  within: Page | Locator = page,
): Promise<void> {
  const ended = page.waitForRequest((request) => request.url().endsWith('/api/logout'));
  await press(within, 'Logout');
  expect((await ended).method()).toBe('POST');
  await page.waitForURL(`${site.url}/`);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await site.call('GET', '/api/me', { as: { token } })).status).toBe(401);
}

/** Makes the same check in windows of these widths, one after the other. */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  check: () => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await check();
  }
}
