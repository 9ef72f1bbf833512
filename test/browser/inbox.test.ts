import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submissionTypes } from '../../src/content/submissions.ts';
import type { TestSite } from '../site.ts';
import { named, press, row, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type Kind, kinds, sendTo } from './inbox.ts';
import { passwordOf, setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const send = (kind: Kind, more?: object) => sendTo(site, kind, more);
const stored = (kind: Kind, id?: string) => site.call('GET', `/api/${kind}/${id}`);
const unviewed = async (kind: Kind) =>
  ((await site.call('GET', '/api/inbox')).json as Record<Kind, { unviewed: number }>)[kind].unviewed;

const search = (page: Page) => new URL(page.url()).search;
const icon = (page: Page, name: string, title: string) =>
  named(row(page, name), 'link', 'View').getByTitle(title, { exact: true });
/** Waits until the link in the side navigation shows this number. */
const badge = (page: Page, label: string, number: number) =>
  named(
    named(page, 'navigation', 'Admin'),
    'link',
    number > 0 ? `${label}, ${number} unviewed` : label,
  ).waitFor();

/** All screens are opened in one page, with a clock that `wait` advances. */
async function open(path: string, heading: string, options: Parameters<typeof openScreen>[2] = {}) {
  const page = await openScreen(site, path, { ...options, hasClock: true });
  await screen(page, heading);
  return page;
}

/** Opens a list in a page of its own, with such a clock, for the test that ends the session. */
async function openWithClock(...[path, heading, options]: Parameters<typeof open>) {
  const page = await openPage(site, { as: 'admin', ...options });
  await page.clock.install();
  await page.goto(`/admin/${path}`);
  await screen(page, heading);
  return page;
}

/** Advances the clock past the polling interval of an open screen. */
const wait = (page: Page) => page.clock.runFor(6000);

describe.each(kinds)('what visitors send: $kind', ({ kind, label, noun }) => {
  const list = label.toLowerCase();

  test('comes into the list and the badge without a reload, is opened, and counted as viewed from then on [1.6, 2.39, 2.41, 2.60, 2.61, 4.1, 4.2, 16.10]', {
    tags: kind === 'contact' ? [] : 'thorough',
  }, async () => {
    const page = await open(list, label);
    const before = await unviewed(kind);
    await badge(page, label, before);
    const { name = '', _id } = await send(kind);
    await wait(page);
    await icon(page, name, 'Unviewed').waitFor();
    await badge(page, label, before + 1);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    });
    expect(await page.title()).toBe(`${label} · Admin`);
    await named(row(page, name), 'link', 'View').click();
    await named(page, 'heading', name).waitFor();
    await badge(page, label, before);
    expect(new URL(page.url()).pathname).toBe(`/admin/${kind}/${_id}`);
    expect(await page.title()).not.toContain(name);
    await named(page, 'link', `Back to ${label}`).click();
    await icon(page, name, 'Viewed').waitFor();

    await named(row(page, name), 'link', 'View').click();
    await press(page, 'Mark as unviewed');
    await screen(page, label);
    await icon(page, name, 'Unviewed').waitFor();
    await badge(page, label, before + 1);
    expect((await stored(kind, _id)).json).toMatchObject({ isView: false });
    const path = `/api/${kind}/${_id}`;
    expect(writes).toEqual([`${path} {"isView":true}`, `${path} {"isView":false}`]);
  });

  test('is filtered by name, found again in the same list after it was read, and moved to spam and back, where it is counted in neither list nor badge [2.65, 24.120]', {
    tags: kind === 'contact' ? [] : 'thorough',
  }, async () => {
    const { name = '' } = await send(kind, { name: `सीता ${kind}` });
    const before = await unviewed(kind);
    const page = await open(list, label);
    await named(page, 'searchbox', 'Filter by keyword').fill('सीता');
    await eventually(() => page.getByRole('row').count()).toBe(2);
    await eventually(async () => search(page)).toBe(`?${new URLSearchParams({ q: 'सीता' })}`);
    await named(row(page, name), 'link', 'View').click();
    await named(page, 'link', `Back to ${label}`).click();
    await screen(page, label);
    expect(await named(page, 'searchbox', 'Filter by keyword').inputValue()).toBe('सीता');
    await named(page, 'searchbox', 'Filter by keyword').fill('nobody like it');
    await press(page, 'Clear the filter');
    await row(page, name).waitFor();
    expect(search(page)).toBe('');

    await named(row(page, name), 'link', 'View').click();
    await badge(page, label, before - 1);
    await press(page, 'Spam');
    await toast(page, `${noun} moved to spam`);
    await screen(page, label);
    await row(page, name).waitFor({ state: 'detached' });
    await badge(page, label, before - 1);
    await page.getByRole('link', { name: /^\d+ in spam$/ }).click();
    await row(page, name).waitFor();
    expect(search(page)).toBe('?spam=true');
    await named(row(page, name), 'button', 'Not spam').click();
    await toast(page, `${noun} moved back to ${label}`);
    await row(page, name).waitFor({ state: 'detached' });
    await named(page, 'link', `Back to ${label}`).click();
    await named(row(page, name), 'link', 'View').click();
    expect(await named(page, 'link', 'Answer by mail').getAttribute('href')).toMatch(/^mailto:.+subject=/);
    await press(page, 'Spam');
    await toast(page, `${noun} moved to spam`);
    await press(page, 'Undo');
    await toast(page, `${noun} moved back to ${label}`);
    await row(page, name).waitFor();
  });

  // Both kinds have the same dialog in both places, so each kind is deleted from one of them.
  const from = kind === 'application' ? 'the list' : 'its own screen';
  test(`is deleted after a question, from ${from} [2.67, 5.6, 8.22-8.24]`, async () => {
    const { name = '', _id } = await send(kind);
    const page = await open(list, label);
    const before = await unviewed(kind);
    await badge(page, label, before);
    if (kind === 'contact') {
      await named(row(page, name), 'link', 'View').click();
      await badge(page, label, before - 1);
    }
    const within = kind === 'application' ? row(page, name) : page;
    await named(within, 'button', 'Delete').click();
    const dialog = page.getByRole('alertdialog', { name: `Are you really want to delete this ${kind}?` });
    await named(dialog, 'button', 'Cancel').click();
    await named(within, 'button', 'Delete').click();
    await named(dialog, 'button', 'Delete').click();
    await toast(page, `${noun} deleted Successfully`);
    await screen(page, label);
    await row(page, name).waitFor({ state: 'detached' });
    await badge(page, label, before - 1);
    expect((await stored(kind, _id)).status).toBe(404);
  });

  test('that does not exist shows a message with a link back', { tags: 'thorough' }, async () => {
    const page = await open(`${kind}/${'0'.repeat(24)}`, 'Not found', { expects: [404] });
    await named(page, 'link', `Back to ${label}`).click();
    await screen(page, label);
  });
});

test('one links to the next in the list, across its pages', async () => {
  for (let number = 1; number <= 21; number += 1) await send('contact', { name: `Turning ${number}` });
  const page = await open('contacts?q=turning', 'Contacts');
  await named(row(page, 'Turning 2'), 'link', 'View').click();
  await named(page, 'link', 'Older').click();
  await named(page, 'heading', 'Turning 1').waitFor();
  expect(search(page)).toBe('?q=turning&page=2');
  expect(await named(page, 'link', 'Older').count()).toBe(0);
  await named(page, 'link', 'Newer').click();
  await named(page, 'heading', 'Turning 2').waitFor();
  expect(search(page)).toBe('?q=turning');
});

test('the dashboard begins with the waiting submissions, and updates without a reload [2.83]', async () => {
  await send('contact');
  const page = await open('dashboard', 'Dashboard');
  const numbers = named(page, 'region', 'To be read').getByRole('listitem');
  const unviewedNumbers = async () =>
    (await numbers.allTextContents()).map((text) => text.replace(/\s+/g, ' '));
  const expected = async () => [
    ...(await Promise.all(
      submissionTypes.map(
        async ({ name, admin }) => `Unviewed ${admin.many} ${await unviewed(name as Kind)}`,
      ),
    )),
    'Chats today 0',
  ];
  await eventually(unviewedNumbers).toEqual(await expected());
  await send('application');
  await wait(page);
  await eventually(unviewedNumbers).toEqual(await expected());
  await named(page, 'link', 'Unviewed messages').click();
  await screen(page, 'Contacts');
});

test('the keyboard alone opens, reads, and deletes', async () => {
  const { name = '' } = await send('contact');
  const page = await open('dashboard', 'Dashboard');
  // Then the heading has the focus, so that the keyboard need not pass the navigation.
  await goTo(page, `contacts?q=${encodeURIComponent(name)}`);
  await row(page, name).waitFor();
  const to = async (label: string) => {
    const focused = () =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    for (let steps = 0; steps < 60 && (await focused()) !== label; steps += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await to('View');
  await named(page, 'heading', name).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('screen-title');
  await to('Back to Contacts');
  await row(page, name).waitFor();
  await to('Delete');
  await page.getByRole('alertdialog').waitFor();
  await to('Delete');
  await toast(page, 'Contact deleted Successfully');
});

test('a session that ends under a form asks to sign in only on saving, and the badge continues; under an open list it asks at once, and Cancel clears everything', {
  tags: 'thorough',
}, async () => {
  const page = await openWithClock('add-notice', 'Add notice', { expects: [401] });
  const endSession = () =>
    page.evaluate(() => {
      const profile = JSON.parse(localStorage.getItem('profile') ?? '{}');
      localStorage.setItem('profile', JSON.stringify({ ...profile, token: 'ended' }));
    });
  await badge(page, 'Contacts', await unviewed('contact'));
  await endSession();
  const isRefused = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/inbox') && answer.status() === 401,
  );
  await wait(page);
  await isRefused;
  await named(page, 'textbox', 'Title').fill('Typed meanwhile');
  await save(page);
  const dialog = named(page, 'dialog', 'Please sign in again');
  await dialog.getByLabel('Password', { exact: true }).fill(passwordOf(site));
  await send('contact');
  await press(dialog, 'Login');
  await toast(page, 'Notice added Successfully');
  await wait(page);
  await badge(page, 'Contacts', await unviewed('contact'));

  const { name = '' } = await send('application');
  await goTo(page, 'applications');
  await row(page, name).waitFor();
  let refusals = 0;
  page.on('response', (response) => {
    if (response.status() === 401) refusals += 1;
  });
  await endSession();
  await wait(page);
  await dialog.waitFor();
  // The list and the badges poll every five seconds; each is refused once and then stops.
  await wait(page);
  expect(refusals).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    name,
  );
  await press(dialog, 'Cancel');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('polling pauses after an hour without input, until the next input', async () => {
  const page = await open('dashboard', 'Dashboard');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/inbox')) asked += 1;
  });
  await wait(page);
  await eventually(async () => asked).toBeGreaterThan(0);
  await page.clock.fastForward('01:02:00');
  await page.clock.runFor(60_000);
  asked = 0;
  await page.clock.runFor(60_000);
  expect(asked).toBe(0);
  await page.keyboard.press('Shift');
  await eventually(async () => asked).toBeGreaterThan(0);
});
