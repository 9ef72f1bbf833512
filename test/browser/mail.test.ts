import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, Refusal, startMailServer } from '../mail-server.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());

describe('the mails', () => {
  let server: MailServer;
  let site: TestSite;
  beforeAll(async () => {
    server = await startMailServer();
    site = await startBuiltSite({
      environment: { SMTP_URL: server.url, NOTIFY_EMAIL: 'office@himal.example' },
    });
    server.behaviour.recipient = (address) =>
      address.startsWith('full') ? new Refusal(550, 'Mailbox full') : undefined;
    for (const email of ['sita@home.example', 'full@home.example']) {
      const json = { name: 'सीता शर्मा', email, program: 'BCA' };
      await site.call('POST', '/api/application', { as: 'nobody', json });
    }
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  const mailTo = (page: Page, address: string) =>
    page.getByRole('row').filter({ has: page.getByRole('cell', { name: address, exact: true }) });

  test('are reached from the settings, show the state of each, and are sent again by keyboard', {
    tags: 'thorough',
  }, async () => {
    const page = await openScreen(site, 'settings');
    await eventually(async () => (await site.call('GET', '/api/mails?state=waiting')).list.length).toBe(0);
    await named(page.getByRole('main'), 'link', 'Mail').click();
    await screen(page, 'Mail');
    await page.getByText(new URL(server.url).host).waitFor();
    const sent = mailTo(page, 'sita@home.example');
    await sent.getByText('Sent', { exact: true }).waitFor();
    const about = await named(sent, 'link', 'Application').getAttribute('href');
    const { list } = await site.call('GET', '/api/applications');
    expect(list.map(({ _id }) => `/admin/application/${_id}`)).toContain(about);
    expect(await sent.getByRole('button').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Filter by keyword' }).fill('nobody');
    await screen(page, 'Nothing found');
    await press(page, 'Show all mails');
    await sent.waitFor();
    await named(page, 'combobox', 'State').selectOption('Not sent');
    await eventually(() => page.getByRole('row').count()).toBe(2);
    // The filter stands in the address.
    await goTo(page, page.url().split('/admin/')[1] ?? '');
    await mailTo(page, 'full@home.example')
      .getByText(/Mailbox full/)
      .waitFor();
    expect(await page.getByRole('row').count()).toBe(2);

    await goTo(page, 'dashboard');
    await page.getByText('A mail was not sent in the last seven days.').waitFor();
    await named(page, 'link', 'See why, and send again').click();
    await screen(page, 'Mail');
    server.behaviour = {};
    await named(mailTo(page, 'full@home.example'), 'button', 'Send again').focus();
    await page.keyboard.press('Enter');
    await toast(page, 'The mail is sent again');
    await screen(page, 'Nothing found');
    await press(page, 'Show all mails');
    await mailTo(page, 'full@home.example').getByText('Sent', { exact: true }).waitFor();
    await goTo(page, 'dashboard');
    await named(page, 'heading', 'At a glance').waitFor();
    expect(await page.getByText('was not sent').count()).toBe(0);

    server.behaviour.recipient = () => new Refusal(550, 'Not today');
    const names = ['first@all.example', 'second@all.example'];
    for (const to of names) await site.call('POST', '/api/mail-test', { json: { to } });
    await goTo(page, 'mail');
    for (const to of names) await mailTo(page, to).getByText('Not sent', { exact: true }).waitFor();
    server.behaviour = {};
    await press(page, 'Send all again (2)');
    await toast(page, '2 mails are sent again');
    for (const to of names) await mailTo(page, to).getByText('Sent', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Send all again/ }).waitFor({ state: 'detached' });
  });

  test('can be tried, and the list follows by itself', { tags: 'thorough' }, async () => {
    const page = await openScreen(site, 'mail', { expects: [400] });
    await named(page, 'textbox', 'Address for a test').fill('nobody');
    await press(page, 'Send a test mail');
    await toast(page, 'To has to look like name@example.org.', 'alert');
    const field = named(page, 'textbox', 'Address for a test');
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('me@himal.example');
    await page.keyboard.press('Enter');
    await toast(page, 'A test mail to me@himal.example is on its way');
    await mailTo(page, 'me@himal.example').getByText('Sent', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('');
    await eventually(() =>
      server.arrived.some(({ recipients }) => recipients[0] === 'me@himal.example'),
    ).toBe(true);
  });

  test('have a screen without accessibility violations in light or dark colours', {
    tags: 'thorough',
  }, async () => {
    const page = await openScreen(site, 'mail');
    await mailTo(page, 'sita@home.example').waitFor();
    // Lists are the same everywhere in a wide window.
    await expectAccessible(page, 'mail', [390], 'main');
  });
});
