import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { ADMIN, passwordOf, setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
  const json = { role: 'admin', name: 'Bina', email: 'bina@example.org', password: 'ten letters and more' };
  await site.call('POST', '/api/account', { json });
});
afterAll(() => site.close());

const staffLink = (page: Page) => named(page, 'link', 'Staff sign-in');
const title = (page: Page) => named(page, 'textbox', 'Title');
const again = (page: Page) => named(page, 'dialog', 'Please sign in again');
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('wanted-page'));

async function signIn(within: Page | ReturnType<typeof again>, email = ADMIN, password = passwordOf(site)) {
  await within.getByLabel('Email', { exact: true }).fill(email);
  await within.getByLabel('Password', { exact: true }).fill(password);
  await press(within, 'Login');
}

test('the wanted page is offered by a line on the home page and opened by its sign-in, once; after Logout Back shows nothing of before, and every other window leads home or hides unsaved words until the same person is back [2.31, 17.70-17.74]', async () => {
  const page = await openPage(site, { expects: [401] });
  await page.goto('/admin/notices?q=exam');
  await page.waitForURL(`${site.url}/`);
  await staffLink(page).waitFor();
  await expectAccessible(page, 'the line for staff', [360, 1440], '.staff-line');
  await staffLink(page).click();
  await screen(page, 'Administrator sign-in');
  await signIn(page);
  await page.waitForURL(`${site.url}/admin/notices?q=exam`);
  expect(await kept(page)).toBeNull();

  await named(named(page, 'navigation', 'Admin'), 'link', 'Banners').click();
  await screen(page, 'Banners');
  const pageOf = (type: string) =>
    page.evaluate((type) => {
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      return document.documentElement.checkVisibility();
    }, type);
  expect(await pageOf('pagehide'), 'what the back/forward cache keeps').toBe(false);
  await pageOf('pageshow');
  await screen(page, 'Banners');
  await press(page, 'Logout');
  await page.waitForURL(`${site.url}/`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /visit-/.test(name)),
  );
  expect(await staffLink(page).count()).toBe(0);
  await page.goBack();
  await page.waitForURL(`${site.url}/`);
  expect(await named(page, 'navigation', 'Admin').count()).toBe(0);
  expect((await site.call('GET', '/admin/notices')).headers.get('cache-control')).toContain('no-store');

  // Back has asked for a page of the back office again; a sign-in by another way does not lead there.
  await staffLink(page).waitFor();
  await page.goto('/admin/login');
  await signIn(page);
  await page.waitForURL(`${site.url}/admin/dashboard`);
  expect(await kept(page)).toBeNull();

  const [idle, writing] = [await page.context().newPage(), await page.context().newPage()];
  await idle.goto('/admin/banners');
  await screen(idle, 'Banners');
  await writing.goto('/admin/add-notice');
  await title(writing).fill('Half a thought');
  await press(page, 'Logout');
  await idle.waitForURL(`${site.url}/`);
  await again(writing).waitFor();
  expect(await writing.getByText('Half a thought').isVisible()).toBe(false);
  expect(await title(writing).count()).toBe(0);
  expect(await again(writing).getByLabel('Email', { exact: true }).inputValue()).toBe(ADMIN);

  await signIn(again(writing), 'bina@example.org', 'ten letters and more');
  const words = `Only ${ADMIN} can go on in this window. Sign in with that account, or cancel.`;
  await eventually(() => again(writing).getByRole('alert').textContent()).toBe(words);
  expect(await writing.evaluate(() => localStorage.getItem('profile'))).toBeNull();

  await signIn(again(writing));
  await again(writing).waitFor({ state: 'detached' });
  expect(await title(writing).inputValue()).toBe('Half a thought');
  await save(writing);
  await toast(writing, 'Notice added Successfully');
});

test('after Logout the dashboard of a student leads home from another window [17.73]', {
  tags: 'thorough',
}, async () => {
  const asha = { role: 'student', name: 'Asha', email: 'asha@example.org', password: 'ten letters and more' };
  await site.call('POST', '/api/account', { json: asha });
  const { json } = await site.call('POST', '/api/student/login', { as: 'nobody', json: asha });
  const page = await openPage(site);
  await page.goto('/robots.txt');
  await page.evaluate((profile) => localStorage.setItem('profile', JSON.stringify(profile)), json);
  const other = await page.context().newPage();
  await other.goto('/student/dashboard');
  await other.getByText('Asha', { exact: true }).waitFor();
  await page.goto('/student/dashboard');
  await press(page, 'Logout');
  await other.waitForURL(`${site.url}/`);
});
