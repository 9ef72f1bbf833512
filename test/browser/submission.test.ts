import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCsv } from '../csv.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { type Kind, sendTo } from './inbox.ts';
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

test('axe finds nothing in light or dark colours', async () => {
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
  await expectAccessible(page, 'no history', [1440, 390], 'main');
});
