import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, press, row, saveButton, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, walkTo } from './open-screen.ts';
import { isWrittenFromLeft } from './writing-direction.ts';

const openPage = setUpPages();
const PROMPT = 'Are you really want to delete this content?';

let site: TestSite;
/** One page for all tests; each begins by opening its own URL. */
let page: Page;
/** The errors that all tests expect, and those of the present one. */
const expects: number[] = [404];
beforeAll(async () => {
  site = await startBuiltSite();
  page = await openPage(site, { as: 'admin', keepOpen: true, expects });
});
afterAll(() => site.close());

const store = async (title: string) =>
  (await site.call('POST', '/api/notice', { json: { title } })).record._id ?? '';
const statusOf = async (id: string) => (await site.call('GET', `/api/notice/${id}`)).status;

async function openList() {
  await goTo(page, 'notices');
  await screen(page, 'Notices');
}

test('a list has its actions, its day and its picture, 80 px high, beside each record, and its place in the navigation [2.63, 2.66, 9.5, 16.5, 17.20]', async () => {
  const image = await pictureFile({ width: 300, height: 200 });
  const body = multipart({ title: 'Listed', date: '2026-11-20', image });
  const id = (await site.call('POST', '/api/notice', { body })).record._id;
  await openList();
  const listed = row(page, 'Listed');
  const addressOf = (name: string) => named(listed, 'link', name).getAttribute('href');
  expect(await addressOf('Edit')).toBe(`/admin/update-notice/${id}`);
  expect(await addressOf('Update image')).toBe(`/admin/update-notice-image/${id}`);
  expect(await named(page, 'link', 'Add').getAttribute('href')).toBe('/admin/add-notice');
  const entry = named(named(page, 'navigation', 'Admin'), 'link', 'Notices');
  expect(await entry.getAttribute('aria-current')).toBe('page');
  expect(await listed.locator('.row-detail').textContent()).toBe('20 Nov 2026 · २०८३ मंसिर ४');
  await eventually(async () => (await listed.locator('img').boundingBox())?.height).toBe(80);

  // Numbers are right-aligned under their heading.
  const cells = [named(page, 'columnheader', 'S.N'), listed.locator('.number')];
  const edges = await Promise.all(
    cells.map((cell) =>
      cell.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().right;
      }),
    ),
  );
  expect(edges[0]).toBe(edges[1]);
  for (const cell of cells)
    expect(await cell.evaluate((element) => getComputedStyle(element).textAlign)).toBe('end');
});

test('a record is found by keyword, in upper or lower case [2.63, 2.64]', async () => {
  await Promise.all(['Needle in May', 'Hay in June'].map(store));
  await openList();
  await row(page, 'Hay in June').waitFor();
  await named(page, 'searchbox', 'Filter by keyword').fill('nEEDle');
  await row(page, 'Hay in June').waitFor({ state: 'detached' });
  await row(page, 'Needle in May').waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('nEEDle');
  await named(page, 'searchbox', 'Filter by keyword').fill('neither');
  await press(page, 'Clear the filter');
  await row(page, 'Hay in June').waitFor();
  expect(await named(page, 'searchbox', 'Filter by keyword').inputValue()).toBe('');
});

test('a record is deleted only after the question was answered with Delete, and asked for once [2.67, 4.5, 5.6, 16.7]', async () => {
  const id = await store('Doomed');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls += 1;
  });
  await openList();
  const deletedRow = row(page, 'Doomed');
  await named(deletedRow, 'button', 'Delete').click();
  const question = named(page, 'alertdialog', PROMPT);
  await press(question, 'Cancel');
  await question.waitFor({ state: 'detached' });
  expect(await statusOf(id)).toBe(200);

  await named(deletedRow, 'button', 'Delete').click();
  // Both clicks happen before the screen can render in between.
  await named(question, 'button', 'Delete').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await toast(page, 'Notice deleted Successfully');
  await deletedRow.waitFor({ state: 'detached' });
  expect(await statusOf(id)).toBe(404);
  expect(calls).toBe(1);
});

test('a button that destroys looks different from one that goes on, in light and dark colours', {
  tags: 'thorough',
}, async () => {
  await store('Looked at');
  await openList();
  const looksOf = async (...names: string[]) => {
    const looks = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      looks.push(
        await Promise.all(
          names.map((name) =>
            named(page.locator('dialog'), 'button', name).evaluate((button) => ({
              background: getComputedStyle(button).backgroundColor,
              color: getComputedStyle(button).color,
              hasIcon: button.querySelector('svg') !== null,
            })),
          ),
        ),
      );
    }
    await page.emulateMedia({ colorScheme: 'light' });
    return looks;
  };
  await press(page, 'Administrator');
  await press(page, 'Change password');
  const goOn = await looksOf('Save', 'Cancel');
  await page.keyboard.press('Escape');
  await named(row(page, 'Looked at'), 'button', 'Delete').click();
  const destroy = await looksOf('Delete');
  for (const [at, [destroys]] of destroy.entries()) {
    const [save, cancel] = goOn[at] ?? [];
    expect(destroys?.background).not.toBe(save?.background);
    expect(destroys?.color).not.toBe(save?.color);
    expect(destroys?.background).not.toBe(cancel?.background);
    expect([save?.hasIcon, cancel?.hasIcon, destroys?.hasIcon]).toEqual([false, false, true]);
  }
  await press(page.locator('dialog'), 'Cancel');
});

test('a record deleted by another session leaves the list, which keeps the focus, after a question that is readable with any title', async () => {
  const title = 'gnp.exe';
  // Stored without the mark that would turn the words round (requirement 23.40).
  const id = await store(`\u202E${title}`);
  await openList();
  await named(row(page, title), 'button', 'Delete').click();
  const warning = named(page, 'alertdialog', PROMPT).getByText('will be gone for visitors');
  expect(await warning.evaluate(isWrittenFromLeft)).toBe(true);
  await site.call('DELETE', `/api/notice/${id}`);
  await press(named(page, 'alertdialog', PROMPT), 'Delete');
  await row(page, title).waitFor({ state: 'detached' });
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('titles are marked as Nepali where their script says so', async () => {
  const id = await store('भर्ना सूचना');
  const langOf = (words: string) => page.getByText(words, { exact: true }).first().getAttribute('lang');
  // Forgets what other tests fetched.
  await goTo(page, 'dashboard');
  for (const [address, heading] of [
    ['dashboard', 'Dashboard'],
    ['notices', 'Notices'],
    [`update-notice/${id}`, 'Update notice'],
    [`update-notice-image/${id}`, 'Update notice image'],
  ] as const) {
    await walkTo(page, address);
    await screen(page, heading);
    expect(await langOf('भर्ना सूचना'), address).toBe('ne');
  }
});

test('an unknown record is not found by its forms, which lead to the list [2.69]', async () => {
  for (const address of ['update-notice', 'update-notice-image']) {
    await goTo(page, `${address}/${'0'.repeat(24)}`);
    await screen(page, 'Not found');
    expect(await saveButton(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link').click();
    await screen(page, 'Notices');
  }
});

test('a list shows that it is loading, or an error that a retry removes [3.29, 4.3, 4.4]', async () => {
  await store('Slow to come');
  expects.push(500);
  onTestFinished(async () => {
    expects.pop();
    await page.unrouteAll();
  });
  const table = page.getByRole('main').locator('table');
  const calls: Route[] = [];
  await page.route('**/api/manage/notice?*', (call) => void calls.push(call));
  const asked = (count: number) => eventually(() => Promise.resolve(calls.length)).toBe(count);
  await goTo(page, 'notices');
  await asked(1);
  expect(await table.getAttribute('aria-busy')).toBe('true');
  await calls[0]?.fulfill({ status: 500, json: { message: 'Not just now.', code: 'unexpected' } });
  const failure = page.getByRole('main').getByText('Not just now.');
  await failure.waitFor();
  expect(await table.count()).toBe(0);
  await press(page, 'Try again');
  await asked(2);
  await failure.waitFor({ state: 'detached' });
  expect(await table.getAttribute('aria-busy')).toBe('true');
  await calls[1]?.continue();
  await row(page, 'Slow to come').waitFor();
  expect(await table.getAttribute('aria-busy')).toBe('false');
});
