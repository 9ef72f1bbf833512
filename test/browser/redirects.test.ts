import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const visit = async (path: string) => {
  const { status, headers } = await site.call('GET', path, { as: 'nobody' });
  return [status, headers.get('location')];
};
const add = (from: string, to: string, permanent = true) =>
  site.call('POST', '/api/manage/redirects', { json: { from, to, permanent } });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const box = (page: Page, name: string) => named(page, 'textbox', name);

describe('Redirects', () => {
  test('are added by keyboard, with what is wrong beside its field [19.91]', async () => {
    const page = await openScreen(site, 'redirects', { expects: [409] });
    await screen(page, 'Redirects');
    await page.keyboard.press('n');
    await screen(page, 'Add redirect');
    await box(page, 'Old address').focus();
    await page.keyboard.type('/notices');
    await page.keyboard.press('Tab');
    await page.keyboard.type('/faqs');
    await page.keyboard.press('Enter');
    await page.getByText('/notices is a page of this site').first().waitFor();
    await eventually(() => focused(page)).toBe('from');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('/Typed.html');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(() => focused(page)).toBe('permanent');
    await page.keyboard.press('Space');
    await page.keyboard.press('ControlOrMeta+s');
    await toast(page, 'Redirect added Successfully');
    await row(page, '/Typed.html').getByText('For now').waitFor();
    expect(await visit('/typed.html')).toEqual([302, '/faqs']);
  });

  test('are changed and deleted [19.91]', async () => {
    await add('/changed.html', '/faqs');
    const page = await openScreen(site, 'redirects?q=changed');
    await named(row(page, '/changed.html'), 'link', 'Edit').click();
    await screen(page, 'Update redirect');
    await box(page, 'Leads to').fill('/सूचना');
    await press(page, 'Save');
    await toast(page, 'Redirect updated Successfully');
    expect(await visit('/changed.html')).toEqual([301, encodeURI('/सूचना')]);
    await goTo(page, 'redirects?q=changed');
    await named(row(page, '/changed.html'), 'link', '/सूचना').waitFor();
    await named(row(page, '/changed.html'), 'button', 'Delete').click();
    await press(page.getByRole('alertdialog'), 'Delete');
    await toast(page, 'Redirect deleted Successfully');
    await screen(page, 'Nothing found');
    expect((await visit('/changed.html'))[0]).toBe(404);
  });

  test('that somebody else has changed are not overwritten [19.90]', { tags: 'thorough' }, async () => {
    const { record } = await add('/raced.html', '/faqs');
    const page = await openScreen(site, `update-redirect/${record._id}`, { expects: [412] });
    await screen(page, 'Update redirect');
    await eventually(() => box(page, 'Leads to').inputValue()).toBe('/faqs');
    await site.call('PUT', `/api/manage/redirects/${record._id}`, {
      json: { to: '/gallery' },
      headers: { 'if-match': `"${record._id}.1"` },
    });
    await box(page, 'Leads to').fill('/why-us');
    await press(page, 'Save');
    const dialog = named(page, 'alertdialog', 'Which text should stay?');
    await dialog.getByText(/^You, in another window, saved it on .* \(just now\)/).waitFor();
    expect(await named(dialog, 'region', 'Mine: Leads to').textContent()).toBe('/why-us');
    expect(await named(dialog, 'region', 'Stored: Leads to').textContent()).toBe('/gallery');
    expect(await visit('/raced.html')).toEqual([301, '/gallery']);
    await expectAccessible(page, 'redirect-conflict', [390], 'dialog');
    await press(dialog, 'Keep editing');
    expect(await box(page, 'Leads to').inputValue()).toBe('/why-us');
    await press(page, 'Save');
    await named(dialog, 'radio', 'Stored').check();
    await press(dialog, 'Use what I chose');
    expect(await box(page, 'Leads to').inputValue()).toBe('/gallery');
    await box(page, 'Leads to').fill('/why-us');
    await press(page, 'Save');
    await toast(page, 'Redirect updated Successfully');
    expect(await visit('/raced.html')).toEqual([301, '/why-us']);
  });

  test('come from a CSV file, with the lines that were refused [19.89]', async () => {
    const page = await openScreen(site, 'redirects?q=from-file');
    await press(page, 'Import CSV');
    const dialog = named(page, 'dialog', 'Import redirects');
    await press(dialog, 'Import');
    await dialog.getByText('Choose a file first.').waitFor();
    await eventually(() => focused(page)).toBe('file');
    const csv = 'from,to\n/from-file.html,/faqs\n/notices,/faqs\n';
    const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await dialog.getByLabel('CSV file').setInputFiles(file);
    await press(dialog, 'Import');
    await dialog.getByText('1 added, 0 changed.').waitFor();
    await dialog.getByText('Line 3: /notices is a page of this site').waitFor();
    await expectAccessible(page, 'importing', [390], 'dialog');
    await page.keyboard.press('Escape');
    await row(page, '/from-file.html').waitFor();
  });

  test('are found by the palette and in the side navigation [19.91]', { tags: 'thorough' }, async () => {
    const page = await openScreen(site, 'dashboard');
    await page.setViewportSize({ width: 1440, height: 900 });
    await named(named(page, 'navigation', 'Admin'), 'link', 'Redirects').click();
    await screen(page, 'Redirects');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('404');
    await page
      .getByRole('option', { name: /Missing pages/ })
      .first()
      .click();
    await screen(page, 'Missing pages');
  });
});

describe('Missing pages', () => {
  test('lead to a redirect with one press, and back [19.91]', async () => {
    for (const path of ['/lost.html?x=1', '/Lost.html', '/lost-too']) await visit(path);
    const page = await openScreen(site, 'missing-pages?q=lost');
    const lost = row(page, '/lost.html');
    await lost.getByText('2 times').waitFor();
    await named(lost, 'link', 'Redirect').focus();
    await page.keyboard.press('Enter');
    await screen(page, 'Add redirect');
    expect(await box(page, 'Old address').inputValue()).toBe('/lost.html');
    await box(page, 'Leads to').fill('/faqs');
    await press(page, 'Save');
    await toast(page, 'Redirect added Successfully');
    await screen(page, 'Missing pages');
    await row(page, '/lost-too').waitFor();
    expect(await row(page, '/lost.html').count()).toBe(0);
    await named(row(page, '/lost-too'), 'button', 'Dismiss').click();
    await toast(page, 'Taken off the list');
    await row(page, '/lost-too').waitFor({ state: 'detached' });
  });

  test('can be ordered by their last visit [19.91]', async () => {
    for (const path of ['/order-a', '/order-a', '/order-b']) await visit(path);
    const page = await openScreen(site, 'missing-pages?q=order-');
    const firstRow = () => page.getByRole('row').nth(1).textContent();
    await eventually(firstRow).toContain('/order-a');
    await named(page, 'combobox', 'Order').selectOption('Last first');
    await eventually(firstRow).toContain('/order-b');
    expect(new URL(page.url()).search).toBe('?order=latest&q=order-');
  });
});

test('Their screens have no accessibility violations in light or dark colours [19.91]', {
  tags: 'thorough',
}, async () => {
  await add('/accessible.html', 'https://tu.edu.np/', false);
  await visit('/accessible-too');
  await visit(encodeURI('/हराएको-accessible'));
  const page = await openScreen(site, 'redirects?q=accessible');
  await row(page, '/accessible.html').waitFor();
  // Lists and forms are the same everywhere in a wide window.
  await expectAccessible(page, 'redirects', [390], 'main');
  await goTo(page, 'missing-pages?q=accessible');
  await row(page, '/accessible-too').waitFor();
  await expectAccessible(page, 'missing pages', [390], 'main');
  await goTo(page, 'add-redirect');
  await screen(page, 'Add redirect');
  await expectAccessible(page, 'add redirect', [390], 'main');
});

test('the screen of mails says where none is sent, without accessibility violations', async () => {
  const page = await openScreen(site, 'mail');
  await screen(page, 'No mail is sent');
  await screen(page, 'No mail yet');
  await expectAccessible(page, 'no mail', [390], 'main');
});
