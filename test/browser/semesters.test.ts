import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
  const add = async (type: string, json: object) =>
    (await site.call('POST', `/api/${type}`, { json })).record._id;
  const [bba, bca] = [await add('faculty', { title: 'BBA' }), await add('faculty', { title: 'BCA' })];
  for (const [title, faculty] of [
    ['First Semester', bca],
    ['First Term', bba],
    ['Second Semester', bca],
  ]) {
    await add('semester', { title, faculty });
  }
});
afterAll(() => site.close());

const selected = (page: Page, label: string) =>
  named(page, 'combobox', label).evaluate((select: HTMLSelectElement) => select.value);
const offered = (page: Page, label: string) =>
  eventually(() => named(page, 'combobox', label).getByRole('option').allTextContents());

test('semesters are listed with their faculty, without actions [2.57, 3.19]', async () => {
  const page = await openPage(site, { as: 'admin', expects: [404] });
  await page.goto('/admin/semesters');
  const second = row(page, 'Second Semester');
  await named(second, 'cell', 'BCA').waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Faculty', 'Semester', 'Action']);
  for (const name of ['Edit', 'Delete']) {
    const icon = named(second, 'button', name);
    expect(await icon.getAttribute('aria-disabled')).toBe('true');
    await icon.click({ force: true });
  }
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/admin/semesters');

  await named(page, 'searchbox', 'Filter by keyword').fill('tERM');
  await second.waitFor({ state: 'detached' });
  await row(page, 'First Term').waitFor();
});

test('a semester is added to a faculty [1.5, 2.58, 2.72, 4.11, 5.4, 7.27, 8.3, 8.25]', async () => {
  const page = await openPage(site, { as: 'admin', expects: [400] });
  await page.goto('/admin/semesters');
  await named(page, 'link', 'Add').click();
  await screen(page, 'Add semester');
  expect(new URL(page.url()).pathname).toBe('/admin/add-semester');
  await offered(page, 'Faculty').toEqual(['Please select', 'BCA', 'BBA']);
  await named(page, 'textbox', 'Title').fill('Third Semester');
  await press(page, 'Save');
  await page.getByRole('alert').filter({ hasText: 'Faculty' }).waitFor();
  await named(page, 'combobox', 'Faculty').selectOption('BBA');
  await press(page, 'Save');
  await toast(page, 'Semester added Successfully');
  await screen(page, 'Semesters');
  await named(row(page, 'Third Semester'), 'cell', 'BBA').waitFor();
  const { list } = await site.call('GET', '/api/semesters?q=Third');
  await site.call('DELETE', `/api/semester/${list[0]?._id}`);
});

test.each(['update-semester', 'update-semester-image'])(
  'there is no screen %s, and no link to one [2.59]',
  async (path) => {
    const page = await openPage(site, { as: 'admin', expects: [404] });
    const { list } = await site.call('GET', '/api/semesters');
    const answer = await page.goto(`/admin/${path}/${list[0]?._id}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    for (const address of ['dashboard', 'semesters']) {
      await page.goto(`/admin/${address}`);
      await page.getByText('Semesters').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator(`a[href*="${path}"]`).count(), address).toBe(0);
    }
  },
);

test('the faculty chosen for a testimonial narrows its semesters, which come in their order [2.72, 4.12, 7.19, 7.27]', async () => {
  const page = await openPage(site, { as: 'admin' });
  await page.goto('/admin/add-testimonial');
  await offered(page, 'Semester').toEqual([
    'Please select',
    'First Semester',
    'First Term',
    'Second Semester',
  ]);
  await named(page, 'combobox', 'Faculty').selectOption('BCA');
  await offered(page, 'Semester').toEqual(['Please select', 'First Semester', 'Second Semester']);
  await named(page, 'combobox', 'Semester').selectOption('Second Semester');
  await named(page, 'combobox', 'Faculty').selectOption('BBA');
  await offered(page, 'Semester').toEqual(['Please select', 'First Term']);
  await eventually(() => selected(page, 'Semester')).toBe('');
  await named(page, 'combobox', 'Semester').selectOption('First Term');
  await named(page, 'textbox', 'Name').fill('Sita');
  await press(page, 'Save');
  await toast(page, 'Testimonial added Successfully');
  const { list } = await site.call('GET', '/api/testimonials?q=Sita');
  expect(list[0]).toMatchObject({ faculty: 'BBA', semester: 'First Term' });
});

test('titles that are no longer offered stay selected, and are kept on saving [2.69, 2.72, 3.18]', async () => {
  const kept = { faculty: 'BSc (closed)', semester: 'Ninth Semester' };
  const { record } = await site.call('POST', '/api/testimonial', { json: { name: 'Ram', ...kept } });
  const page = await openPage(site, { as: 'admin' });
  await page.goto(`/admin/update-testimonial/${record._id}`);
  await offered(page, 'Faculty').toEqual(['Please select', 'BSc (closed)', 'BCA', 'BBA']);
  expect(await selected(page, 'Faculty')).toBe('BSc (closed)');
  expect(await selected(page, 'Semester')).toBe('Ninth Semester');
  await named(page, 'textbox', 'Name').fill('Ram Thapa');
  await press(page, 'Save');
  await toast(page, 'Testimonial updated Successfully');
  const stored = (await site.call('GET', `/api/testimonial/${record._id}`)).record;
  expect(stored).toMatchObject({ name: 'Ram Thapa', ...kept });
});
