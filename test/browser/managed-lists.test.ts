import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
const LATER = '2999-01-01T04:15:00.000Z';
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

/** Each test has the records that it stores, and no others. */
beforeEach(async () => {
  for (const state of ['', '&state=trash']) {
    const { list } = await site.call('GET', `/api/manage/notice?limit=100${state}`);
    if (state === '' && list.length > 0) await bulk('trash', list);
  }
  await site.call('DELETE', '/api/manage/trash');
});

const bulk = (action: string, list: readonly object[]) =>
  site.call('POST', '/api/manage/notice/bulk', {
    json: {
      action,
      ids: (list as { _id: string; etag: string }[]).map(({ _id, etag }) => ({ id: _id, etag })),
    },
  });
const store = async (title: string) =>
  (await site.call('POST', '/api/notice', { json: { title } })).record._id ?? '';
const draft = async (title: string) =>
  (await site.call('POST', '/api/manage/notice', { json: { title, description: '<p>x</p>' } })).record._id ??
  '';

async function change(id: string, method: string, path: string, json: object) {
  const { headers } = await site.call('GET', `/api/manage/notice/${id}`);
  const answer = await site.call(method, `/api/manage/notice/${id}/${path}`, {
    json,
    headers: { 'if-match': headers.get('etag') ?? '' },
  });
  expect(answer.status).toBe(200);
}

const stateOf = (page: Page, title: string) => row(page, title).locator('.row-state').textContent();
const shown = (page: Page) => page.getByRole('main').locator('.row-title').allTextContents();
const select = (page: Page, title: string) => named(page, 'checkbox', `Select ‘${title}’`).check();
const question = (page: Page, title: string) => named(page, 'alertdialog', title);

/** One notice in each state. */
async function storeStates() {
  await store('Is live');
  await change(await store('Has a draft'), 'PUT', 'draft', { fields: { title: 'Has a draft, new' } });
  const image = await pictureFile({ width: 300, height: 200 });
  await site.call('POST', '/api/manage/notice', { body: multipart({ title: 'Is a draft', image }) });
  await change(await draft('Is scheduled'), 'POST', 'publish', { at: LATER });
  const changing = await store('Is to change');
  await change(changing, 'PUT', 'draft', { fields: { title: 'Is to change, new' } });
  await change(changing, 'POST', 'publish', { at: LATER });
}

test('a list says the state of each record in words, and has a filter for each [19.210]', async () => {
  await storeStates();
  const page = await openScreen(site, 'notices');
  await row(page, 'Is live').waitFor();
  expect(await stateOf(page, 'Is live')).toBe('Live');
  expect(await stateOf(page, 'Has a draft')).toBe('Live, with a draft');
  expect(await stateOf(page, 'Is a draft')).toBe('Draft');
  expect(await stateOf(page, 'Is scheduled')).toBe('Scheduled for 1 Jan 2999, 10:00');
  expect(await stateOf(page, 'Is to change')).toBe(
    'Live, with a draft · change scheduled for 1 Jan 2999, 10:00',
  );
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['S.N', 'Title', 'Image', 'Action']);
  // The picture of a draft has no public address.
  await row(page, 'Is a draft').locator('img[src^="blob:"]').waitFor();
  // With more columns the list is checked in a wide window, too.
  await expectAccessible(page, 'states', [390], 'main');
  const filter = named(page, 'combobox', 'State');
  for (const [label, titles] of [
    ['Live, with a draft', ['Is to change', 'Has a draft']],
    ['Draft', ['Is a draft']],
    ['Scheduled', ['Is to change', 'Is scheduled']],
  ] as const) {
    await filter.selectOption(label);
    await eventually(() => shown(page)).toEqual(titles);
  }
  expect(new URL(page.url()).searchParams.get('state')).toBe('scheduled');
  await filter.selectOption('In review');
  await page.getByText('No notice is in this state.').waitFor();
  await press(page, 'Show all states');
  await row(page, 'Is live').waitFor();
});

test('a list is sorted by title, date, state and last change, in its address [19.205, 19.210]', async () => {
  for (const title of ['Bravo', 'Alpha', 'Charlie']) await store(title);
  const page = await openScreen(site, 'notices');
  await row(page, 'Bravo').waitFor();
  expect(await shown(page)).toEqual(['Charlie', 'Alpha', 'Bravo']);
  await named(page, 'combobox', 'Order').selectOption('Title, A to Z');
  await eventually(() => shown(page)).toEqual(['Alpha', 'Bravo', 'Charlie']);
  expect(new URL(page.url()).search).toBe('?sort=title');
  await named(page, 'combobox', 'Order').selectOption('Date, earliest first');
  await eventually(() => shown(page)).toEqual(['Bravo', 'Alpha', 'Charlie']);
  await named(page, 'combobox', 'Order').selectOption('Newest first');
  await eventually(() => shown(page)).toEqual(['Charlie', 'Alpha', 'Bravo']);
});

test('the newest are those with the latest day that is shown [19.210]', async () => {
  for (const [title, date] of [
    ['Of this year', '2026-03-01'],
    ['Of last year', '2025-03-01'],
  ])
    await site.call('POST', '/api/notice', { json: { title, date } });
  const page = await openScreen(site, 'notices');
  await row(page, 'Of this year').waitFor();
  expect(await shown(page)).toEqual(['Of this year', 'Of last year']);
});

test('rows are as high as their picture, or two lines of text, after a narrow column of boxes, with the state beside the title [9.5, 19.210, 19.211]', async () => {
  const image = await pictureFile({ width: 300, height: 200 });
  await site.call('POST', '/api/notice', { body: multipart({ title: 'With a picture', image }) });
  await store('Without a picture');
  const page = await openScreen(site, 'notices');
  const heightOf = async (title: string) => Math.floor((await row(page, title).boundingBox())?.height ?? 0);
  await row(page, 'With a picture').locator('img').waitFor();
  for (const title of ['With a picture', 'Without a picture'])
    expect([80, 81]).toContain(await heightOf(title));
  const cells = row(page, 'With a picture').getByRole('cell');
  await named(cells.first(), 'checkbox', 'Select ‘With a picture’').waitFor();
  expect(await cells.nth(1).textContent()).toBe('2');
  expect((await cells.first().boundingBox())?.width).toBeLessThan(48);
  const middleOf = async (part: string) => {
    const box = await row(page, 'With a picture').locator(part).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middleOf('.row-title')) - (await middleOf('.row-state')))).toBeLessThan(4);
  await goTo(page, 'notices?columns=title');
  await row(page, 'With a picture').waitFor();
  expect(await heightOf('With a picture')).toBeLessThanOrEqual(64);
});

test('what is not live stands after an order by hand, and is not moved [19.210]', async () => {
  await site.call('POST', '/api/partner', { json: { title: 'Below' } });
  await site.call('POST', '/api/partner', { json: { title: 'Above' } });
  await site.call('POST', '/api/manage/partner', { json: { title: 'Drafted' } });
  const page = await openScreen(site, 'partners');
  await row(page, 'Drafted').waitFor();
  expect(await shown(page)).toEqual(['Above', 'Below', 'Drafted']);
  expect(await named(row(page, 'Drafted'), 'button', 'Move up').count()).toBe(0);
  expect(await named(row(page, 'Below'), 'button', 'Move down').getAttribute('aria-disabled')).toBe('true');
  await named(row(page, 'Below'), 'button', 'Move up').click();
  await eventually(() => shown(page)).toEqual(['Below', 'Above', 'Drafted']);
  await page.getByText('Below is now number 1 of 2.', { exact: true }).waitFor({ state: 'attached' });
});

test('all on a page are deleted at once after a question with their count, and put back by Undo [19.211, 19.214]', async () => {
  for (const title of ['One', 'Two', 'Three']) await store(title);
  await draft('Four');
  const page = await openScreen(site, 'notices');
  await row(page, 'Four').waitFor();
  await named(page, 'checkbox', 'Select all on this page').check();
  await page.getByText('4 selected').first().waitFor();
  await expectAccessible(page, 'selected', [390], 'main');
  await press(named(page, 'region', 'Change what is selected'), 'Delete');
  const asked = question(page, 'Delete 4 notices?');
  await press(asked, 'Delete');
  await toast(page, '4 notices deleted');
  await toast(page, 'Moved to Trash');
  await eventually(() => shown(page)).toEqual([]);
  await press(page, 'Undo');
  await toast(page, 'Put back');
  await eventually(async () => (await shown(page)).toSorted()).toEqual(['Four', 'One', 'Three', 'Two']);
  expect(await stateOf(page, 'Four')).toBe('Draft');
});

test('what is refused is named with the reason, and the rest is done [19.212]', {
  tags: 'thorough',
}, async () => {
  const changed = await store('Changed meanwhile');
  await store('Unchanged');
  const page = await openScreen(site, 'notices');
  await row(page, 'Unchanged').waitFor();
  await select(page, 'Changed meanwhile');
  await select(page, 'Unchanged');
  await site.call('PUT', `/api/notice/${changed}`, { json: { description: '<p>New.</p>' } });
  await press(page, 'Take down');
  await press(question(page, 'Take down 2 notices?'), 'Take down');
  const told = named(page, 'dialog', '1 notice taken down');
  await told.getByText('‘Changed meanwhile’: Somebody else has changed this').waitFor();
  await expectAccessible(page, 'refused', [], 'dialog');
  await press(told, 'Close');
  await eventually(() => stateOf(page, 'Unchanged')).toBe('Taken down');
  expect(await stateOf(page, 'Changed meanwhile')).toBe('Live');
  // The action can be repeated on the present state.
  expect(await named(page, 'checkbox', 'Select ‘Changed meanwhile’').isChecked()).toBe(true);
  await press(page, 'Take down');
  await press(question(page, 'Take down 1 notice?'), 'Take down');
  await eventually(() => stateOf(page, 'Changed meanwhile')).toBe('Taken down');
});

test('what is refused leads to its form, also a draft without a title [19.212]', async () => {
  const page = await openScreen(site, 'dashboard');
  const untitled = await draft('');
  await goTo(page, 'notices');
  await select(page, '(no title yet)');
  await press(page, 'Publish');
  await press(question(page, 'Publish 1 notice?'), 'Publish');
  await named(named(page, 'dialog', 'Nothing was changed'), 'link', '‘(no title yet)’').click();
  await page.waitForURL(`**/admin/update-notice/${untitled}`);
  await named(page, 'textbox', 'Title').waitFor();
});

test('a change that is confirmed twice is made once, and told as what it was [24.113]', async () => {
  await store('Twice');
  const hidden = await draft('Not shown yet');
  const page = await openScreen(site, 'notices');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bulk')) sent.push(request.postData() ?? '');
  });
  await select(page, 'Twice');
  await select(page, 'Not shown yet');
  await press(page, 'Take down');
  await named(question(page, 'Take down 2 notices?'), 'button', 'Take down').evaluate(
    (button: HTMLElement) => {
      // As two presses that come before the first has been rendered.
      button.click();
      setTimeout(() => button.click(), 0);
    },
  );
  const told = named(page, 'dialog', '1 notice taken down');
  await told.getByText('‘Not shown yet’: This is not shown to visitors').waitFor();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(hidden);
});

test('several are pinned until a day, by keyboard alone [19.211]', { tags: 'thorough' }, async () => {
  await store('To be pinned');
  const page = await openScreen(site, 'notices');
  await named(page, 'checkbox', 'Select ‘To be pinned’').press('Space');
  await named(page, 'button', 'Pin to the top until…').press('Enter');
  const asked = question(page, 'Pin 1 notice to the top?');
  await named(asked, 'textbox', 'Until (day and time in Kathmandu)')
    .or(asked.locator('input'))
    .first()
    .fill('2998-12-31T10:00');
  await named(asked, 'button', 'Pin').press('Enter');
  await eventually(() => stateOf(page, 'To be pinned')).toBe('Live · pinned until 31 Dec 2998');
  await select(page, 'To be pinned');
  await press(page, 'Pin to the top until…');
  await press(asked, 'Unpin');
  await eventually(() => stateOf(page, 'To be pinned')).toBe('Live');
});

test('drafts are published at once; a selection ends with its page [19.211]', async () => {
  await draft('Soon live');
  await store('Another');
  const page = await openScreen(site, 'notices');
  await select(page, 'Soon live');
  await named(page, 'combobox', 'State').selectOption('Draft');
  await eventually(() => shown(page)).toEqual(['Soon live']);
  expect(await named(page, 'region', 'Change what is selected').count()).toBe(0);
  await select(page, 'Soon live');
  await press(page, 'Publish');
  await press(question(page, 'Publish 1 notice?'), 'Publish');
  await toast(page, '1 notice published');
  await page.getByText('No notice is in this state.').waitFor();
});

test('without the duty to publish nothing can be selected [19.211]', async () => {
  await store('To be read');
  const page = await openPage(site, { as: 'admin' });
  await page.evaluate(() => {
    const profile = JSON.parse(localStorage.getItem('profile') ?? '{}');
    profile.user.duties = ['author'];
    localStorage.setItem('profile', JSON.stringify(profile));
  });
  await page.goto('/admin/notices');
  await row(page, 'To be read').waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
});

test('columns are chosen by keyboard, stand in the address, which keeps filter and order, too [19.205, 19.219]', {
  tags: 'thorough',
}, async () => {
  await store('With columns');
  const page = await openScreen(site, 'notices');
  await row(page, 'With columns').waitFor();
  const headers = () => page.getByRole('columnheader').allTextContents();
  const menu = named(page, 'button', 'Columns');
  await menu.press('Enter');
  const choice = named(page, 'group', 'Columns that are shown');
  expect(
    await choice
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.parentElement?.textContent)),
  ).toEqual(['Image', 'Date', 'Last changed', 'Changed by', 'Comes down']);
  for (const name of ['Last changed', 'Changed by']) await named(choice, 'checkbox', name).press('Space');
  await eventually(headers).toEqual(['S.N', 'Title', 'Image', 'Action', 'Last changed', 'Changed by']);
  expect(new URL(page.url()).search).toBe('?columns=image,changed,by');
  await expectAccessible(page, 'columns', [1440, 390], 'main');
  await named(choice, 'checkbox', 'Image').press('Space');
  await eventually(headers).toEqual(['S.N', 'Title', 'Action', 'Last changed', 'Changed by']);
  await page.keyboard.press('Escape');
  await eventually(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await named(row(page, 'With columns'), 'cell', 'Administrator').waitFor();
  expect(await stateOf(page, 'With columns')).toBe('Live');

  // A filter and an order leave the columns alone, and the address keeps all of them.
  await named(page, 'combobox', 'Order').selectOption('Title, A to Z');
  await eventually(async () => new URL(page.url()).search).toBe('?sort=title&columns=changed,by');
  const address = page.url();
  await goTo(page, 'notices');
  await eventually(headers).toEqual(['S.N', 'Title', 'Image', 'Action']);
  await page.goto(address);
  await row(page, 'With columns').waitFor();
  await eventually(headers).toEqual(['S.N', 'Title', 'Action', 'Last changed', 'Changed by']);

  // Each line of a card has its label, because the headings of the table are hidden there.
  await page.setViewportSize({ width: 390, height: 844 });
  const before = (cell: Element) => getComputedStyle(cell, '::before').content;
  expect(await row(page, 'With columns').locator('td.more').first().evaluate(before)).toContain(
    'Last changed',
  );
  await menu.click();
  await press(page, 'The usual columns');
  await eventually(async () => new URL(page.url()).search).toBe('?sort=title');
});
