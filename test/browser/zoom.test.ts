import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatIsCut } from '../../proofs/reader/cut.ts';
import type { TestSite } from '../site.ts';
import { named, row, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
  await site.call('PUT', '/api/settings', { json: { name: 'Pipalchaur College' } });
});
afterAll(() => site.close());

/** A window of 1280 × 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 } as const;

test('at 400 % zoom the field that is typed into is not under the bars of the form [21.125]', async () => {
  const page = await openScreen(site, 'add-notice', ZOOMED);
  const title = named(page, 'textbox', 'Title');
  await title.focus();
  await named(page, 'textbox', 'Description').waitFor();
  await eventually(() => title.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(256);
  expect(await page.evaluate(whatIsCut)).toEqual([]);
  const points = await title.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 8, y) === one);
  });
  expect(points).toEqual([true, true]);
});

test('at 400 % zoom neither the names in the top bar nor the days in a list are cut [21.125]', async () => {
  await site.call('POST', '/api/notice', { json: { title: 'Exam routine', date: '2026-11-26' } });
  const page = await openScreen(site, 'notices', ZOOMED);
  await screen(page, 'Notices');
  await row(page, 'Exam routine').waitFor();
  await named(page, 'button', 'Administrator').waitFor();
  expect(await page.evaluate(whatIsCut)).toEqual([]);
});
