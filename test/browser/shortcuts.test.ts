import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  for (const title of ['First', 'Second', 'Third'])
    await site.call('POST', '/api/notice', { json: { title } });
});
afterAll(() => site.close());

async function arrive(path: string, title: string) {
  const page = await openScreen(site, path);
  await screen(page, title);
  return page;
}

const sheet = (page: Page) => named(page, 'dialog', 'Keyboard shortcuts');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('G and a letter lead to a screen, N to a new record, and the keys with Control to Save', async () => {
  const page = await arrive('dashboard', 'Dashboard');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await screen(page, 'Partners');
  await page.keyboard.press('n');
  await screen(page, 'Add partner');
  await named(page, 'textbox', 'Title').click();
  // In a text field, shortcut keys only type text.
  await page.keyboard.type('gn?/njk');
  expect(await named(page, 'textbox', 'Title').inputValue()).toBe('gn?/njk');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Control+s');
  await toast(page, 'Partner added Successfully');
  await screen(page, 'Partners');
});

test('keys do nothing but write in the editor, where Control and K makes a link', async () => {
  const page = await arrive('add-notice', 'Add notice');
  const text = named(page, 'textbox', 'Description');
  await text.click();
  await page.keyboard.type('gn? jk/');
  expect(await text.textContent()).toContain('gn? jk/');
  await page.keyboard.press('ControlOrMeta+k');
  await named(page, 'dialog', 'Link').waitFor();
  expect(await named(page, 'dialog', 'Find anything').count()).toBe(0);
});

test('in a list / leads to the filter, J and K from row to row, and Enter opens one', async () => {
  const page = await arrive('notices', 'Notices');
  await row(page, 'Third').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('r/');
  expect(await named(page, 'searchbox', 'Filter by keyword').inputValue()).toBe('r/');
  await named(page, 'searchbox', 'Filter by keyword').fill('');
  await row(page, 'Second').waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  expect(await focused(page)).toBe('Third');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe('Second');
  await page.keyboard.press('k');
  expect(await focused(page)).toBe('Third');
  await page.keyboard.press('Enter');
  await screen(page, 'Update notice');
});

test('nothing happens behind an open dialog', async () => {
  const page = await arrive('notices', 'Notices');
  await named(row(page, 'First'), 'button', 'Delete').click();
  await page.getByRole('alertdialog').waitFor();
  for (const key of ['n', '?', 'g', 'd', 'Control+k']) await page.keyboard.press(key);
  expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/admin/notices');
});

describe('the help sheet', () => {
  /** Text of the help sheet, which arrives after its frame. */
  const labels = async (page: Page) => {
    await sheet(page).getByRole('term').first().waitFor();
    return await sheet(page).getByRole('term').allTextContents();
  };

  test('opens by ?, lists the shortcuts of this screen, and gives the focus back', async () => {
    const page = await arrive('notices', 'Notices');
    await page.keyboard.press('?');
    await sheet(page).waitFor();
    expect((await labels(page)).slice(0, 6)).toEqual([
      'Add',
      'Filter',
      'Next row',
      'Row before',
      'Find anything',
      'Show these shortcuts',
    ]);
    expect(await labels(page)).toContain('Principal Messages');
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await goTo(page, 'add-notice');
    await named(page, 'textbox', 'Description').waitFor();
    await page.keyboard.press('?');
    await sheet(page).waitFor();
    expect((await labels(page)).slice(0, 2)).toEqual(['Save', 'Find anything']);
  });

  test('opens by a button, too, and switches keys without Control off, which outlasts signing out', {
    tags: 'thorough',
  }, async () => {
    const page = await arrive('dashboard', 'Dashboard');
    const openByButton = async () => {
      await named(page, 'button', 'Administrator').click();
      await press(page, 'Keyboard shortcuts');
      await sheet(page).waitFor();
    };
    await openByButton();
    const keys = named(sheet(page), 'switch', 'Keys without Ctrl');
    expect(await keys.isChecked()).toBe(true);
    await keys.click();
    await press(sheet(page), 'Close');
    await page.evaluate(() => {
      const profile = localStorage.getItem('profile') ?? '';
      localStorage.clear();
      localStorage.setItem('profile', profile);
    });
    await page.goto('/admin/notices');
    await row(page, 'First').waitFor();
    for (const key of ['?', 'n', 'g', 'd', 'j']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin/notices');
    await page.keyboard.press('Control+k');
    await named(page, 'dialog', 'Find anything').waitFor();
    await page.keyboard.press('Escape');
    await openByButton();
    expect(await keys.isChecked()).toBe(false);
    await keys.click();
    await press(sheet(page), 'Close');
    await page.keyboard.press('n');
    await screen(page, 'Add notice');
  });

  test('has no accessibility violations in light or dark colours', { tags: 'thorough' }, async () => {
    const page = await arrive('notices', 'Notices');
    await page.keyboard.press('?');
    await sheet(page).waitFor();
    await expectAccessible(page, 'the help sheet', [390], 'dialog');
    const keys = named(sheet(page), 'switch', 'Keys without Ctrl');
    await keys.click();
    await expectAccessible(page, 'the help sheet, switched off', [], 'dialog');
    await keys.click();
  });
});

test('J and K lead to the message before and after the one that is open', async () => {
  const ids: string[] = [];
  for (const name of ['Sita', 'Gita']) {
    const json = { name, email: 'a@example.org', message: 'Hello' };
    const { record } = await site.call('POST', '/api/contact', { as: 'nobody', json });
    ids.push(record._id ?? '');
  }
  const page = await arrive(`contact/${ids[1]}`, 'Contact');
  await named(page, 'link', 'Older').waitFor();
  await page.keyboard.press('j');
  await named(page, 'heading', 'Sita').waitFor();
  await named(page, 'link', 'Newer').waitFor();
  await page.keyboard.press('k');
  await eventually(() => new URL(page.url()).pathname).toBe(`/admin/contact/${ids[1]}`);
});
