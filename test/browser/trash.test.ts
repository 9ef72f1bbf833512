import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());
beforeEach(() => site.call('DELETE', '/api/manage/trash'));

/** Stores a record and deletes it. @returns its id */
async function deleted(title: string, type = 'notice'): Promise<string> {
  const { record } = await site.call('POST', `/api/${type}`, { json: { title } });
  await site.call('DELETE', `/api/${type}/${record._id}`);
  return record._id ?? '';
}

const titles = async () =>
  (await site.call('GET', '/api/manage/trash?limit=100')).list.map(({ title }) => title).toSorted();

test('the trash says what lies in it, and is filtered by kind and title [19.215]', {
  tags: 'thorough',
}, async () => {
  await deleted('Old notice');
  await deleted('Old partner', 'partner');
  const page = await openScreen(site, 'dashboard');
  await named(named(page, 'navigation', 'Admin'), 'link', 'Trash').click();
  await screen(page, 'Trash');
  const line = row(page, 'Old notice');
  await line
    .getByText(/^Notices · Was live, deleted \d+ \w+ \d{4} · \S+ \S+ \S+ by Administrator$/)
    .waitFor();
  await line.getByText(/^Kept until \d+ \w+ \d{4} · /).waitFor();
  // Lists are the same everywhere in a wide window.
  await expectAccessible(page, 'trash', [390], 'main');
  await named(page, 'combobox', 'Kind').selectOption('Partners');
  await row(page, 'Old notice').waitFor({ state: 'detached' });
  await row(page, 'Old partner').waitFor();
  expect(new URL(page.url()).search).toBe('?type=partner');
  await named(page, 'combobox', 'Kind').selectOption('FAQs');
  await press(page, 'Show all kinds');
  await named(page, 'searchbox', 'Filter by keyword').fill('partner');
  await row(page, 'Old notice').waitFor({ state: 'detached' });
  expect(await named(page, 'button', 'Empty the trash').count()).toBe(0);
});

test('putting back a scheduled draft says that it is not scheduled any more [22.83]', async () => {
  const json = { title: 'Was to come', description: '<p>x</p>' };
  const { record, headers } = await site.call('POST', '/api/manage/notice', { json });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await site.call('POST', `/api/manage/notice/${record._id}/publish`, {
    json: { at },
    headers: { 'if-match': headers.get('etag') ?? '' },
  });
  const page = await openScreen(site, 'notices');
  await named(row(page, 'Was to come'), 'button', 'Delete').click();
  await press(page.getByRole('alertdialog'), 'Delete');
  await press(page, 'Undo');
  await toast(page, 'The draft is not scheduled any more. Publish it, or schedule it again.');
});

test('one record is put back by keyboard, with a link to it [19.215]', async () => {
  const id = await deleted('Deleted by mistake');
  const page = await openScreen(site, 'trash');
  await named(row(page, 'Deleted by mistake'), 'button', 'Put back').press('Enter');
  await toast(page, 'Put back');
  const link = named(page, 'link', 'Open ‘Deleted by mistake’');
  expect(await link.getAttribute('href')).toBe(`/admin/update-notice/${id}`);
  await page.getByText('What is deleted lies here for 30 days and can be put back.').waitFor();
  expect((await site.call('GET', `/api/notice/${id}`, { as: 'nobody' })).status).toBe(200);
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('several of different kinds are put back at once; who was faster is told [19.215]', async () => {
  await deleted('Several, a notice');
  await deleted('Several, a partner', 'partner');
  const id = await deleted('Several, gone');
  const page = await openScreen(site, 'trash');
  await row(page, 'Several, gone').waitFor();
  await named(page, 'checkbox', 'Select all on this page').check();
  await site.call('DELETE', `/api/manage/trash/${id}`);
  await press(named(page, 'region', 'Change what is selected'), 'Put back');
  await press(named(page, 'alertdialog', 'Put back 3 records?'), 'Put back');
  const told = named(page, 'dialog', '2 records put back');
  await told.getByText('‘Several, gone’: This notice does not exist, or not any more.').waitFor();
  await press(told, 'Close');
  await goTo(page, 'partners');
  await row(page, 'Several, a partner').waitFor();
  expect(await titles()).toEqual([]);
});

test('a record, and then the rest, is deleted for good after a question [19.216]', async () => {
  for (const title of ['Lost a', 'Lost b', 'Lost c']) await deleted(title);
  const page = await openScreen(site, 'trash');
  await named(row(page, 'Lost b'), 'button', 'Delete for good').click();
  const asked = named(page, 'alertdialog', 'Delete this for good?');
  await asked.getByText('cannot be brought back').waitFor();
  await press(asked, 'Delete');
  await toast(page, 'Deleted for good');
  await row(page, 'Lost b').waitFor({ state: 'detached' });
  expect(await titles()).toEqual(['Lost a', 'Lost c']);
  await press(page, 'Empty the trash');
  await expectAccessible(page, 'emptying', [], 'dialog');
  await press(named(page, 'alertdialog', 'Empty the trash of 2 records?'), 'Delete');
  await toast(page, 'The trash is empty');
  expect(await titles()).toEqual([]);
});
