import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, save, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, titleField } from './drafts.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { managed, store } = draftsOf(() => site);
const add = async (type: string, json: object) =>
  (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';

describe('a notice', () => {
  test('says until when it is seen, and takes an end [44.35]', async () => {
    const id = await store({ title: 'Fees of Mangsir' });
    const page = await openScreen(site, `update-notice/${id}`);
    await titleField(page).waitFor();
    await page.getByText('Until: it stays until somebody takes it down.').waitFor();
    await press(page, 'Set an end');
    const end = named(named(page, 'dialog', 'Schedule'), 'group', 'Take down at');
    await end.getByLabel('Day', { exact: true }).fill('2027-01-13');
    await press(named(page, 'dialog', 'Schedule'), 'Schedule');
    await page.getByText(/^Until: Wednesday, 13 January 2027, 10:00/).waitFor();
    await named(page, 'button', 'Change the end').waitFor();
    expect((await managed(id)).expireAt).toBe('2027-01-13T04:15:00.000Z');
    await expectAccessible(page);
  });

  test('is sorted into a category, which narrows the list of the office down [44.34]', async () => {
    const category = await add('category', { title: 'Examination', title_ne: 'परीक्षा' });
    const id = await store({ title: 'Seats in the hall' });
    await store({ title: 'Bus routes' });
    const form = await openScreen(site, `update-notice/${id}`);
    await titleField(form).waitFor();
    await named(form, 'combobox', 'Category').selectOption('Examination');
    await save(form);
    await toast(form, 'Notice updated Successfully');
    expect((await managed(id)).live?.category).toBe(category);
    const list = await openScreen(site, 'notices');
    await list.getByText('Bus routes').first().waitFor();
    await named(list, 'combobox', 'Category').selectOption('Examination');
    await list.getByText('Bus routes').first().waitFor({ state: 'detached' });
    await list.getByText('Seats in the hall').first().waitFor();
    expect(list.url()).toContain('category=examination');
    await expectAccessible(list);
  });

  test('is found by its category, with the keyboard, on a phone [44.31]', async () => {
    const category = await add('category', { title: 'Result', title_ne: 'नतिजा' });
    await store({ title: 'Marks of the first semester', category });
    const page = await openPage(site, { width: 390 });
    await page.goto('/ne/notices');
    const link = page.getByRole('navigation', { name: 'छान्नुहोस्' }).getByRole('link', { name: 'नतिजा' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/category=result/);
    expect(await page.locator('.filters [aria-current="true"]').allTextContents()).toContain('नतिजा');
    await expectAccessible(page);
  });
});
