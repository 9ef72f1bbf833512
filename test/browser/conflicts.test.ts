import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { multipart } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const create = async (type: string, json: object) =>
  (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';
const read = async (path: string) => (await site.call('GET', `/api/${path}`)).record;

const dialog = (page: Page) => named(page, 'alertdialog', 'Which text should stay?');

/** A field in the dialog: the edited value, and the stored one. */
async function versionsOf(page: Page, field: string) {
  const group = named(dialog(page), 'group', field);
  await group.waitFor();
  return Promise.all(
    ['Mine', 'Theirs'].map((side) => named(group, 'region', `${side}: ${field}`).textContent()),
  );
}

/** Opens a form, and saves the record from another session before the form is saved. */
async function editConcurrently(
  address: string,
  path: string,
  theirs: object,
  mine: (page: Page) => Promise<void>,
) {
  const page = await openScreen(site, address, { expects: [412] });
  await mine(page);
  expect((await site.call('PUT', `/api/${path}`, { json: theirs })).status).toBe(200);
  await save(page);
  await page.getByRole('alertdialog').waitFor();
  return page;
}

async function storeDocument(name: string) {
  const body = multipart({ attachment: pdfFile(name) });
  return (await site.call('POST', '/api/attachment', { body })).json;
}

describe('both versions of a conflict are shown side by side', () => {
  test('for days, places and documents', { tags: 'thorough' }, async () => {
    const old = await storeDocument('old.pdf');
    const first = { date: '2026-11-01', eventDay: '2026-12-01', attachments: [old] };
    const id = await create('news', { title: 'Science week', ...first });
    const theirs = {
      date: '2026-11-03',
      eventPlace: 'Yard',
      attachments: [old, await storeDocument('theirs.pdf')],
    };
    const page = await editConcurrently(
      `update-news-and-events/${id}`,
      `news/${id}`,
      theirs,
      async (page) => {
        await page.getByLabel('Date', { exact: true }).fill('2026-11-02');
        await named(page, 'textbox', 'Event place').fill('Hall');
        await press(page, 'Clear Event day');
        const papers = named(page, 'group', 'Attachments');
        await papers
          .getByLabel('Choose documents', { exact: true })
          .setInputFiles(await pick(pdfFile('mine.pdf')));
        await papers.getByRole('link', { name: 'mine.pdf' }).waitFor();
      },
    );
    expect(await versionsOf(page, 'Date')).toEqual(['2026-11-02', '2026-11-03']);
    expect(await versionsOf(page, 'Event place')).toEqual(['Hall', 'Yard']);
    // Only one has changed it, so nobody is asked.
    expect(await named(dialog(page), 'group', 'Event day').count()).toBe(0);
    expect(await versionsOf(page, 'Attachments')).toEqual(['old.pdf\nmine.pdf', 'old.pdf\ntheirs.pdf']);
    await press(dialog(page), 'Use what I chose');
    await save(page);
    await toast(page, 'News updated Successfully');
    expect(await read(`news/${id}`)).toMatchObject({
      date: '2026-11-02',
      eventDay: '',
      eventPlace: 'Hall',
      attachments: [{ name: 'old.pdf' }, { name: 'mine.pdf' }],
    });
  });

  test('for a table, each of its rows on a line of its own', async () => {
    const table =
      '<p>in rupees</p><table><tbody><tr><td>BCA</td><td>62,000</td></tr><tr><td>BIM</td><td>66,000</td></tr></tbody></table>';
    const id = await create('notice', { title: 'Fees', description: table });
    const theirs = { description: table.replace('66,000', '68,000') };
    const page = await editConcurrently(`update-notice/${id}`, `notice/${id}`, theirs, async (page) => {
      await named(page, 'textbox', 'Description').press('Control+Home');
      await page.keyboard.insertText('Still ');
    });
    expect(await versionsOf(page, 'Description')).toEqual([
      'Still in rupees\nBCA · 62,000\nBIM · 66,000',
      'in rupees\nBCA · 62,000\nBIM · 68,000',
    ]);
  });

  test('for choices', { tags: 'thorough' }, async () => {
    const faculty = await create('faculty', { title: 'BCA' });
    await create('semester', { title: 'First Semester', faculty });
    await create('semester', { title: 'Second Semester', faculty });
    const id = await create('testimonial', { name: 'Sita', faculty: 'BCA', semester: 'First Semester' });
    const theirs = { faculty: 'BBA', semester: 'Last Term' };
    const page = await editConcurrently(
      `update-testimonial/${id}`,
      `testimonial/${id}`,
      theirs,
      async (page) => {
        await named(page, 'combobox', 'Semester').selectOption('Second Semester');
      },
    );
    expect(await versionsOf(page, 'Semester')).toEqual(['Second Semester', 'Last Term']);
    await dialog(page).getByText('Changed only by them, and kept: Faculty.').waitFor();
    await named(dialog(page), 'group', 'Semester').getByRole('radio', { name: 'Theirs' }).check();
    await press(dialog(page), 'Use what I chose');
    await eventually(() => named(page, 'combobox', 'Semester').inputValue()).toBe('Last Term');
    expect(await named(page, 'combobox', 'Faculty').inputValue()).toBe('BBA');
  });

  test('for the alternative text of a picture', { tags: 'thorough' }, async () => {
    const id = await create('banner', { title: 'Doors open', imageAlt: 'A door' });
    const words = (page: Page) => named(page, 'textbox', 'Alt text');
    const page = await editConcurrently(
      `update-banner-image/${id}`,
      `banner/${id}`,
      { imageAlt: 'A red door' },
      (page) => words(page).fill('An open door'),
    );
    expect(await versionsOf(page, 'Alt text')).toEqual(['An open door', 'A red door']);
    await press(dialog(page), 'Keep editing');
    expect(await words(page).inputValue()).toBe('An open door');
    await press(page, 'Save');
    await press(dialog(page), 'Use what I chose');
    await toast(page, 'Banner image updated Successfully');
    await screen(page, 'Banners');
    expect((await read(`banner/${id}`)).imageAlt).toBe('An open door');
  });
});

test('the dialog names who changed it and when, or one’s own other window [17.84]', async () => {
  const bina = {
    role: 'admin',
    name: 'Bina Rai',
    email: 'bina@example.org',
    password: 'ten letters and more',
  };
  await site.call('POST', '/api/account', { json: bina });
  const { record } = await site.call('POST', '/api/user/login', { as: 'nobody', json: bina });
  const as = { token: record.token ?? '' };
  const id = await create('notice', { title: 'Exams' });
  const page = await openScreen(site, `update-notice/${id}`, { expects: [412] });
  await named(page, 'textbox', 'Title').fill('Exams moved');

  await site.call('PUT', `/api/notice/${id}`, { as, json: { title: 'Exams in May' } });
  await save(page);
  const words = /^Bina Rai saved it on \w+, \d+ \w+ \d{4} at \d\d:\d\d \(just now\), after you opened it\./;
  await dialog(page).getByText(words).waitFor();
  await press(dialog(page), 'Keep editing');

  await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Exams in June' } });
  await save(page);
  await dialog(page)
    .getByText(/^You, in another window, saved it on .* \(just now\)/)
    .waitFor();
  await named(dialog(page), 'group', 'Title').getByRole('radio', { name: 'Theirs' }).check();
  await press(dialog(page), 'Use what I chose');
  await eventually(() => named(page, 'textbox', 'Title').inputValue()).toBe('Exams in June');
});
