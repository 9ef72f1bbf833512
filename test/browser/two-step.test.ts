import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DUTIES } from '../../src/content/duties.ts';
import { codeAt, setUpApp } from '../authenticator-app.ts';
import { freePort } from '../mail-server.ts';
import type { TestSite } from '../site.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo } from './open-screen.ts';

const openPage = setUpPages();
let site: TestSite;
/** An administrator with a second factor, who may require one of others. */
let keeper: Awaited<ReturnType<typeof addStaff>>;
const demand = (isOn: boolean) =>
  site.call('PUT', '/api/settings', { as: keeper.as, json: { adminsNeedSecondFactor: isOn } });

beforeAll(async () => {
  const port = await freePort();
  // Passkeys are bound to the public address.
  const environment = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` };
  site = await startBuiltSite({ environment });
  keeper = await addStaff(site, DUTIES);
  await setUpApp(site, keeper.as);
});
afterEach(() => demand(false));
afterAll(() => site.close());

/** Types e-mail and password of somebody into the sign-in form, and sends it. */
async function signIn(page: Page, email: string) {
  if (page.url().includes('/admin/')) await goTo(page, 'login');
  else await page.goto('/admin/login');
  await named(page, 'textbox', 'Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await press(page, 'Login');
}

const codeField = (page: Page) => named(page, 'textbox', 'Code');

/** An authenticator of Chromium's that answers by itself, its user verified. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an app is set up behind one’s name, with codes to keep, and asked for in a second step [21.19, 21.20, 24.20, 24.119]', async () => {
  const { email } = await addStaff(site, DUTIES);
  const page = await openPage(site, { expects: [400, 401] });
  await signIn(page, email);
  await screen(page, 'Dashboard');
  await page.locator('.own-account-button').click();
  await named(page, 'link', 'Two-step sign-in').click();
  await screen(page, 'Two-step sign-in');
  await press(page, 'Set up an app');
  await named(page, 'img', 'QR picture to scan with the app').waitFor();
  const secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page, 'the screen with the QR code', [1440, 390], 'main');
  await eventually(() => codeField(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await codeField(page).fill('000000');
  await page.keyboard.press('Enter');
  await eventually(() => codeField(page).getAttribute('aria-invalid')).toBe('true');
  await codeField(page).fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  const codes = named(page, 'dialog', 'Your recovery codes');
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  const kept = await codes.getByRole('listitem').first().textContent();
  // They are shown once: neither Escape nor Back takes them away unasked.
  const question = named(page, 'alertdialog', 'Have you kept the codes?');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.evaluate(() => history.back())]) {
    await leave();
    await press(question, 'Back to the codes');
    await question.waitFor({ state: 'detached' });
    expect(await codes.getByRole('listitem').first().textContent()).toBe(kept);
  }
  await press(codes, 'I have kept them');
  await page.getByText('10 left').waitFor();

  await signIn(page, email);
  const code = codeField(page);
  await eventually(() => code.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await code.getAttribute('inputmode')).toBe('numeric');
  await code.fill('१२३ ४५६');
  await page.keyboard.press('Enter');
  await eventually(() => code.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page, 'the second step', [1440, 390]);
  await press(page, 'Use a recovery code instead');
  await named(page, 'textbox', 'Recovery code').fill(kept ?? '');
  await page.keyboard.press('Enter');
  await screen(page, 'Two-step sign-in');
  const told = named(page, 'region', 'You signed in with a recovery code');
  await told.getByText('That code no longer works. Codes left: 9.').waitFor();
  await expectAccessible(page, 'the screen after a recovery code', [1440, 390], 'main');
  await press(told, 'Make new codes');
  await named(page, 'dialog', 'Make new recovery codes?').waitFor();
  await page.keyboard.press('Escape');
  await named(told, 'link', 'Go on to the dashboard').click();
  await screen(page, 'Dashboard');
});

test('a passkey is added, named, and signs in instead of password and code [21.12, 21.20]', async () => {
  const { email } = await addStaff(site, DUTIES);
  const page = await openPage(site, { isFresh: true });
  await addAuthenticator(page);
  await signIn(page, email);
  await screen(page, 'Dashboard');
  await goTo(page, 'two-step');
  await press(page, 'Add a passkey');
  await press(named(page, 'dialog', 'Your recovery codes'), 'I have kept them');
  await press(page, 'Rename Passkey 1');
  const dialog = named(page, 'dialog', 'Rename the passkey');
  await named(dialog, 'textbox', 'Name').fill('My laptop');
  await press(dialog, 'Save');
  await named(page, 'button', 'Remove My laptop').waitFor();
  await expectAccessible(page, 'the list of passkeys', [1440, 390], 'main');
  await goTo(page, 'login');
  await page.evaluate(() => localStorage.clear());
  await press(page, 'Sign in with a passkey');
  await screen(page, 'Dashboard');
  await goTo(page, 'two-step');
  await press(page, 'Remove My laptop');
  const question = named(page, 'dialog', 'Remove the passkey ‘My laptop’?');
  await question.getByLabel('Your password').fill(STAFF_PASSWORD);
  await press(question, 'Remove');
  await toast(page, 'The passkey is removed');
  await eventually(() => named(page, 'button', 'Remove My laptop').count()).toBe(0);
});

test('where it is a must, nothing opens before it is set up, and then everything [21.17, 21.20]', async () => {
  const person = await addStaff(site, ['author']);
  await demand(true);
  const page = await openPage(site, { expects: [403] });
  await signIn(page, person.email);
  await screen(page, 'One more step before you begin');
  await expectAccessible(page, 'the enrolment', [1440, 390]);
  await press(page, 'Set up an app');
  const secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  await codeField(page).fill(codeAt(secret, Date.now()));
  await press(page, 'Confirm');
  await press(named(page, 'dialog', 'Your recovery codes'), 'I have kept them');
  await press(page, 'Go on to the dashboard');
  await screen(page, 'Dashboard');
});
