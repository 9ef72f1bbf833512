import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
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

test('semesters are listed with their faculty, without actions, in any order [2.57, 3.19, 19.219]', async () => {
  const page = await openScreen(site, 'semesters', { expects: [404] });
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
  await page.getByText('on its faculty’s screen').waitFor();

  const order = () => page.getByRole('main').locator('tbody .title').allTextContents();
  for (const [label, titles] of [
    ['Title, Z to A', ['Second Semester', 'First Term', 'First Semester']],
    ['Faculty, A to Z', ['First Term', 'First Semester', 'Second Semester']],
    ['Newest first', ['Second Semester', 'First Term', 'First Semester']],
  ] as const) {
    await named(page, 'combobox', 'Order').selectOption(label);
    await eventually(order).toEqual(titles);
  }
  await named(page, 'button', 'Columns').click();
  await named(page, 'checkbox', 'Subjects').check();
  await second.getByRole('cell', { name: /^\d+$/ }).waitFor();
  expect(new URL(page.url()).search).toContain('columns=subjects');
  await page.keyboard.press('Escape');

  await named(page, 'searchbox', 'Filter by keyword').fill('tERM');
  await second.waitFor({ state: 'detached' });
  await row(page, 'First Term').waitFor();
});

test('a semester’s whole row leads to it on its faculty’s screen, but for the icons [2.57]', {
  tags: 'thorough',
}, async () => {
  const page = await openScreen(site, 'semesters');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const second = row(page, 'Second Semester');
    await named(second, 'button', 'Edit').click({ force: true });
    expect(new URL(page.url()).pathname).toBe('/admin/semesters');
    // By its place: there is the faculty's link.
    await named(second, 'cell', 'Second Semester').click({ force: true });
    await screen(page, 'Update faculty');
    await named(page, 'dialog', 'Update semester').waitFor();
    await goTo(page, 'semesters');
  }
});

test('a semester is added to a faculty [1.5, 2.58, 2.72, 4.11, 5.4, 7.27, 8.3, 8.25]', async () => {
  const page = await openScreen(site, 'semesters', { expects: [400] });
  await named(page, 'link', 'Add').click();
  await screen(page, 'Add semester');
  expect(new URL(page.url()).pathname).toBe('/admin/add-semester');
  await offered(page, 'Faculty').toEqual(['Please select', 'BCA', 'BBA']);
  await named(page, 'textbox', 'Title').fill('Third Semester');
  await save(page);
  await page.getByRole('alert').filter({ hasText: 'Faculty' }).waitFor();
  await named(page, 'combobox', 'Faculty').selectOption('BBA');
  await save(page);
  await toast(page, 'Semester added Successfully');
  await screen(page, 'Semesters');
  await named(row(page, 'Third Semester'), 'cell', 'BBA').waitFor();
  const { list } = await site.call('GET', '/api/semesters?q=Third');
  await site.call('DELETE', `/api/semester/${list[0]?._id}`);
});

test('there is no screen that updates a semester or its image, and no link to one [2.59]', {
  tags: 'thorough',
}, async () => {
  const page = await openScreen(site, 'semesters');
  const { list } = await site.call('GET', '/api/semesters');
  const paths = ['update-semester', 'update-semester-image'];
  for (const path of paths) {
    const address = `/admin/${path}/${list[0]?._id}`;
    expect((await site.call('GET', address)).status, path).toBe(404);
    await screen(page, 'Semesters');
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await screen(page, 'Page Not Found');
    await page.goBack();
  }
  for (const address of ['semesters', 'dashboard']) {
    await goTo(page, address);
    await page.getByText('Semesters').first().waitFor();
    await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    for (const path of paths)
      expect(await page.locator(`a[href*="${path}"]`).count(), `${path} on ${address}`).toBe(0);
  }
});

test('the faculty chosen for a testimonial narrows its semesters, which come in their order [2.72, 4.12, 7.19, 7.27]', async () => {
  const page = await openScreen(site, 'add-testimonial');
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
  await save(page);
  await toast(page, 'Testimonial added Successfully');
  const { list } = await site.call('GET', '/api/testimonials?q=Sita');
  expect(list[0]).toMatchObject({ faculty: 'BBA', semester: 'First Term' });
});

test('titles that are no longer offered stay selected, and are kept on saving [2.69, 2.72, 3.18]', async () => {
  const kept = { faculty: 'BSc (closed)', semester: 'Ninth Semester' };
  const { record } = await site.call('POST', '/api/testimonial', { json: { name: 'Ram', ...kept } });
  const page = await openScreen(site, `update-testimonial/${record._id}`);
  await offered(page, 'Faculty').toEqual(['Please select', 'BSc (closed)', 'BCA', 'BBA']);
  expect(await selected(page, 'Faculty')).toBe('BSc (closed)');
  expect(await selected(page, 'Semester')).toBe('Ninth Semester');
  await named(page, 'textbox', 'Name').fill('Ram Thapa');
  await save(page);
  await toast(page, 'Testimonial updated Successfully');
  const stored = (await site.call('GET', `/api/testimonial/${record._id}`)).record;
  expect(stored).toMatchObject({ name: 'Ram Thapa', ...kept });
});

test('semesters are added, put in order, corrected and deleted on their faculty’s screen [2.59, 8.25, 17.33, 17.34, 19.172, 19.184]', async () => {
  const { record: faculty } = await site.call('POST', '/api/faculty', { json: { title: 'BHM' } });
  const stored = async () => {
    const { record } = await site.call('GET', `/api/faculty/${faculty._id}`);
    return (record.semesters as unknown as { title: string }[]).map(({ title }) => title);
  };
  const page = await openScreen(site, `update-faculty/${faculty._id}`, {
    expects: [400, 503, 'offline'],
  });
  await named(page, 'textbox', 'Full Name').fill('Hotel Management');
  const dialog = page.getByRole('dialog');
  // Errors are shown in the dialog, not behind it (19.184).
  const refusal = { message: 'There is no room for it today.', code: 'busy' };
  await page.route('**/api/semester', (route) => route.fulfill({ status: 503, json: refusal }), { times: 1 });
  await named(page, 'button', 'Add semester').click();
  await named(dialog, 'textbox', 'Title').fill('Refused');
  await press(dialog, 'Save');
  await eventually(() => dialog.getByRole('alert').textContent()).toContain(refusal.message);
  await named(dialog, 'textbox', 'Title').fill('');
  await press(dialog, 'Cancel');
  // It closes when it has saved, so it takes nothing while it saves (19.172).
  const isTyped = Promise.withResolvers<void>();
  await page.route(
    '**/api/semester',
    (route) => isTyped.promise.then(() => route.abort('internetdisconnected')),
    { times: 1 },
  );
  await named(page, 'button', 'Add semester').click();
  const title = named(dialog, 'textbox', 'Title');
  await title.fill('Not sent');
  await press(dialog, 'Save');
  await dialog.getByText('Saving').waitFor();
  await title.press('End');
  await page.keyboard.type(' yet');
  expect(await title.inputValue()).toBe('Not sent');
  isTyped.resolve();
  await dialog.getByText('The server cannot be reached.').waitFor();
  await page.keyboard.type(' yet');
  expect(await title.inputValue()).toBe('Not sent yet');
  await title.fill('');
  await press(dialog, 'Cancel');
  for (const title of ['One', 'Two']) {
    await named(page, 'button', 'Add semester').click();
    await named(dialog, 'textbox', 'Title').fill(title);
    await press(dialog, 'Save');
    await toast(page, 'Semester added Successfully');
    await page.getByRole('listitem').filter({ hasText: title }).waitFor();
  }
  await expectAccessible(page, 'the semesters of a faculty', [360, 1440], '.semester-section');
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await named(item('Two'), 'button', 'Move up').press('ArrowUp');
  await page.getByText('Two is now number 1 of 2.').waitFor();
  await eventually(stored).toEqual(['Two', 'One']);

  await named(item('One'), 'button', 'Edit').click();
  await press(dialog, 'Add subject');
  const rows = 'HM101\tFood Production\t3\nHM102\tHousekeeping\t';
  await dialog.locator('input:focus').evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, rows);
  await page.getByText('2 subjects were pasted.').waitFor();
  await expectAccessible(page, 'a semester', [360], 'dialog');
  await page.setViewportSize({ width: 1440, height: 900 });
  await named(dialog.getByRole('group', { name: 'Subject 2' }), 'textbox', 'Credits').fill('many '.repeat(9));
  await page.keyboard.press('Enter');
  await press(dialog, 'Save');
  await dialog.getByText('credits have to be').waitFor();
  const second = named(dialog.getByRole('group', { name: 'Subject 2' }), 'textbox', 'Credits');
  expect(await second.evaluate((input) => input === document.activeElement)).toBe(true);
  await second.fill('१.५');
  await second.press('Alt+ArrowUp');
  await page.getByText('Housekeeping is now number 1 of 3.').waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('१.५');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Escape');
  await press(page, 'Keep editing');
  await press(dialog, 'Save');
  await toast(page, 'Semester updated Successfully');
  await item('Housekeeping').waitFor();

  await named(item('Two'), 'button', 'Delete').click();
  const prompt = page.getByRole('alertdialog');
  expect(await prompt.getAttribute('aria-labelledby')).not.toBeNull();
  await prompt.getByText('Are you really want to delete this semester?').waitFor();
  await press(prompt, 'Delete');
  await toast(page, 'Semester deleted Successfully');
  await eventually(stored).toEqual(['One']);
  const { list } = await site.call('GET', '/api/semesters?q=One');
  expect(list[0]).toMatchObject({
    subjects: [
      { code: 'HM101', name: 'Food Production', credits: 3 },
      { code: 'HM102', name: 'Housekeeping', credits: 1.5 },
    ],
  });

  expect(await named(page, 'textbox', 'Full Name').inputValue()).toBe('Hotel Management');
  await save(page);
  await toast(page, 'Faculty updated Successfully');
  expect((await site.call('GET', `/api/faculty/${faculty._id}`)).record.full_name).toBe('Hotel Management');
  await site.call('DELETE', `/api/faculty/${faculty._id}`);
});

test('the palette leads to the semester with a subject, open on its faculty’s screen [17.35]', {
  tags: 'thorough',
}, async () => {
  const { list } = await site.call('GET', '/api/semesters?q=Second');
  const subjects = [{ code: 'CACS201', name: 'Data Strctures', credits: 3 }];
  await site.call('PUT', `/api/semester/${list[0]?._id}`, { json: { subjects } });
  const page = await openScreen(site, 'dashboard');
  await screen(page, 'Dashboard');
  await page.keyboard.press('ControlOrMeta+K');
  await named(page, 'combobox', 'Find a screen or a record').fill('strctures');
  await named(page, 'option', 'Second Semester · BCA').click();
  const dialog = page.getByRole('dialog');
  const name = named(dialog.getByRole('group', { name: 'Subject 1' }), 'textbox', 'Name');
  await name.fill('Data Structures');
  await page.goBack();
  await page.getByText('Leave without saving?').waitFor();
  await press(page, 'Keep editing');
  await press(dialog, 'Save');
  await toast(page, 'Semester updated Successfully');
  await page.getByText('Data Structures').waitFor();
  expect(new URL(page.url()).search).toBe('');
  const { record } = await site.call('GET', `/api/semester/${list[0]?._id}`);
  expect(record.subjects).toMatchObject([{ name: 'Data Structures' }]);
});

test('of two changes of one semester both are kept, and where both changed its title one is chosen [17.33, 17.84]', {
  tags: 'thorough',
}, async () => {
  const { list } = await site.call('GET', '/api/semesters?q=First Term');
  const path = `/api/semester/${list[0]?._id}`;
  const change = (json: object) => site.call('PUT', path, { json });
  const page = await openScreen(site, `update-faculty/${list[0]?.faculty}?semester=${list[0]?._id}`, {
    expects: [412],
  });
  const form = named(page, 'dialog', 'Update semester');
  await named(form, 'textbox', 'Title').fill('First Trimester');
  await change({ title: 'First Part', subjects: [{ code: '', name: 'Law', credits: 3 }] });
  await press(form, 'Save');
  const dialog = named(page, 'alertdialog', 'Which text should stay?');
  await dialog.getByText(/^You, in another window, saved it on .* \(just now\)/).waitFor();
  expect(await named(dialog, 'region', 'Stored: Title').textContent()).toBe('First Part');
  await press(dialog, 'Use what I chose');
  await toast(page, 'Semester updated Successfully');
  const { record } = await site.call('GET', path);
  expect(record).toMatchObject({ title: 'First Trimester', subjects: [{ name: 'Law' }] });
  await change({ title: 'First Term', subjects: [] });
});
