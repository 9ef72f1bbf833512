import type { Locator, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { descriptionsOf, named, press, save, screen, signOut, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { ADMIN, passwordOf, setUpPages } from './open-page.ts';
import { goTo } from './open-screen.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  await site.call('PUT', '/api/settings', { json: { name: 'Bidhyalaya'.repeat(12) } });
});
afterAll(() => site.close());

async function visitLogin(options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(site, options);
  await page.goto('/admin/login');
  await screen(page, 'Administrator sign-in');
  return page;
}

type Window = Awaited<ReturnType<typeof visitLogin>>;

async function signIn(page: Window, password = passwordOf(site)) {
  await page.getByLabel('Email', { exact: true }).fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Login');
}

/** Expects that the refused field has the focus and a message. */
async function expectRefusal(field: Locator, words: string) {
  await eventually(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await descriptionsOf(field)).toContain(words);
}

const storedProfile = (page: Window) => page.evaluate(() => localStorage.getItem('profile'));

describe('the guard', () => {
  /** Expects that a page redirects to the home page, without waiting for that page to load. */
  async function expectLedHome(page: Window, address: string) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForURL(`${site.url}/`, { waitUntil: 'commit' });
  }

  test('leads home from every address without a session, and students [2.30, 3.27, 6.1, 6.7]', async () => {
    // The notice to update does not exist, and may be asked for before the guard leads away.
    const page = await openPage(site, { expects: [404] });
    for (const path of ['', '/update-notice/1']) await expectLedHome(page, `/admin${path}`);
    const profile = { token: 'made-up', student: { role: 'student' } };
    await page.evaluate((value) => localStorage.setItem('profile', JSON.stringify(value)), profile);
    await expectLedHome(page, '/admin/notices');
  });

  test('is only a convenience: with a forged role the server still refuses the requests [6.7, 6.10]', async () => {
    const page = await openPage(site, { expects: [401] });
    await page.goto('/robots.txt');
    const forged = { token: 'forged', user: { _id: '1', name: 'X', email: ADMIN, role: 'admin' } };
    await page.evaluate((value) => localStorage.setItem('profile', JSON.stringify(value)), forged);
    await page.goto('/admin/add-notice');
    await page.getByLabel('Title', { exact: true }).fill('Forged');
    await save(page);
    await named(page, 'dialog', 'Please sign in again').waitFor();
    expect((await site.call('GET', '/api/notices')).list).toEqual([]);
  });
});

describe('the sign-in', () => {
  test('sends nothing until both fields are filled in, and then any values; says what the server refuses until one types; then signs every call, until Logout ends the session, clears the stored data, and opens the home page [2.36, 2.37, 4.7, 4.8, 5.1, 6.8, 8.1, 16.14, 17.90]', async () => {
    const page = await visitLogin({ expects: [401] });
    const calls: Request[] = [];
    page.on('request', (call) => {
      if (new URL(call.url()).pathname.startsWith('/api/')) calls.push(call);
    });
    const email = page.getByLabel('Email', { exact: true });
    const password = page.getByLabel('Password', { exact: true });
    const alerts = () => page.getByRole('alert').allTextContents();
    for (const [filled, missing, words] of [
      [email, password, 'Type your password.'],
      [password, email, 'Type your email.'],
    ] as const) {
      await missing.fill('');
      await filled.fill('no address');
      await press(page, 'Login');
      await expectRefusal(missing, words);
      expect(await missing.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
      expect(await filled.getAttribute('aria-invalid')).not.toBe('true');
    }
    expect(calls).toEqual([]);
    await email.fill('no address');
    await press(page, 'Login');
    await toast(page, 'Invalid email or password', 'alert');
    await password.pressSequentially('x');
    expect(await password.getAttribute('aria-invalid')).not.toBe('true');
    await eventually(alerts).toEqual([]);

    await signIn(page, 'wrong password');
    await toast(page, 'Invalid email or password', 'alert');
    expect(await storedProfile(page)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/admin/login');
    expect(await email.inputValue()).toBe(ADMIN);
    await expectRefusal(password, 'Check the email, and type the password again.');
    await signIn(page);
    await toast(page, 'Login Successfully');
    expect(await alerts()).not.toContain('Invalid email or password');

    await screen(page, 'Dashboard');
    await goTo(page, 'notices');
    await screen(page, 'Notices');
    const { token } = JSON.parse((await storedProfile(page)) ?? '{}');
    const carried = async (are: (call: Request) => boolean) =>
      Promise.all(calls.filter(are).map(async (call) => (await call.allHeaders()).authorization));
    const isLogin = (call: Request) => call.url().endsWith('/api/user/login');
    expect(await carried(isLogin)).toEqual([undefined, undefined, undefined]);
    const others = await carried((call) => !isLogin(call));
    expect(others.length).toBeGreaterThan(3);
    expect([...new Set(others)]).toEqual([`Bearer ${token}`]);

    await signOut(page, site, token);
  });

  test('leaves a long unbroken name of the college within a window of 320 px, opens the dashboard, stores the response, and shows a toast for 5000 ms [2.17, 2.31, 3.26, 4.6, 6.1, 8.26, 9.12, 16.8]', async () => {
    const page = await openPage(site, { width: 320 });
    await page.clock.install({ time: '2026-01-01T10:00:00Z' });
    await page.goto('/admin/login');
    await screen(page, 'Administrator sign-in');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.pauseAt('2026-01-01T11:00:00Z');
    await signIn(page);
    await screen(page, 'Dashboard');
    expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
    await page.clock.runFor(100);
    await toast(page, 'Login Successfully');
    const profile = JSON.parse((await storedProfile(page)) ?? '{}');
    expect(profile).toMatchObject({ token: expect.any(String), user: { email: ADMIN, role: 'admin' } });
    await page.clock.runFor(4800);
    expect(await page.getByRole('status').allTextContents()).toContain('Login Successfully');
    await page.clock.runFor(1000);
    await eventually(() => page.getByRole('status').allTextContents()).not.toContain('Login Successfully');
  });
});
