import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Duty } from '../../src/content/duties.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';
import { expectAccessible } from './accessibility.ts';
import {
  atEachWidth,
  named,
  openActions,
  press,
  row,
  save,
  saveButton,
  screen,
  toast,
} from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { talk } from './chats.ts';
import { draftsOf, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { goTo, setUpScreens, walkTo } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
const BOTH_WIDTHS = [390, 1440];
let site: TestSite;
let notice = '';

beforeAll(async () => {
  site = await startBuiltSite();
  const image = await pictureFile({ width: 80, height: 60 });
  const body = multipart({ title: 'Exam routine', description: '<p>It begins at seven.</p>', image });
  notice = (await site.call('POST', '/api/notice', { body })).record._id ?? '';
  const json = { name: 'Asha Rai', phone: '9841000000', program: 'BCA' };
  await site.call('POST', '/api/application', { json, as: 'nobody' });
  const sent = { name: 'Bina Shah', phone: '9841000001', message: 'When does it begin?' };
  await site.call('POST', '/api/contact', { json: sent, as: 'nobody' });
  await talk(site, ['Is there a hostel?', 'No.']);
});
afterAll(() => site.close());

const { managed, store } = draftsOf(() => site);

/** Opens a screen as an administrator with these duties. */
async function openAs(duties: readonly Duty[], address: string, options: PageOptions = {}) {
  const { id, email } = await addStaff(site, duties);
  const login = { as: 'nobody', json: { email, password: STAFF_PASSWORD } } as const;
  const { json } = await site.call('POST', '/api/user/login', login);
  const page = await openPage(site, options);
  await page.evaluate((profile) => localStorage.setItem('profile', profile), JSON.stringify(json));
  await page.goto(`/admin/${address}`);
  return { page, id, email };
}

const entries = async (page: Page) =>
  (await page.locator('#side-navigation a').allTextContents()).map((text) => text.replace(/\s*\d+$/, ''));

const box = (page: Page, duty: string) => named(page, 'checkbox', duty);
const dutiesOf = async (id: string) => (await site.call('GET', `/api/account/${id}`)).record.duties;

test('The account’s form gives duties, each with what it lets one do, also on a phone [19.9]', async () => {
  const { id, email } = await addStaff(site, ['author', 'accounts']);
  const page = await openScreen(site, `update-account/${id}`);
  await screen(page, 'Update account');
  const group = named(page, 'group', 'Duties');
  await group.waitFor();
  const isChecked = (duty: string) => box(page, duty).isChecked();
  expect(await Promise.all(['Author', 'Publisher', 'Admissions', 'Accounts'].map(isChecked))).toEqual([
    ...[true, false, false, true],
  ]);
  // The page stays as wide as a phone's, in which the first change is made.
  await expectAccessible(page, 'account', [1440, 390], 'main');
  await box(page, 'Admissions').check();
  await box(page, 'Author').uncheck();
  await save(page);
  await toast(page, 'Account updated Successfully');
  expect(await dutiesOf(id)).toEqual(['admissions', 'accounts']);
  await screen(page, 'Accounts');
  await named(page, 'searchbox', 'Filter by keyword').fill(email);
  await eventually(() => page.locator('td.role').allTextContents()).toEqual(['AdminAdmissions, Accounts']);
  await named(page, 'link', 'Edit').click();
  await screen(page, 'Update account');
  await page.setViewportSize({ width: 1440, height: 900 });
  await named(page, 'combobox', 'Role').selectOption('Teacher');
  expect(await group.count()).toBe(0);
  await save(page);
  // Not by the toast: that of the first change may still be shown.
  await eventually(() => dutiesOf(id)).toBeUndefined();
});

test('A new administrator has no duty ticked, and gets those that are ticked; none is asked about [19.9, 22.80, 24.110]', async () => {
  const page = await openScreen(site, 'add-account');
  await screen(page, 'Add account');
  await page.getByLabel('Name', { exact: true }).fill('Hari Thapa');
  await page.getByLabel('Email', { exact: true }).fill('hari@duties.example');
  await named(page, 'combobox', 'Role').selectOption('Admin');
  expect(await named(page, 'group', 'Duties').locator('input:checked').count()).toBe(0);
  await press(page, 'Generate');
  await save(page);
  const question = named(page, 'alertdialog', 'Save without duties?');
  await expectAccessible(page, 'without duties', [390], 'dialog');
  await press(question, 'Give duties');
  await box(page, 'Author').check();
  await box(page, 'Admissions').check();
  await save(page);
  await toast(page, 'Account added Successfully');
  const { list } = await site.call('GET', '/api/accounts?q=hari@duties');
  expect(list[0]?.duties).toEqual(['author', 'admissions']);
});

test('An administrator who loses the last duty is asked about, and one without any is not [24.110]', async () => {
  const { id } = await addStaff(site, ['author']);
  const page = await openScreen(site, `update-account/${id}`, { expects: [400] });
  await screen(page, 'Update account');
  await box(page, 'Author').uncheck();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('');
  await save(page);
  await press(named(page, 'alertdialog', 'Save without duties?'), 'Save without duties');
  // Once is enough.
  await toast(page, 'Name is required.', 'alert');
  await name.fill('Hari Thapa');
  await save(page);
  await toast(page, 'Account updated Successfully');
  expect(await dutiesOf(id)).toEqual([]);
  await walkTo(page, `update-account/${id}`);
  await page.getByLabel('Name', { exact: true }).fill('Hari Karki');
  await save(page);
  await screen(page, 'Accounts');
});

test('The dashboard lets an author add what authors write [24.117]', async () => {
  const { page } = await openAs(['author'], 'dashboard');
  await named(page, 'link', 'Add notice').click();
  await screen(page, 'Add notice');
});

test('An author writes drafts and meets nothing that publishes them, also on a phone [19.10, 19.11, 19.182]', async () => {
  const title = 'By an author';
  const id = await store({ title, description: '<p>It begins at seven.</p>' });
  const { page } = await openAs(['author'], 'notices');
  await screen(page, 'Notices');
  const shown = await entries(page);
  expect(shown).toEqual(expect.arrayContaining(['Dashboard', 'Notices', 'Contacts', 'Settings']));
  for (const hidden of ['Applications', 'Accounts']) expect(shown).not.toContain(hidden);
  const actions = row(page, title).locator('.row-actions').locator('a, button');
  expect(await actions.evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual([
    'Update image',
    'Edit',
  ]);
  await atEachWidth(page, BOTH_WIDTHS, async () => expect(await named(page, 'link', 'Add').count()).toBe(1));
  // At a phone's width only: admin-accessibility.test.ts checks the wide list, which does not depend on duties.
  await expectAccessible(page, 'list of an author', [390], 'main');
  await named(row(page, title), 'link', 'Edit').click();
  await screen(page, 'Update notice');
  const offersDraftsOnly = async () => {
    await page.getByText('You write drafts: visitors see them once a publisher has published them').waitFor();
    expect(await named(page, 'button', 'Send for review').count()).toBe(1);
    await openActions(page);
    expect(await named(page, 'button', 'Save draft').count()).toBe(1);
    for (const name of ['Save', 'Publish changes', 'Schedule', 'Take down'])
      expect(await named(page, 'button', name).count(), name).toBe(0);
  };
  await atEachWidth(page, BOTH_WIDTHS, offersDraftsOnly);
  // The fields are those of a publisher.
  await expectAccessible(page, 'form of an author', BOTH_WIDTHS, 'main :is(.form-hint, .save-bar)');
  await titleField(page).fill('By an author, changed');
  await offersDraftsOnly();
  await press(page, 'Save draft');
  await toast(page, 'Draft saved');
  expect(await managed(id)).toMatchObject({
    live: { title },
    draft: { fields: { title: 'By an author, changed' } },
  });
  await goTo(page, 'settings');
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    await page.getByText('Changes need the duty ‘Publisher’').waitFor();
    expect(await saveButton(page).count()).toBe(0);
  });
});

test('Who looks after accounts alone changes how long data is kept, and only reads the texts [19.11, 21.40]', {
  tags: 'thorough',
}, async () => {
  const { page } = await openAs(['accounts'], 'settings');
  await screen(page, 'Settings');
  const name = page.getByLabel('College name', { exact: true });
  expect(await name.isDisabled()).toBe(true);
  const section = named(page, 'group', 'How long data is kept');
  await section.getByLabel('Mails').fill('60');
  await press(section, 'Save');
  await toast(page, 'Settings saved');
  expect((await site.call('GET', '/api/settings')).record.keepMails).toBe(60);
});

test('Who may not delete, export or teach is not offered it, and is told who may [22.81]', async () => {
  const isOffered = async (page: Page, name: string) => (await named(page, 'button', name).count()) > 0;
  for (const [duty, may] of [
    ['admissions', false],
    ['publisher', true],
  ] as const) {
    const { page } = await openAs([duty], 'contacts');
    const line = page.getByRole('row').filter({ hasText: 'Bina Shah' });
    await named(line, 'link', 'View').waitFor();
    for (const name of ['Delete', 'Export CSV', 'Export Excel'])
      expect(await isOffered(page, name), `${name} to ${duty}`).toBe(may);
    const told = page.getByText('one needs the duty ‘Publisher’');
    expect(await told.count()).toBe(may ? 0 : 1);
    await named(line, 'link', 'View').click();
    await named(page, 'button', 'Mark as unviewed').waitFor();
    for (const name of ['Delete', 'Spam'])
      expect(await isOffered(page, name), `${name} to ${duty}`).toBe(may);
    expect(await told.count()).toBe(may ? 0 : 1);
    await goTo(page, 'chats');
    await screen(page, 'Chatbot Questions');
    await page.locator('.chat-toggle').first().click();
    await page.locator('.chat-opened').waitFor();
    expect(await isOffered(page, 'Delete'), `Delete to ${duty}`).toBe(may);
    expect(await told.count()).toBe(may ? 0 : 1);
  }
});

test('A refused call shows what has become of one’s duties: other screens say which they need, ask the server for nothing, and lead out, also on a phone [19.5, 19.10]', {
  tags: 'thorough',
}, async () => {
  const { page, id } = await openAs(['author', 'publisher'], 'notices', { expects: [403] });
  await screen(page, 'Notices');
  await named(row(page, 'Exam routine'), 'button', 'Delete').click();
  await site.call('PUT', `/api/account/${id}`, { json: { duties: ['admissions'] } });
  await press(page.getByRole('alertdialog'), 'Delete');
  await eventually(() => entries(page)).toContain('Applications');
  await screen(page, 'Not among your duties');
  expect((await site.call('GET', `/api/notice/${notice}`)).status).toBe(200);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/accounts');
  for (const [address, duty] of [
    ['accounts', '‘Accounts’'],
    ['notices', '‘Author’ or ‘Publisher’'],
    ['add-notice', '‘Author’ or ‘Publisher’'],
    [`update-notice-image/${notice}`, '‘Author’ or ‘Publisher’'],
  ] as const) {
    if (address !== 'accounts') await goTo(page, address);
    await screen(page, 'Not among your duties');
    await page.getByText(`administrators with the duty ${duty}, which`).waitFor();
  }
  await atEachWidth(page, BOTH_WIDTHS, () => page.getByText('administrators with the duty').waitFor());
  expect(asked).not.toContain('/api/accounts');
  expect(asked).not.toContain('/api/notices');
  await expectAccessible(page, 'not among the duties', BOTH_WIDTHS, 'main');
  await named(page, 'link', 'Go to the dashboard').click();
  await screen(page, 'Dashboard');
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    await named(page, 'link', 'Unviewed applications').waitFor();
    const counted = named(page, 'region', 'How much there is').getByRole('link');
    expect(await counted.allTextContents()).toEqual(['Intakes', 'Add']);
  });
  // In a wide window its parts stand as on everybody's dashboard.
  await expectAccessible(page, 'dashboard of admissions', [390], 'main');
});
