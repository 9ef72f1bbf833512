import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

test('on a phone the account’s menu has the words of the top bar’s icons, and Logout is there only; on wider windows Logout is a button of the top bar, and once [16.4, 17.120]', async () => {
  const page = await openPage(site, { as: 'admin' });
  await page.goto('/admin/notices');
  await screen(page, 'Notices');
  const bar = named(page, 'banner', '');
  const menu = bar.locator('[popover]');
  for (const width of [640, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await press(bar, 'Administrator');
    await menu.waitFor();
    expect(await named(page, 'button', 'Logout').count(), String(width)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await named(bar, 'button', 'Logout').count(), String(width)).toBe(1);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await named(bar, 'button', 'Logout').count()).toBe(0);
  await press(bar, 'Administrator');
  expect(await menu.locator('button:visible, a:visible').allTextContents()).toEqual([
    'Change password',
    'Sessions',
    'Two-step sign-in',
    'Keyboard shortcuts',
    'Find anything',
    'नेपाली',
    'View site',
    'Logout',
  ]);
  await expectAccessible(page, 'the menu of the account', [], '.top-bar');
  await press(menu, 'Find anything');
  await named(page, 'dialog', 'Find anything').waitFor();
  await page.keyboard.press('Escape');
  await press(bar, 'Administrator');
  await press(menu, 'Logout');
  await page.waitForURL(`${site.url}/`);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('on a phone a toast covers neither the top bar nor a bar below, and what a screen ends with can be scrolled clear of it, also with two lines and a button [24.112]', async () => {
  const title = 'The office is closed from Ghatasthapana until the day after Kojagrat Purnima';
  for (const one of [title, 'Another']) await site.call('POST', '/api/notice', { json: { title: one } });
  const page = await openPage(site, {
    as: 'admin',
    width: 390,
    hasTouch: true,
    isMobile: true,
    expects: [400],
  });
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
  /** Expects the toast above what is at the bottom of the window, and the last control of the screen above the toast. */
  const expectClear = async (bar: string | null) => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const { top, bottom } = await boxOf('.toast');
    expect(top).toBeGreaterThan((await boxOf('.top-bar')).bottom);
    expect(bottom).toBeLessThanOrEqual(bar ? (await boxOf(bar)).top : 900);
    const within = ':is(a, button, input, select, textarea, [contenteditable])';
    const ends = await page
      .locator(`.screen ${within}:visible`)
      .evaluateAll(
        (all, bar) =>
          all.flatMap((it) => (bar && it.closest(bar) ? [] : [it.getBoundingClientRect().bottom])),
        bar,
      );
    expect(Math.max(...ends)).toBeLessThanOrEqual(top);
  };
  await page.goto('/admin/notices');
  await named(row(page, title), 'button', 'Delete').click();
  await press(page.getByRole('alertdialog'), 'Delete');
  await toast(page, 'Moved to Trash');
  await expectClear(null);
  await expectAccessible(page, 'a toast on a phone', [], '.toaster');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expectClear('.bulk-bar');
  await press(page, 'Undo');
  await page.goto('/admin/menu');
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await toast(page, '‘Home’ is out of the menu, once you save');
  await expectClear('.save-bar');
  await page.goto('/admin/add-account');
  await press(page, 'Save');
  await toast(page, 'Name is required.', 'alert');
  await expectClear('.save-bar');
});

test('a touch on a toast of a phone takes it away, while the top bar can be used [24.114]', async () => {
  const page = await openPage(site, { as: 'admin', width: 390, hasTouch: true, isMobile: true });
  await page.goto('/admin/menu');
  await page.getByRole('button', { name: 'Remove' }).first().tap();
  await toast(page, '‘Home’ is out of the menu, once you save');
  await named(page, 'button', 'Menu').tap();
  await named(page, 'navigation', 'Admin').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.toast-words').tap();
  await page.locator('.toast').waitFor({ state: 'detached', timeout: 1000 });
});

test('the time of Undo stands still while a dialog stands over it [24.122]', async () => {
  await site.call('POST', '/api/notice', { json: { title: 'Deleted and missed' } });
  const page = await openPage(site, { as: 'admin' });
  await page.clock.install();
  await page.goto('/admin/notices');
  await named(row(page, 'Deleted and missed'), 'button', 'Delete').click();
  await press(page.getByRole('alertdialog'), 'Delete');
  const undo = named(page, 'button', 'Undo');
  await undo.waitFor();
  await page.keyboard.press('Control+k');
  await named(page, 'dialog', 'Find anything').waitFor();
  await page.clock.runFor(30_000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(8000);
  expect(await undo.isVisible()).toBe(true);
  await page.clock.runFor(5000);
  await undo.waitFor({ state: 'detached' });
});
