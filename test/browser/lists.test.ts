import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { descriptionOf, named, press, row, screen, toast } from './back-office.ts';
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

const store = async (title: string) =>
  (await site.call('POST', '/api/notice', { json: { title } })).record._id ?? '';
const draft = async (title: string) =>
  (await site.call('POST', '/api/manage/notice', { json: { title, description: '<p>x</p>' } })).record._id ??
  '';
const stateOf = (page: Page, title: string) => row(page, title).locator('.row-state').textContent();
const select = (page: Page, title: string) => named(page, 'checkbox', `Select ‘${title}’`).check();
const question = (page: Page, title: string) => named(page, 'alertdialog', title);

test('a deletion says where the record lies, with Undo in the toast; drafts too [19.214]', {
  tags: 'thorough',
}, async () => {
  await draft('Only a draft');
  await store('Was live');
  const page = await openScreen(site, 'notices');
  for (const [title, words] of [
    ['Only a draft', 'is not shown to visitors. A publisher can put it back from Trash for 30 days'],
    ['Was live', 'will be gone for visitors at once. A publisher can put it back from Trash for 30 days'],
  ] as const) {
    await named(row(page, title), 'button', 'Delete').click();
    await page.getByRole('alertdialog').getByText(words).waitFor();
    await press(page.getByRole('alertdialog'), 'Delete');
    await toast(page, 'Notice deleted Successfully');
    await toast(page, 'Moved to Trash');
    await row(page, title).waitFor({ state: 'detached' });
    if (title === 'Was live') await expectAccessible(page, 'undo', [], '.toaster');
    await named(page, 'button', 'Undo').press('Enter');
    await row(page, title).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  }
  await screen(page, 'Notices');
});

test('Control and Z is Undo while its toast is there, and undoes typing where text is typed [19.214]', async () => {
  await store('Wrong one');
  await store('Right one');
  const page = await openScreen(site, 'notices');
  await named(row(page, 'Wrong one'), 'button', 'Delete').press('Enter');
  await named(page.getByRole('alertdialog'), 'button', 'Delete').press('Enter');
  await toast(page, 'Undo: Ctrl + Z');
  await row(page, 'Wrong one').waitFor({ state: 'detached' });
  await page.getByRole('searchbox').press('ControlOrMeta+z');
  expect(await named(page, 'button', 'Undo').count()).toBe(1);
  await page.locator('h1').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await toast(page, 'Put back');
  await row(page, 'Wrong one').waitFor();
});

test('a bulk change that does not arrive is said in its dialog, where screen readers are [19.212]', async () => {
  await store('Unreachable');
  const page = await openScreen(site, 'notices', { expects: ['offline'] });
  await select(page, 'Unreachable');
  await press(page, 'Take down');
  await page.route('**/api/manage/notice/bulk', (route) => route.abort('internetdisconnected'));
  const asked = question(page, 'Take down 1 notice?');
  await press(asked, 'Take down');
  await eventually(() => asked.getByRole('alert').textContent()).toMatch(/^The server cannot be reached/);
  await page.unroute('**/api/manage/notice/bulk');
  await press(asked, 'Take down');
  await eventually(() => stateOf(page, 'Unreachable')).toBe('Taken down');
});

test('the actions of a row, which have the same names in each, are described by its record [19.220]', async () => {
  await store('Described');
  await site.call('DELETE', `/api/notice/${await store('Described, deleted')}`);
  for (const title of ['First partner', 'Second partner'])
    await site.call('POST', '/api/partner', { json: { title } });
  const sender = { name: 'Mina Rai', email: 'mina@example.org', message: 'When does it open?' };
  expect((await site.call('POST', '/api/contact', { as: 'nobody', json: sender })).status).toBe(201);
  const redirect = { from: '/described', to: '/notices', permanent: true };
  expect((await site.call('POST', '/api/manage/redirects', { json: redirect })).status).toBe(201);
  const page = await openScreen(site, 'dashboard');
  for (const [list, words, names] of [
    ['notices', 'Described', ['Update image', 'Edit', 'Delete']],
    ['partners', 'Second partner', ['Update image', 'Edit', 'Delete', 'Move up', 'Move down']],
    ['contacts', 'Mina Rai', ['View', 'Delete']],
    ['accounts', 'Administrator', ['Edit', 'Delete']],
    ['redirects', '/described', ['Edit', 'Delete']],
    ['trash', 'Described, deleted', ['Put back']],
  ] as const) {
    await goTo(page, list);
    await row(page, words).waitFor();
    for (const name of names) {
      const action = row(page, words).locator(`[aria-label="${name}"], button:has-text("${name}")`);
      const described = await descriptionOf(action);
      expect([list, name, described]).toEqual([list, name, expect.stringContaining(words)]);
    }
  }
});
