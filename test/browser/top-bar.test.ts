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

test('on a phone a toast lies over the top bar alone, also with two lines and a button [24.112]', async () => {
  const title = 'The office is closed from Ghatasthapana until the day after Kojagrat Purnima';
  await site.call('POST', '/api/notice', { json: { title } });
  const page = await openPage(site, {
    as: 'admin',
    width: 390,
    hasTouch: true,
    isMobile: true,
    expects: [400],
  });
  const endOf = (selector: string) =>
    page.locator(selector).evaluate((it) => it.getBoundingClientRect().bottom);
  await page.goto('/admin/notices');
  await named(row(page, title), 'button', 'Delete').click();
  await press(page.getByRole('alertdialog'), 'Delete');
  await toast(page, 'Moved to Trash');
  expect(await endOf('.toast')).toBeLessThanOrEqual(await endOf('.top-bar'));
  await expectAccessible(page, 'a toast on a phone', [], '.toaster');
  await press(page, 'Undo');
  await page.goto('/admin/menu');
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await toast(page, '‘Home’ is out of the menu, once you save');
  expect(await endOf('.toast')).toBeLessThanOrEqual(await endOf('.top-bar'));
  await page.goto('/admin/add-account');
  await press(page, 'Save');
  await toast(page, 'Name is required.', 'alert');
  expect(await endOf('.toast')).toBeLessThanOrEqual(await endOf('.top-bar'));
});

test('a touch on a toast over the top bar uncovers the bar [24.114]', async () => {
  const page = await openPage(site, { as: 'admin', width: 390, hasTouch: true, isMobile: true });
  await page.goto('/admin/menu');
  await page.getByRole('button', { name: 'Remove' }).first().tap();
  await toast(page, '‘Home’ is out of the menu, once you save');
  await page.locator('.toast-words').tap();
  await page.locator('.toast').waitFor({ state: 'detached', timeout: 1000 });
  await named(page, 'button', 'Menu').tap();
  await named(page, 'navigation', 'Admin').waitFor();
});
