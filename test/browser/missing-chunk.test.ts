import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PART_TIMEOUT_MS } from '../../src/admin/load-part.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';
import { goTo } from './open-screen.ts';

const openPage = setUpPages();
const PART = '**/settings-screen-*.js';
const FAILED = 'This screen did not open';

let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

async function expectGivenUp(page: Page, reports: readonly string[]) {
  await page.clock.fastForward(PART_TIMEOUT_MS - 30_000);
  expect(await named(page, 'heading', FAILED).count()).toBe(0);
  expect(reports).toEqual([]);
  await page.clock.fastForward(30_000);
  await screen(page, FAILED);
  expect(reports).toEqual([expect.stringContaining('A part of the program could not be loaded')]);
}

test('a part of the back office that does not arrive times out after 120 seconds with an error screen, also while loading, and can be retried; that of a dialog leaves a form as it is [8.8, 9.13]', {
  tags: 'thorough',
}, async () => {
  const page = await openPage(site, { as: 'admin', expects: ['missing part', 'missing dialog', 'failed'] });
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') reports.push(message.text());
  });
  await page.clock.install();
  let asked = Promise.withResolvers<void>();
  await page.route(PART, () => asked.resolve());
  await page.goto('/admin/dashboard');
  await screen(page, 'Dashboard');
  await named(named(page, 'navigation', 'Admin'), 'link', 'Settings').click();
  await asked.promise;
  await expectGivenUp(page, reports);
  await page.getByText('Check the connection and try again.').waitFor();
  await named(named(page, 'navigation', 'Admin'), 'link', 'Notices').waitFor();
  await expectAccessible(page, FAILED, [], 'main');

  // Trying again loads the page at this address, where the part is still missing.
  reports.length = 0;
  asked = Promise.withResolvers<void>();
  await press(page, 'Try again');
  await asked.promise;
  await expectGivenUp(page, reports);
  await page.unroute(PART);
  await press(page, 'Try again');
  await screen(page, 'Settings');
  await named(page, 'textbox', 'College name').waitFor();

  await page.route('**/month-dialog-*.js', (route) => route.abort());
  await goTo(page, 'add-news-and-events');
  const title = named(page, 'textbox', 'Title');
  await title.fill('Typed before');
  await press(page, 'Pick ‘Event day’');
  const dialog = named(page, 'dialog', 'Pick ‘Event day’');
  await dialog.getByText('Check the connection and try again.').waitFor();
  await page.unroute('**/month-dialog-*.js');
  await press(dialog, 'Try again');
  await dialog.getByRole('grid').waitFor();
  await page.keyboard.press('Escape');
  expect(await title.inputValue()).toBe('Typed before');
});
