import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../mail-server.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible, WITHOUT_FRAME } from './accessibility.ts';
import { named, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
const NEW = 'three words apart';
let server: MailServer;
let site: TestSite;

beforeAll(async () => {
  server = await startMailServer();
  site = await startBuiltSite({
    environment: { SMTP_URL: server.url, PUBLIC_URL: 'https://college.example' },
  });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const linkTo = async (email: string, count = 1) => {
  const mails = () => server.arrived.filter(({ recipients }) => recipients[0] === email);
  await eventually(() => mails().length).toBe(count);
  return /\/password\/[\w-]{22}/.exec(mails().at(-1)?.mail.text ?? '')?.[0] ?? '';
};
const signsIn = async (email: string) =>
  (await site.call('POST', '/api/teacher/login', { as: 'nobody', json: { email, password: NEW } })).status;

test('a forgotten password is replaced by a mailed link, without script [24.14, 24.16]', async () => {
  const email = 'maya@home.example';
  const json = { role: 'teacher', name: 'Maya Gurung', email, password: 'a long enough one' };
  await site.call('POST', '/api/account', { json });
  const page = await openPage(site, { javaScriptEnabled: false, width: 390, expects: [400, 404] });
  await page.goto('/login');
  await named(page, 'link', 'Forgotten password?').click();
  await page.getByLabel('Email', { exact: true }).fill('maya');
  await press(page, 'Mail the link');
  await named(page, 'link', 'Email has to look like name@example.org.').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('maya');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await press(page, 'Mail the link');
  await named(page, 'heading', 'Check your mail').waitFor();
  const path = await linkTo(email);
  await page.goto(path);
  await named(page, 'heading', 'Choose a password').waitFor();
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('short');
  await press(page, 'Save the password');
  const refused = 'Password has to have at least 10 characters.';
  await named(page, 'link', refused).click();
  expect(new URL(page.url()).hash).toBe('#password');
  expect(await page.locator('#password-error').textContent()).toBe(refused);
  await password.fill(NEW);
  await press(page, 'Save the password');
  await named(page, 'heading', 'Your password is set').waitFor();
  await named(page, 'link', 'Sign in').click();
  await named(page, 'heading', 'Login').waitFor();
  expect(await signsIn(email)).toBe(200);
  await page.goto(path);
  await named(page, 'heading', 'This link does not work any more').waitFor();
  await named(page, 'button', 'Mail the link').waitFor();
});

test('the pages of passwords are accessible, also in Nepali [24.14]', async () => {
  const email = 'sita@home.example';
  const json = { role: 'teacher', name: 'Sita', email, password: 'a long enough one' };
  await site.call('POST', '/api/account', { json });
  await site.call('POST', '/api/password-link', { as: 'nobody', json: { email } });
  const page = await openPage(site, { expects: [404] });
  for (const path of ['/password', '/ne/password?done=sent', `/ne${await linkTo(email)}`, '/password/over']) {
    await page.goto(path);
    await expectAccessible(page, path, [1440, 360], WITHOUT_FRAME);
  }
});

test('an account is added with an invitation, which is mailed again from its form [24.19]', async () => {
  const email = 'hari@home.example';
  const page = await openScreen(site, 'add-account');
  await screen(page, 'Add account');
  await page.getByLabel('Name', { exact: true }).fill('Hari Tamang');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await named(page, 'combobox', 'Role').selectOption('Teacher');
  await named(page, 'switch', 'Mail an invitation').check();
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
  await press(page, 'Save');
  await toast(page, 'Account added Successfully. The invitation is on its way.');
  const first = await linkTo(email);
  const { list } = await site.call('GET', '/api/accounts?q=hari@');
  await page.goto(`/admin/update-account/${list[0]?._id}`);
  await press(named(page, 'region', 'Password by mail'), 'Mail an invitation');
  await toast(page, `An invitation to ${email} is on its way`);
  const path = await linkTo(email, 2);
  expect(path).not.toBe(first);
  await expectAccessible(page, 'the form of an account', [1440, 390], 'main');
  const visitor = await openPage(site);
  await visitor.goto(path);
  await visitor.getByLabel('New password', { exact: true }).fill(NEW);
  await press(visitor, 'Save the password');
  await named(visitor, 'heading', 'Your password is set').waitFor();
  expect(await signsIn(email)).toBe(200);
});

test('the staff’s sign-in leads to it [24.16]', async () => {
  const page = await openPage(site);
  await page.goto('/admin/login');
  await named(page, 'link', 'Forgotten password?').click();
  await named(page, 'heading', 'Forgotten password?').waitFor();
});
