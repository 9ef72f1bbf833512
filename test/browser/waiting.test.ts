import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentFaults } from '../moment-faults.ts';
import { runSql } from '../run-sql.ts';
import type { TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

test('the dashboard shows what waits for the person with links, and in a quiet line what history keeps [19.218]', async () => {
  const draft = (await site.call('POST', '/api/manage/faq', { json: { title: 'To approve' } })).record._id;
  const { record } = await site.call('POST', '/api/faq', { json: { title: 'Moves on' } });
  const put = async (id: string | undefined, path: string, method: string, json: object) => {
    const { headers } = await site.call('GET', `/api/manage/faq/${id}`);
    const tag = { 'if-match': headers.get('etag') ?? '' };
    return site.call(method, `/api/manage/faq/${id}/${path}`, { json, headers: tag });
  };
  const page = await openScreen(site, 'dashboard');
  await page.getByText('Besides what visitors see, history, drafts and trash keep').waitFor();
  expect(await named(page, 'region', 'Waiting for you').count()).toBe(0);
  await put(draft, 'review', 'POST', { action: 'submit' });
  await put(record._id, 'draft', 'PUT', { fields: { title: 'Mine' } });
  await site.call('PUT', `/api/faq/${record._id}`, { json: { title: 'Theirs' } });
  await goTo(page, 'dashboard');
  const waits = named(page, 'region', 'Waiting for you');
  await waits.getByText('1 FAQ waits for approval').waitFor();
  await waits.getByText('“Mine” has changed for visitors since its draft was begun').waitFor();
  await expectAccessible(page, 'waiting', [1440, 390], 'main');
  await named(waits, 'link', '1 FAQ').click();
  await screen(page, 'FAQs');
  await eventually(() => page.locator('.row-state').allTextContents()).toEqual(['In review']);
});

test('the dashboard tells who wrote a draft what somebody else did with it [24.111]', async () => {
  const { as } = await addStaff(site, ['publisher']);
  const call = async (
    record: string,
    path: string,
    json: object,
    by: Parameters<typeof site.call>[2] = {},
  ) => {
    const { headers } = await site.call('GET', `/api/manage/notice/${record}`);
    const tag = { 'if-match': headers.get('etag') ?? '' };
    await site.call('POST', `/api/manage/notice/${record}/${path}`, { json, headers: tag, ...by });
  };
  let waiting = '';
  for (const title of ['Routine', 'Fees', 'Holiday']) {
    const record = (await site.call('POST', '/api/manage/notice', { json: { title } })).record._id ?? '';
    await call(record, 'review', { action: 'submit' });
    await call(record, 'review', { action: 'approve' }, { as });
    if (title === 'Routine') waiting = record;
    else await call(record, 'publish', title === 'Fees' ? { at: '2099-01-01T04:15:00.000Z' } : {}, { as });
  }
  const page = await openScreen(site, 'dashboard');
  const lines = named(page, 'region', 'What became of your drafts').getByRole('listitem');
  await eventually(async () => (await lines.allTextContents()).toSorted()).toEqual([
    expect.stringMatching(
      /^“Fees” goes live on Thursday, 1 January 2099, 10:00.*, as With publisher has set\.$/,
    ),
    expect.stringMatching(/^“Holiday” was published by With publisher on .+\.$/),
    '“Routine” was approved by With publisher, and waits to be published.',
  ]);
  await expectAccessible(page, 'outcomes', [390], 'main');
  // Nothing waits for the tests after this one.
  await call(waiting, 'publish', {}, { as });
});

test('the dashboard says what was due and could not be done, with its moment and the reason [19.209]', {
  tags: 'thorough',
}, async () => {
  const { record, headers } = await site.call('POST', '/api/manage/faq', {
    json: { title: 'Was to appear' },
  });
  const fault = momentFaults.SQLite();
  await runSql(site, fault.begin);
  const at = new Date(Date.now() + 1000).toISOString();
  const path = `/api/manage/faq/${record._id}/publish`;
  await site.call('POST', path, { json: { at }, headers: { 'if-match': headers.get('etag') ?? '' } });
  const overdue = async () =>
    ((await site.call('GET', '/api/manage/waiting')).json as { overdue: object[] }).overdue.length;
  await eventually(overdue).toBe(1);
  const page = await openScreen(site, 'dashboard');
  const waits = named(page, 'region', 'Waiting for you');
  await waits.getByText('“Was to appear” was to appear on').waitFor();
  await waits.getByText(', and that could not be done. The site could not store the change').waitFor();
  await expectAccessible(page, 'overdue', [390], 'main');
  await runSql(site, fault.end);
  await named(waits, 'link', '“Was to appear”').click();
  await eventually(() => page.url()).toContain(record._id);
});

test('a new record that was begun is offered on return, also what never reached the server [19.185]', async () => {
  await site.call('POST', '/api/manage/notice', { json: { title: 'Begun first' } });
  const page = await openScreen(site, 'add-notice', { expects: ['offline'] });
  const begun = named(page, 'region', 'What you have begun');
  await begun.getByText(/^You began ‘Begun first’, changed at \d\d:\d\d\.$/).waitFor();
  await press(begun, 'Begin anew');
  await begun.waitFor({ state: 'detached' });
  await eventually(() => titleField(page).evaluate((field) => field === document.activeElement)).toBe(true);

  // The draft is created, then the connection fails: its form on the device has the rest.
  await titleField(page).fill('Begun second');
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  const { host } = new URL(page.url());
  await page.route(`**://${host}/api/manage/notice/*/draft`, (route) => route.abort('internetdisconnected'));
  await titleField(page).fill('Begun second, on the bus');
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('on the bus');
  // Nothing of this one reaches the server.
  await goTo(page, 'add-notice');
  await named(page, 'textbox', 'Description').fill('Typed without a title');
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('without a title');
  await goTo(page, 'dashboard');
  await page.unrouteAll();

  await page.goto('/admin/add-notice');
  const list = named(page, 'region', 'What you have begun');
  await list.getByText('You have begun several that are not published yet:').waitFor();
  await expectAccessible(page, 'begun', [390], 'main');
  await press(list, 'Continue ‘Begun second’');
  await screen(page, 'Update notice');
  await press(page, 'Put it back');
  expect(await titleField(page).inputValue()).toBe('Begun second, on the bus');
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();

  await goTo(page, 'add-notice');
  await press(list, 'Continue ‘(no title yet)’');
  expect(await named(page, 'textbox', 'Description').textContent()).toBe('Typed without a title');
  await titleField(page).fill('Begun third');
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  const { list: drafts } = await site.call('GET', '/api/manage/notice?q=begun+third');
  expect(drafts).toMatchObject([{ state: 'draft' }]);
});
