import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, row, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { kinds, sendTo } from './inbox.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

test('the lists have their columns and a filter; Add leads from messages to a new banner [2.60, 2.61, 2.68, 16.6, 17.15, 17.20]', async () => {
  const page = await openScreen(site, 'dashboard');
  for (const { kind, label } of kinds) {
    const { name = '' } = await sendTo(site, kind, { phone: '98400 00420', message: 'Hello\nand more' });
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
  const { _id, name = '' } = await sendTo(site, 'contact', { message: 'When does\nthe library close?' });
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
