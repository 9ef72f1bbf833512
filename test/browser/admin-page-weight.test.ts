import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOffice } from '../../bench/wire/budgets.ts';
import { Wire } from '../../bench/wire/visit.ts';
import type { TestSite } from '../site.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { ADMIN, passwordOf, setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

/** Chunks that are loaded on demand. */
const ON_DEMAND = /\/(?:rich-text-field|palette|shortcut-sheet)-[^/]*\.js$/;

/** Collects the page's requests for these chunks. */
function requestsOf(page: Page, chunks: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (chunks.test(request.url())) found.push(request.url());
  });
  return found;
}

test('signing in, the dashboard and a list together keep within the budget of the first screen, and the editor is loaded with forms that have rich text only', async () => {
  const page = await openPage(site, { isFresh: true });
  const wire = await Wire.of(page, site.url);
  const later = requestsOf(page, ON_DEMAND);
  await page.goto('/admin/login');
  await screen(page, 'Administrator sign-in');
  await page.getByLabel('Email', { exact: true }).fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(site));
  await press(page, 'Login');
  await screen(page, 'Dashboard');
  await page.waitForLoadState('networkidle');
  await named(named(page, 'navigation', 'Admin'), 'link', 'Notices').click();
  await screen(page, 'Notices');
  await page.waitForLoadState('networkidle');
  expect(wire.weight(['Script'])).toBeGreaterThan(50);
  expect(wire.weight(['Script'])).toBeLessThanOrEqual(backOffice);
  expect(later).toEqual([]);

  const editors = requestsOf(page, /\/rich-text-field-[^/]*\.js$/);
  await page.goto('/admin/add-banner');
  await named(page, 'textbox', 'Title').waitFor();
  await page.waitForLoadState('networkidle');
  expect(editors).toEqual([]);
  await page.goto('/admin/add-notice');
  await named(page, 'textbox', 'Description').waitFor();
  expect(editors).toHaveLength(1);
});
