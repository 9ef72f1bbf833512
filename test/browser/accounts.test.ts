import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { ADMIN, passwordOf, setUpPages } from './open-page.ts';
import { goTo, setUpScreens, walkTo } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
const PASSWORD = 'a long enough one';
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  for (const title of ['BCA', 'BBA']) {
    const { record } = await site.call('POST', '/api/faculty', { json: { title } });
    for (const semester of [`First of ${title}`, `Second of ${title}`])
      await site.call('POST', '/api/semester', { json: { title: semester, faculty: record._id } });
  }
});
afterAll(() => site.close());

const add = async (role: string, name: string, email: string) =>
  (await site.call('POST', '/api/account', { json: { role, name, email, password: PASSWORD } })).record._id;
const login = (role: string, email: string, password: string, at = site) =>
  at.call('POST', `/api/${role}/login`, { as: 'nobody', json: { email, password } });
const offered = (page: Page, label: string) =>
  named(page, 'combobox', label).locator('option').allTextContents();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.id || '');
const column = (page: Page, title: string, name: string) =>
  row(page, title).locator(`.${name}`).textContent();

describe('the accounts', () => {
  test('are added with a password to hand over, found, changed, disabled and deleted', async () => {
    const page = await openScreen(site, 'dashboard', { expects: [400, 409] });
    await named(page, 'navigation', 'Admin').getByRole('link', { name: 'Accounts' }).click();
    await screen(page, 'Accounts');
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      ...['S.N', 'Name', 'Email', 'Role', 'Status', 'Action'],
    ]);
    await eventually(() => column(page, 'Administrator', 'status')).toBe('You');
    await named(page, 'link', 'Add').click();
    await screen(page, 'Add account');
    await press(page, 'Save');
    await toast(page, 'Name is required.', 'alert');
    await page.getByText('Role has to be admin, student or teacher.', { exact: true }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await page.keyboard.type('Sujata Rai');
    await page.getByLabel('Email', { exact: true }).fill(ADMIN);
    expect(await named(page, 'combobox', 'Faculty').count()).toBe(0);
    await named(page, 'combobox', 'Role').selectOption('Student');
    expect(await offered(page, 'Semester')).toEqual(['Please select']);
    await named(page, 'combobox', 'Faculty').selectOption('BBA');
    await eventually(() => offered(page, 'Semester')).toEqual([
      ...['Please select', 'First of BBA', 'Second of BBA'],
    ]);
    await named(page, 'combobox', 'Semester').selectOption('Second of BBA');
    await press(page, 'Generate');
    const password = await page.getByLabel('Password', { exact: true }).inputValue();
    expect(password).toMatch(/^\w{5}(-\w{5}){3}$/);
    await press(page, 'Save');
    await page.locator('form').getByText('This email address already belongs to an account.').waitFor();
    await page.getByLabel('Email', { exact: true }).fill('sujata@localhost');
    await press(page, 'Save');
    await toast(page, 'Account added Successfully');
    await screen(page, 'Accounts');
    const { record } = await login('student', 'sujata@localhost', password);
    const details = await site.call('POST', '/api/student/details', { as: { token: record.token ?? '' } });
    expect(details.json).toMatchObject({
      student: { faculty_semesters: [{ title: 'First of BBA' }, { title: 'Second of BBA' }] },
    });

    await named(page, 'searchbox', 'Filter by keyword').fill('sujata');
    await eventually(() => page.getByRole('row').count()).toBe(2);
    await named(row(page, 'Sujata Rai'), 'link', 'Edit').click();
    await screen(page, 'Update account');
    await eventually(() => named(page, 'combobox', 'Semester').locator('option:checked').textContent()).toBe(
      'Second of BBA',
    );
    await named(page, 'combobox', 'Faculty').selectOption('BCA');
    await eventually(() => offered(page, 'Semester')).toContain('First of BCA');
    await named(page, 'switch', 'Disabled').check();
    await named(page, 'navigation', 'Admin').getByRole('link', { name: 'Banners' }).click();
    await named(page, 'alertdialog', 'Leave without saving?').waitFor();
    await press(page, 'Keep editing');
    await press(page, 'Save');
    await toast(page, 'Account updated Successfully');
    await eventually(() => column(page, 'Sujata Rai', 'status')).toBe('Disabled');
    expect((await login('student', 'sujata@localhost', password)).status).toBe(401);

    await press(row(page, 'Sujata Rai'), 'Delete');
    const question = named(page, 'alertdialog', 'Are you really want to delete this account?');
    await eventually(() => focused(page)).toBe('Cancel');
    await press(question, 'Delete');
    await toast(page, 'Account deleted Successfully');
    await eventually(() => row(page, 'Sujata Rai').count()).toBe(0);
  });

  test('show where somebody else is signed in, and end it there [21.52]', async () => {
    const id = await add('teacher', 'Maya Gurung', 'maya@localhost');
    for (let times = 0; times < 3; times += 1) await login('teacher', 'maya@localhost', PASSWORD);
    const page = await openScreen(site, `update-account/${id}`);
    const sessions = named(page, 'region', 'Sessions');
    const lines = sessions.getByRole('listitem');
    await eventually(() => lines.count()).toBe(3);
    await press(lines.first(), 'End');
    await toast(page, 'Session ended');
    await eventually(() => lines.count()).toBe(2);
    await press(sessions, 'End all sessions');
    await sessions.getByText('This person is not signed in anywhere.').waitFor();
  });

  test('keep at least one active administrator', async () => {
    const page = await openScreen(site, 'accounts', { expects: [409] });
    await press(row(page, 'Administrator'), 'Delete');
    await press(named(page, 'alertdialog', 'Are you really want to delete this account?'), 'Delete');
    await toast(page, 'This is the last administrator who can sign in, and cannot be removed.', 'alert');
    await named(row(page, 'Administrator'), 'link', 'Edit').click();
    await named(page, 'switch', 'Disabled').check();
    await press(page, 'Save');
    await toast(page, 'This is the last administrator who can sign in, and cannot be disabled.', 'alert');
  });
});

describe('one’s own account in the back office', () => {
  // On a site of its own, because it ends the administrator's other sessions.
  let own: TestSite;
  beforeAll(async () => {
    own = await startBuiltSite();
  });
  afterAll(() => own.close());

  test('changes its password and lists its sessions, by keyboard alone', async () => {
    const page = await openPage(own, { as: 'admin', width: 390, expects: [400] });
    const elsewhere = await login('user', ADMIN, passwordOf(own), own);
    const { keyboard } = page;
    await page.goto('/admin/accounts');
    await named(page, 'button', 'Administrator').focus();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await eventually(() => focused(page)).toBe('Change password');
    await keyboard.press('Enter');
    const dialog = named(page, 'dialog', 'Change password');
    await dialog.waitFor();
    await keyboard.press('Enter');
    await dialog.getByText('Type the password that you have now.').waitFor();
    await keyboard.insertText('wrong password');
    await keyboard.press('Tab');
    await keyboard.insertText(PASSWORD);
    await keyboard.press('Enter');
    await dialog.getByText('This is not your current password.').waitFor();
    await keyboard.press('Control+A');
    await keyboard.insertText(passwordOf(own));
    await keyboard.press('Enter');
    await toast(page, 'Password changed. Everywhere else you are signed out.');
    await eventually(() => focused(page)).toBe('Administrator');
    expect((await login('user', ADMIN, passwordOf(own), own)).status).toBe(401);
    const old = { token: elsewhere.record.token ?? '' };
    expect((await own.call('GET', '/api/me', { as: old })).status).toBe(401);

    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    const sessions = named(page, 'dialog', 'Sessions');
    await eventually(() => sessions.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^Chrome on Linuxsince today \d\d:\d\dThis one$/),
    ]);
    const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}'));
    const json = { current: PASSWORD, password: passwordOf(own) };
    own.token = (await own.call('PUT', '/api/me/password', { as: { token }, json })).record.token ?? '';
    await page.evaluate(
      (fresh) => localStorage.setItem('profile', JSON.stringify({ token: fresh, user: { role: 'admin' } })),
      own.token,
    );
    await press(sessions, 'Sign out everywhere');
    await page.waitForURL(`${own.url}/`);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect((await own.call('GET', '/api/me')).status).toBe(401);
    own.token = (await login('user', ADMIN, passwordOf(own), own)).record.token ?? '';
  });
});

test('the accounts are paginated, and the filter searches all of them', { tags: 'thorough' }, async () => {
  const ids: (string | undefined)[] = [];
  for (let number = 1; number <= 22; number += 1)
    ids.push(await add('teacher', `Teacher ${number}`, `teacher-${number}@localhost`));
  const { headers } = await site.call('GET', '/api/accounts?limit=1');
  const total = Number(headers.get('x-total-count'));
  const page = await openScreen(site, 'dashboard');
  const listed = page.waitForRequest(/\/api\/accounts\?/);
  await goTo(page, 'accounts');
  expect(new URL((await listed).url()).searchParams.get('limit')).toBe('20');
  await page.getByText(`1 to 20 of ${total}`, { exact: true }).waitFor();
  await named(page, 'link', 'Next').click();
  await page.getByText(`21 to ${total} of ${total}`, { exact: true }).waitFor();
  expect(await column(page, 'Administrator', 'number')).toBe(String(total));
  await named(page, 'searchbox', 'Filter by keyword').fill('teacher 2');
  await page.getByText('1 to 4 of 4', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=teacher+2');
  await goTo(page, 'accounts?page=9');
  await page.getByText(`21 to ${total} of ${total}`, { exact: true }).waitFor();
  for (const id of ids) await site.call('DELETE', `/api/account/${id}`);
});

test('axe finds nothing on the accounts in light or dark colours', { tags: 'thorough' }, async () => {
  const page = await openScreen(site, 'accounts', { expects: [400] });
  await row(page, 'Administrator').waitFor();
  // Lists and forms are the same everywhere in a wide window. The form of an account that exists, with its sessions and
  // duties, is checked where these are given.
  const widths = [390];
  await expectAccessible(page, 'accounts', widths, 'main');
  await walkTo(page, 'add-account');
  await screen(page, 'Add account');
  await named(page, 'combobox', 'Role').selectOption('Student');
  await press(page, 'Generate');
  await press(page, 'Save');
  await toast(page, 'Name is required.', 'alert');
  await named(page, 'combobox', 'Semester').waitFor();
  await expectAccessible(page, 'refused', widths, 'main');
  for (const dialog of ['Change password', 'Sessions']) {
    await press(page, 'Administrator');
    await named(page, 'button', dialog).waitFor();
    if (dialog === 'Sessions') await expectAccessible(page, 'menu', [], '.top-bar');
    await press(page, dialog);
    await named(page, 'dialog', dialog).waitFor();
    await expectAccessible(page, dialog, [], 'dialog');
    await page.keyboard.press('Escape');
  }
});
