import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { walkTo } from './open-screen.ts';

const openPage = setUpPages();
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
  const faculty = (await site.call('POST', '/api/faculty', { json: { title: 'BCA' } })).record._id;
  await site.call('POST', '/api/semester', { json: { title: 'First Semester', faculty } });
  for (let day = 1; day <= 21; day += 1) {
    await site.call('POST', '/api/notice', { json: { title: `Notice of day ${day}` } });
  }
  await site.call('POST', '/api/application', {
    json: { name: 'Sita', phone: '9840000117', program: 'BCA' },
  });
});
afterAll(() => site.close());

const PHONE = { width: 390, hasTouch: true, isMobile: true } as const;

/** After a resize React draws what the new width shows before the second frame. */
const waitForTwoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Texts of the controls that are too low for a finger. Not counted: links in sentences, titles in lists, which have an
 * icon with the same target, and links in the dashboard's panels, where the whole row can be pressed.
 */
const tooLow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [role="tab"]')]
      .filter((each) => !each.matches('.row-title, .brand, .skip-link, .changed-last a, .to-be-read a'))
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // A box is pressed by its label, too.
      .filter((each) => (each.closest('label') ?? each).getBoundingClientRect().height < 43.5)
      .map((each) => each.textContent || each.ariaLabel || each.outerHTML),
  );

describe('touch targets are 44 px high', () => {
  test('on the screens of the back office, on a phone and a tablet', { tags: 'thorough' }, async () => {
    const page = await openPage(site, { as: 'admin', ...PHONE });
    // No two of one kind beside each other, between which `walkTo` could not tell.
    const lists = ['notices', 'semesters', 'applications', 'chats', 'accounts'];
    const others = ['settings', 'add-notice', 'mail', 'add-account', 'dashboard'];
    let widths = [PHONE.width, 768];
    for (const address of lists.flatMap((list, at) => [list, others[at] ?? ''])) {
      await walkTo(page, address);
      await page.locator('main :is(a, button):visible').first().waitFor();
      await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(waitForTwoFrames);
        expect(await tooLow(page), `${address} at ${width}`).toEqual([]);
      }
      // The next screen begins at the width that the window has.
      widths = widths.toReversed();
    }
  });

  test('in the links to the college', async () => {
    await site.call('PUT', '/api/settings', { json: { phone: '01-5970123', email: 'office@himal.example' } });
    const page = await openPage(site, PHONE);
    await page.goto('/contact-us');
    const ways = page.locator('main :is(a[href^="tel:"], a[href^="mailto:"])');
    const heights = await ways.evaluateAll((links) => links.map((a) => a.getBoundingClientRect().height));
    expect(heights).toHaveLength(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
  });
});
