import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../csv.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);

describe('The audit trail in the back office', () => {
  let site: TestSite;
  let noticeId = '';
  beforeAll(async () => {
    site = await startBuiltSite();
    const add = async (title: string) =>
      (await site.call('POST', '/api/notice', { json: { title } })).record._id ?? '';
    noticeId = await add('भर्ना सूचना २०८३');
    const gone = await add('Exam routine');
    await site.call('DELETE', `/api/notice/${gone}`);
    await site.call('PUT', '/api/settings', { json: { openingHours: 'Sunday to Friday, 10 to 5' } });
    await site.call('GET', '/api/contacts.csv');
    await site.call('GET', '/api/applications');
    for (let number = 0; number < 21; number += 1) await add(`Notice ${number}`);
  });
  afterAll(() => site.close());

  const lines = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

  test('is in the side navigation, and shows who did what in words, on days of both calendars, no line wider than a phone [19.63, 19.72, 24.69]', async () => {
    const page = await openScreen(site, 'dashboard');
    await named(named(page, 'navigation', 'Admin'), 'link', 'Audit').click();
    await screen(page, 'Audit');
    const newest = lines(page).filter({ has: page.getByText('Notice 20', { exact: true }) });
    await newest.waitFor();
    expect(await newest.getByRole('cell').allInnerTexts()).toEqual([
      expect.stringMatching(/^\d{1,2} \w+ \d{4}, \d\d:\d\d\n?२०[०-९]{2} \S+ \S+$/),
      'Administrator',
      'Added',
      expect.stringMatching(/^Notice\n?Notice 20$/),
      expect.stringMatching(/^(?:Unknown browser, (?:today )?\d.*|Signed in earlier)$/),
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await named(named(page, 'navigation', 'Pages'), 'link', 'Next').click();
    await eventually(() => page.url()).toContain('page=2');
    await goTo(page, 'audit?what=updated');
    await lines(page).filter({ hasText: 'opening hours' }).getByText('Changed').waitFor();
    await goTo(page, 'audit?what=exported');
    await lines(page).filter({ hasText: 'CSV, 0 rows' }).getByText('Downloaded as a table').waitFor();
    const read = lines(page).filter({ hasText: 'Read the whole list' });
    await read.getByText('0 rows').waitFor();
    expect(await read.getByText('Downloaded').count()).toBe(0);
  });

  test('leads to the records that are still there, and has no accessibility violations in light or dark colours [19.72]', {
    tags: 'thorough',
  }, async () => {
    const page = await openScreen(site, 'audit?record=सूचना');
    const link = named(lines(page), 'link', 'भर्ना सूचना २०८३');
    await link.waitFor();
    // The lines are alike: axe needs one.
    await expectAccessible(page, 'audit', [1440, 390], 'main');
    await link.click();
    await screen(page, 'Update notice');
    expect(page.url()).toContain(`/admin/update-notice/${noticeId}`);
    await goTo(page, `audit?record=${encodeURIComponent('Exam routine')}`);
    await lines(page).getByText('Deleted').waitFor();
    expect(await lines(page).getByRole('link', { name: 'Exam routine' }).count()).toBe(0);
  });

  test('is filtered by keyboard, with the filters in the address, and downloaded as a table [19.68, 19.72]', async () => {
    const page = await openScreen(site, 'audit');
    await lines(page).first().waitFor();
    await page.keyboard.press('/');
    await eventually(() =>
      named(page, 'textbox', 'Who').evaluate((box) => box === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await named(page, 'combobox', 'What').selectOption('Deleted');
    await page.keyboard.press('Tab');
    await page.keyboard.type('routine');
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toMatch(/who=admin.*what=deleted.*record=routine/);
    await eventually(() => lines(page).count()).toBe(1);
    await goTo(page, `audit${new URL(page.url()).search}`);
    await eventually(() => lines(page).count()).toBe(1);
    expect(await named(page, 'textbox', 'Record').inputValue()).toBe('routine');

    const download = page.waitForEvent('download');
    await press(page, 'Export CSV');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    const [, ...rows] = parseCsv(await readFile(await file.path(), 'utf8'));
    expect(rows.map((row) => row.slice(2, 5))).toEqual([['deleted', 'notice', 'Exam routine']]);

    await named(page, 'textbox', 'Record').fill('nothing like it');
    await page.keyboard.press('Enter');
    await screen(page, 'Nothing found');
    await expectAccessible(page, 'nothing found', [390], 'main');
    await named(page, 'link', 'Show everything').first().click();
    await eventually(() => lines(page).count()).toBe(20);
    expect(new URL(page.url()).search).toBe('');
  });

  test('tells what is wrong with a filter [19.67]', async () => {
    const page = await openScreen(site, 'audit', { expects: [400] });
    await page.getByLabel('From', { exact: true }).fill('2026-11-22');
    await page.getByLabel('To', { exact: true }).fill('2026-11-21');
    await press(page, 'Filter');
    await page.getByText('to has to be the day of from or a later one.').waitFor();
  });
});
