import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCsv } from '../csv.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { type Kind, kinds, sendTo } from './inbox.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
  await site.call('PUT', '/api/settings', { json: { name: 'Himal College' } });
});
afterAll(() => site.close());

const send = (kind: Kind, more?: object) => sendTo(site, kind, more);

async function open(path: string, heading: string) {
  const page = await openScreen(site, path);
  await screen(page, heading);
  return page;
}

const hostile = {
  name: '<img src=x onerror="document.title=1">',
  address: '<script>alert(1)</script>',
  phone: '+९७७ ९८४१-२३४५६७',
  email: 'a&bcc=b@example.org',
  program: '=1+1',
  prev_college: '{{7*7}}',
  message: 'One\n\n<b>two</b>\njavascript:alert(1)',
};

test('an application is shown in full, as plain text, with links to answer [2.61]', async () => {
  const { _id, reference } = await send('application', hostile);
  const page = await open(`application/${_id}`, 'Application');
  const paper = named(page, 'article', hostile.name);
  await paper.waitFor();
  const said = await paper.getByRole('definition').allInnerTexts();
  expect(said).toEqual([
    reference,
    expect.stringMatching(/\d{4} at \d\d:\d\d$/),
    ...Object.values(hostile).slice(1),
  ]);
  expect(await paper.locator('img, script, b').count()).toBe(0);
  expect(await named(paper, 'link', hostile.phone).getAttribute('href')).toBe('tel:+9779841234567');
  const mail = new URL((await named(paper, 'link', hostile.email).getAttribute('href')) ?? '');
  expect(decodeURIComponent(mail.pathname)).toBe(hostile.email);
  expect([...mail.searchParams.keys()]).toEqual(['subject']);
  expect(mail.searchParams.get('subject')).toContain(reference);
});

test('an application is printed on one page, under the name of the college and without navigation', async () => {
  const { _id, name = '' } = await send('application', { message: 'A line of it.\n'.repeat(25) });
  const page = await open(`application/${_id}`, 'Application');
  await page.emulateMedia({ colorScheme: 'dark' });
  await named(page, 'heading', name).waitFor();
  const printed = await page.evaluateHandle(() => {
    const { print } = window;
    return {
      isDone: new Promise<void>((resolve) => {
        window.print = () => {
          window.print = print;
          resolve();
        };
      }),
    };
  });
  await press(page, 'Print');
  await printed.evaluate(({ isDone }) => isDone);
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Himal College').last().waitFor();
  for (const role of ['navigation', 'banner', 'button', 'link'] as const) {
    const links = role === 'link' ? ['sita@example.org'] : [];
    expect(await page.getByRole(role).allTextContents(), role).toEqual(links);
  }
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  await page.emulateMedia({ media: null });
});

test('the export has all filtered rows, not only those of the current page', async () => {
  for (let number = 1; number <= 22; number += 1)
    await send('application', { name: `Export भर्ना ${number}` });
  const { reference } = await send('application', { ...hostile, name: 'Export =1' });
  const page = await open('applications?q=export&page=2', 'Applications');
  const download = page.waitForEvent('download');
  await press(page, 'Export CSV');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseCsv(await readFile(await file.path(), 'utf8'));
  expect(rows[0]?.slice(0, 5)).toEqual(['Reference', 'Received', 'Name', 'Address', 'Phone']);
  expect(rows.length).toBe(24);
  expect(rows[1]?.[0]).toBe(reference);
  expect(rows[1]?.slice(4, 7)).toEqual([`'${hostile.phone}`, hostile.email, "'=1+1"]);
  expect(rows.at(-1)?.[2]).toBe('Export भर्ना 1');
  await goTo(page, 'contacts');
  await named(page, 'link', 'Add').click();
  await screen(page, 'Add banner');
});

test('axe finds nothing in light or dark colours', { tags: 'thorough' }, async () => {
  const { _id } = await send('application', hostile);
  await send('application');
  await send('contact', { website: 'x' });
  const page = await open('dashboard', 'Dashboard');
  await page.locator('.badge').first().waitFor();
  await expectAccessible(page, 'the numbers in the navigation', [], '#side-navigation');
  const screens = {
    'applications?q=onerror': 'Applications',
    'contacts?spam=true': 'Contacts',
    [`application/${_id}`]: 'Application',
  };
  // The lists are the same.
  const wideToo = ['applications?q=onerror', `application/${_id}`];
  for (const [address, heading] of Object.entries(screens)) {
    await goTo(page, address);
    await screen(page, heading);
    await page.locator('.badge').first().waitFor({ state: 'attached' });
    await expectAccessible(page, address, wideToo.includes(address) ? [1440, 390] : [390], 'main');
  }
});

test('a history of the chat without chats says so [2.81, 8.6]', async () => {
  const page = await open('chats', 'Chatbot Questions');
  await page.getByText('No chat data available.', { exact: true }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  // Lists are the same everywhere in a wide window.
  await expectAccessible(page, 'no history', [390], 'main');
});

test('the lists have their columns and a filter; Add leads from messages to a new banner [2.60, 2.61, 2.68, 16.6, 17.15, 17.20]', async () => {
  const page = await openScreen(site, 'dashboard');
  for (const { kind, label } of kinds) {
    const { name = '' } = await send(kind, { phone: '98400 00420', message: 'Hello\nand more' });
    await goTo(page, `${kind}s`);
    await screen(page, label);
    await row(page, name).waitFor();
    const columns = await page.getByRole('columnheader').allTextContents();
    expect([columns.slice(0, 2), columns.at(-1)]).toEqual([['S.N', 'Name'], 'Action']);
    const filter = named(page, 'searchbox', 'Filter by keyword');
    expect(await filter.getAttribute('placeholder')).toBe('Name, phone, email or reference');
    const detail = row(page, name).locator('.row-detail');
    expect(await detail.textContent()).toBe(kind === 'application' ? '98400 00420' : 'Hello');
  }
  await named(page, 'link', 'Add').click();
  await screen(page, 'Add banner');
  expect(new URL(page.url()).pathname).toBe('/admin/add-banner');
});

test('a message is read whole on a screen of its own [2.60]', async () => {
  const { _id, name = '' } = await send('contact', { message: 'When does\nthe library close?' });
  const page = await openScreen(site, `contact/${_id}`);
  const paper = named(page, 'article', name);
  await paper.getByText('the library close?').waitFor();
  expect(await paper.getByText('sita@example.org').count()).toBe(1);
});

test('a fully viewed list has no badge [2.42]', async () => {
  for (const { kind } of kinds) {
    for (const { _id } of (await site.call('GET', `/api/${kind}s`)).list)
      await site.call('PUT', `/api/${kind}/${_id}`, { json: { isView: true } });
  }
  const page = await openScreen(site, 'dashboard');
  const counted = page.waitForResponse('**/api/inbox');
  await goTo(page, 'dashboard');
  await screen(page, 'Dashboard');
  await counted;
  await named(page, 'region', 'To be read').getByText('0').first().waitFor();
  for (const { label } of kinds) {
    const link = named(named(page, 'navigation', 'Admin'), 'link', label);
    expect((await link.textContent())?.trim()).toBe(label);
  }
});
