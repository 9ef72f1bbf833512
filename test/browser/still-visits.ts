import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deferredFonts } from '../../bench/wire/visit.ts';
import type { TestSite } from '../site.ts';
import { eventually } from './eventually.ts';
import { holdBack } from './late-files.ts';
import { expectNoLayoutShift, layoutShiftsOn, watchLayoutShifts } from './layout-shifts.ts';
import type { setUpPages } from './open-page.ts';

export const FONTS = '*.woff2';

interface Visit {
  page: Page;
  session: CDPSession;
}

/**
 * Shares a page between the visits of a file, because opening one takes as long as loading it. Call it after
 * `setUpPages`.
 * @returns begins a visit at 390 px, in which nothing is known of those before
 */
export function setUpVisits(openPage: ReturnType<typeof setUpPages>, site: () => TestSite) {
  let kept: Visit | undefined;

  const open = async (): Promise<Visit> => {
    const page = await openPage(site(), { expects: [404], keepOpen: true });
    const session = await page.context().newCDPSession(page);
    await watchLayoutShifts(page);
    return { page, session };
  };

  return async function beginVisit(): Promise<Visit> {
    kept ??= await open();
    const { page, session } = kept;
    // What a visit that failed holds back.
    await session.send('Fetch.disable');
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
    return kept;
  };
}

/**
 * Expects that nothing moves while a page loads and is scrolled. Files at `late` URLs arrive last, as on a slow
 * connection; their space must be reserved until then.
 */
export async function expectStill(
  { page, session }: Visit,
  path: string,
  late: readonly string[],
): Promise<void> {
  const held = await holdBack(session, late);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').waitFor();
  if (!late.includes(FONTS)) await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (late.includes(FONTS)) expect(held.urls().join()).toContain('.woff2');
  held.release();
  await page.waitForLoadState('load');
  await deferredFonts(page);
  await page.mouse.move(200, 400);
  // Turned again where a busy browser has lost a turn, or the page has grown since.
  await eventually(async () => {
    await page.mouse.wheel(0, 3000);
    return page.evaluate(() => scrollY + innerHeight >= Math.min(3000, document.body.scrollHeight));
  }).toBe(true);
  expectNoLayoutShift(await layoutShiftsOn(page));
  await held.end();
}
