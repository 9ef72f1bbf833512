import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
const PHONE = { width: 390, height: 844 };
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { keepDraft, managed, store } = draftsOf(() => site);
const bars = (page: Page) => page.locator('.status-line .notice-bar:visible');

describe.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', PHONE],
])('On %s', (_name, size) => {
  test('a form says the most important in one line, and the rest when asked [24.66]', async () => {
    const id = await store({ title: 'Exam fees' });
    await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
    try {
      await keepDraft(id, { title: 'Exam fees of 2083' });
      const page = await openScreen(site, `update-notice/${id}`, size);
      await page.getByText('This is a draft of').waitFor();
      expect(await bars(page).count()).toBe(1);
      const more = named(page, 'button', 'More about this');
      expect(await more.getAttribute('aria-expanded')).toBe('false');
      await more.press('Enter');
      await page.getByText('Texts of this kind are approved by a publisher').waitFor();
      expect(await bars(page).count()).toBe(2);
      await expectAccessible(page, 'one line', [size.width], 'main .status-line');
      await press(page, 'Less');
      expect(await bars(page).count()).toBe(1);
    } finally {
      await site.call('PUT', '/api/settings', { json: { review: [] } });
    }
  });
});

test('a form without anything to add has no button for more [24.66]', async () => {
  const id = await store({ title: 'Plain' });
  const page = await openScreen(site, `update-notice/${id}`);
  await titleField(page).waitFor();
  expect(await named(page, 'button', 'More about this').count()).toBe(0);
});

test('on a phone the action bar is one row whose menu has the other actions, and no field hides behind it [24.67]', async () => {
  const id = await store({ title: 'On a phone', description: '<p>Long</p>'.repeat(30) });
  const page = await openScreen(site, `update-notice/${id}`, PHONE);
  await titleField(page).fill('On a phone, changed');
  await page.getByText(/^Saved /).waitFor();
  const bar = page.locator('.save-bar');
  expect((await bar.boundingBox())?.height).toBeLessThan(80);
  expect(await named(page, 'button', 'Schedule').count()).toBe(0);
  const menu = named(page, 'button', 'More actions');
  await menu.press('Enter');
  for (const name of ['Save draft', 'Preview', 'Schedule']) await named(page, 'button', name).waitFor();
  await named(page, 'link', 'Cancel').waitFor();
  await expectAccessible(page, 'the menu', [390], '.save-bar');
  await press(page, 'Schedule');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
  await menu.press('Enter');
  await press(page, 'Save draft');
  await toast(page, 'Draft saved');
  expect(await managed(id)).toMatchObject({ draft: { fields: { title: 'On a phone, changed' } } });
  const fields = page.locator('.record-form :is(input:not([type="hidden"]), textarea, select)');
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue;
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    const [above, below] = [await field.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('at 400 % zoom the menu of the action bar fits the window and has the focus in view [24.67]', async () => {
  const id = await store({ title: 'Zoomed in' });
  const page = await openScreen(site, `update-notice/${id}`, { width: 320, height: 256 });
  const menu = named(page, 'button', 'More actions');
  await menu.press('Enter');
  const focused = page.locator('.save-bar-more button:focus');
  await focused.waitFor();
  const isOnTop = await focused.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  const list = await page.locator('.save-bar-more').boundingBox();
  expect(list?.y).toBeGreaterThanOrEqual(0);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(256);
  await page.keyboard.press('Escape');
  await eventually(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('in a low window the menu shows the entry of the screen [24.98]', async () => {
  const page = await openScreen(site, 'audit', { width: 1280, height: 600 });
  await screen(page, 'Audit');
  const menu = named(page, 'navigation', 'Admin');
  const isInView = async (name: string) => {
    const box = await named(menu, 'link', name).boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height < 601;
  };
  await eventually(() => isInView('Audit')).toBe(true);
  await page.goto('/admin/dashboard');
  await screen(page, 'Dashboard');
  await eventually(() => isInView('Dashboard')).toBe(true);
});

test('a form is as wide as when its address is typed, whatever was open before [24.99]', async () => {
  const page = await openScreen(site, 'accounts', { width: 1280, height: 900 });
  await named(page, 'link', 'Add').first().click();
  const field = named(page, 'textbox', 'Name');
  const width = async () => (await field.boundingBox())?.width;
  await field.waitFor();
  const followed = await width();
  await page.reload();
  await field.waitFor();
  expect(await width()).toBe(followed);
});

test('a draft without a title says so in the list [24.97]', async () => {
  const { record } = await site.call('POST', '/api/manage/notice', {
    json: { fields: { description: '<p>Soon.</p>' } },
  });
  const page = await openScreen(site, 'notices');
  await named(page, 'link', '(no title yet)').first().click();
  await page.waitForURL(`**/update-notice/${record._id}`);
});

test('a deletion has one toast [24.68]', async () => {
  await store({ title: 'Deleted once' });
  const page = await openScreen(site, 'notices');
  await named(row(page, 'Deleted once'), 'button', 'Delete').click();
  await press(page.getByRole('alertdialog'), 'Delete');
  await toast(page, 'Notice deleted Successfully');
  await toast(page, 'Moved to Trash');
  expect(await page.locator('.toast').count()).toBe(1);
  await press(page, 'Undo');
  await row(page, 'Deleted once').waitFor();
});

test('what visitors searched for in vain stands below the missing pages, and is dismissed there [24.72]', async () => {
  for (const q of ['skiing lessons', 'skiing lessons', 'zeppelin'])
    await site.call('GET', `/search?q=${encodeURIComponent(q)}`, { as: 'nobody' });
  const page = await openScreen(site, 'missing-pages');
  await screen(page, 'Missing pages');
  const list = named(page, 'region', 'Searched for in vain').getByRole('listitem');
  await eventually(() => list.allInnerTexts()).toEqual([
    expect.stringMatching(/^skiing lessons\s+2 times\s+today [\d:]+\s+Dismiss$/),
    expect.stringMatching(/^zeppelin\s+once/),
  ]);
  await expectAccessible(page, 'in vain', [1440, 390], 'main .vain-searches');
  await press(page, 'Dismiss ‘zeppelin’');
  await toast(page, 'Taken off the list');
  await eventually(() => list.count()).toBe(1);
});
