import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  for (const title of ['Tihar holidays', 'भर्ना सूचना २०८३']) {
    await site.call('POST', '/api/notice', { json: { title } });
  }
  for (let number = 1; number <= 7; number += 1) {
    await site.call('POST', '/api/faq', { json: { title: `Is room ${number} open?` } });
  }
  const applicant = { name: 'Tihar Rai', email: 'tihar@example.org', program: 'BCA' };
  await site.call('POST', '/api/application', { as: 'nobody', json: applicant });
});
afterAll(() => site.close());

const palette = (page: Page) => named(page, 'dialog', 'Find anything');
const box = (page: Page) => named(page, 'combobox', 'Find a screen or a record');
const options = (page: Page) => palette(page).getByRole('option');
const said = (page: Page) => palette(page).getByRole('status');
/** The active option, by `aria-activedescendant`. */
const active = (page: Page) =>
  box(page).evaluate(
    (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

async function open(page: Page) {
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
}

/** On an empty list, because the dashboard takes longer. */
async function arrive(path = 'banners', title = 'Banners') {
  const page = await openScreen(site, path, { expects: [503] });
  await screen(page, title);
  return page;
}

describe('the palette', () => {
  test('opens by its button, which gets the focus back, and by its keys', async () => {
    const page = await arrive();
    const button = named(page, 'button', 'Find anything');
    await button.click();
    await eventually(() => box(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await open(page);
    await page.keyboard.press('Control+k');
    await palette(page).waitFor({ state: 'detached' });
  });

  test('leads to a screen by its name in either script, with the focus on its heading', async () => {
    const page = await arrive();
    await open(page);
    expect(await active(page)).toContain('Dashboard');
    await page.keyboard.type('सूचना');
    await eventually(() => active(page)).toContain('Notices');
    await page.keyboard.press('Enter');
    await screen(page, 'Notices');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Notices');
    expect(await palette(page).count()).toBe(0);
  });

  test('finds records of every kind by their titles, with what tells namesakes apart, says how many, and opens one [17.17]', async () => {
    const page = await arrive();
    await open(page);
    await page.keyboard.type('tihar');
    await eventually(() => said(page).textContent()).toBe('2 found');
    const groups = palette(page).getByRole('group');
    await eventually(() => groups.allInnerTexts()).toEqual([
      expect.stringContaining('Tihar holidays'),
      expect.stringContaining('Tihar Rai'),
    ]);
    await named(named(palette(page), 'group', 'Notices'), 'option', 'Tihar holidays').waitFor();
    expect(await active(page)).toBe('Tihar holidays');
    expect(await named(palette(page), 'option', 'Tihar holidays').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe('Tihar Rai tihar@example.org');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await screen(page, 'Update notice');
    expect(await named(page, 'textbox', 'Title').inputValue()).toBe('Tihar holidays');
  });

  test('leads to a deleted record in the trash, to a setting with the focus in it, and opens the change of one’s password [24.61, 24.62, 24.63]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Dashain holidays' } });
    await site.call('DELETE', `/api/notice/${record._id}`);
    const page = await arrive();
    await open(page);
    await page.keyboard.type('dashain');
    await eventually(() => active(page)).toBe('Dashain holidays In Trash');
    await page.keyboard.press('Enter');
    await screen(page, 'Trash');
    expect(new URL(page.url()).search).toBe('?type=notice&q=Dashain+holidays');
    await named(page, 'cell', 'Dashain holidays').waitFor();

    const label = 'Opening hours of the office';
    // From another screen, and from the same one.
    for (let times = 0; times < 2; times += 1) {
      await open(page);
      await page.keyboard.type('opening hours');
      await eventually(() => active(page)).toBe(`${label} Contact`);
      await page.keyboard.press('Enter');
      const field = named(page, 'textbox', label);
      await eventually(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
      await named(page, 'textbox', 'Motto').focus();
    }

    await open(page);
    await page.keyboard.type('मेरो पासवर्ड');
    await eventually(() => active(page)).toBe('Change my password');
    await page.keyboard.press('Enter');
    await named(page, 'dialog', 'Change password').waitFor();
    await page.keyboard.press('Escape');
    const button = named(page, 'textbox', 'Motto');
    await eventually(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('opens the form for a new record, and the list when there are many results', {
    tags: 'thorough',
  }, async () => {
    const page = await arrive();
    await open(page);
    await page.keyboard.type('add faq');
    await eventually(() => active(page)).toBe('Add FAQ');
    await page.keyboard.press('Enter');
    await screen(page, 'Add FAQ');
    await open(page);
    await page.keyboard.type('room');
    await named(palette(page), 'option', 'All FAQs with ‘room’').click();
    await screen(page, 'FAQs');
    expect(new URL(page.url()).search).toBe('?q=room');
    await eventually(() => named(page, 'searchbox', 'Filter by keyword').inputValue()).toBe('room');
  });

  test('says when nothing has that name', { tags: 'thorough' }, async () => {
    const page = await arrive();
    await open(page);
    await page.keyboard.type('nothing like it');
    await eventually(() => said(page).textContent()).toContain('Nothing found with ‘nothing like it’.');
    expect(await options(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await box(page).inputValue()).toBe('nothing like it');
  });

  test('goes on from a filter that found nothing [17.18]', async () => {
    const page = await openScreen(site, 'notices?q=tihar+rai');
    await press(page, 'Look everywhere');
    await eventually(() => box(page).inputValue()).toBe('tihar rai');
    await eventually(() => active(page)).toBe('Tihar Rai tihar@example.org');
  });

  test('never replaces newer results by older ones, and keeps the last results until then', async () => {
    const page = await arrive();
    const late = Promise.withResolvers<void>();
    await page.route('**/api/find?q=tih', async (route) => {
      await late.promise;
      await route.continue().catch(() => {});
    });
    await open(page);
    const asked = page.waitForRequest('**/api/find?q=tih');
    await page.keyboard.type('tih');
    await asked;
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('room 3');
    await named(palette(page), 'option', 'Is room 3 open?').waitFor();
    late.resolve();
    await page.keyboard.type(' open');
    await eventually(() => said(page).textContent()).toBe('1 found');
    expect(await options(page).allTextContents()).toEqual(['Is room 3 open?']);
  });

  test('shows why a search failed, and retries', { tags: 'thorough' }, async () => {
    const page = await arrive();
    let isDown = true;
    await page.route('**/api/find?**', (route) =>
      isDown
        ? route.fulfill({
            status: 503,
            json: { message: 'Too much at once. Please try again.', code: 'busy' },
          })
        : route.continue(),
    );
    await open(page);
    await page.keyboard.type('tihar');
    await palette(page).getByText('Too much at once. Please try again.').waitFor();
    isDown = false;
    await press(palette(page), 'Try again');
    await named(palette(page), 'option', 'Tihar holidays').waitFor();
  });

  test('asks before leaving unsaved input', async () => {
    const page = await arrive('add-account', 'Add account');
    await named(page, 'textbox', 'Name').fill('Half written');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('partners');
    await eventually(() => active(page)).toContain('Partners');
    await page.keyboard.press('Enter');
    await named(page, 'alertdialog', 'Leave without saving?').waitFor();
    await press(page, 'Keep editing');
    expect(await named(page, 'textbox', 'Name').inputValue()).toBe('Half written');
  });

  test('is loaded as its own chunk when it is first opened, and receives the keys typed meanwhile, which do not reach the page behind it', {
    tags: 'thorough',
  }, async () => {
    const page = await openPage(site, { as: 'admin', isFresh: true });
    const parts: string[] = [];
    page.on('request', (request) => parts.push(request.url()));
    const loaded = () => parts.filter((url) => /\/palette-[^/]*\.js$/.test(url));
    await page.goto('/admin/add-banner');
    const part = Promise.withResolvers<void>();
    await page.route('**/palette-*.js', async (route) => {
      await part.promise;
      await route.continue();
    });
    await named(page, 'textbox', 'Title').fill('Mine');
    expect(loaded()).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tih');
    part.resolve();
    await box(page).waitFor();
    expect(loaded()).toHaveLength(1);
    await page.keyboard.type('ar');
    await named(palette(page), 'option', 'Tihar holidays').waitFor();
    expect(await box(page).inputValue()).toBe('tihar');
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    expect(await named(page, 'textbox', 'Title').inputValue()).toBe('Mine');
  });

  test('has no accessibility violations in light or dark colours', { tags: 'thorough' }, async () => {
    const page = await arrive();
    await open(page);
    await expectAccessible(page, 'the palette', [], 'dialog');
    await page.keyboard.type('tihar');
    await named(palette(page), 'option', 'Tihar holidays').waitFor();
    await expectAccessible(page, 'the palette with records', [390], 'dialog');
  });
});
