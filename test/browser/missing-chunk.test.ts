import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PART_TIMEOUT_MS } from '../../src/admin/load-part.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
const PART = '**/settings-screen-*.js';
const FAILED = 'This screen did not open';

describe('a chunk of the back office that does not arrive', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());

  /** A page that never receives the part, with an installed clock and the messages of its console. */
  async function begin() {
    const page = await openPage(site, { as: 'admin', expects: ['missing part'] });
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') reports.push(message.text());
    });
    await page.clock.install();
    const asked = Promise.withResolvers<void>();
    await page.route(PART, () => asked.resolve());
    return { page, reports, asked: asked.promise };
  }

  async function expectGivenUp(page: Page, reports: readonly string[]) {
    await page.clock.fastForward(PART_TIMEOUT_MS - 30_000);
    expect(await named(page, 'heading', FAILED).count()).toBe(0);
    expect(reports).toEqual([]);
    await page.clock.fastForward(30_000);
    await screen(page, FAILED);
    expect(reports).toEqual([expect.stringContaining('A part of the program could not be loaded')]);
  }

  test('times out after 120 seconds with an error screen, and can be retried [8.8, 9.13]', async () => {
    const { page, reports, asked } = await begin();
    await page.goto('/admin/dashboard');
    await screen(page, 'Dashboard');
    await named(named(page, 'navigation', 'Admin'), 'link', 'Settings').click();
    await asked;
    await expectGivenUp(page, reports);
    await page.getByText('Check the connection and try again.').waitFor();
    await named(named(page, 'navigation', 'Admin'), 'link', 'Notices').waitFor();
    await expectAccessible(page, FAILED);
    await page.unroute(PART);
    await press(page, 'Try again');
    await screen(page, 'Settings');
  });

  test('leaves a form and its chosen files as they are, if it is that of a dialog [8.8]', async () => {
    const page = await openPage(site, { as: 'admin', expects: ['missing part', 'missing dialog', 'failed'] });
    await page.route('**/month-dialog-*.js', (route) => route.abort());
    await page.goto('/admin/add-news-and-events');
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

  test('times out on the sign-in, too', async () => {
    const { page, reports, asked } = await begin();
    await page.goto('/admin/settings');
    await asked;
    await expectGivenUp(page, reports);
    await page.unroute(PART);
    await press(page, 'Try again');
    await screen(page, 'Settings');
    await named(page, 'textbox', 'College name').waitFor();
  });
});
