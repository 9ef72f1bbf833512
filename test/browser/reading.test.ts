import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { type CollegeSort, publishCollege } from './published-college.ts';

const openPage = setUpPages();
let site: TestSite;
let pages: Record<CollegeSort, string>;

beforeAll(async () => {
  site = await startBuiltSite();
  pages = await publishCollege(site);
});
afterAll(() => site.close());

const main = (page: Page) => page.getByRole('main');
/** Whether the element begins in the window, below the header. */
const isRead = (page: Page, text: string) =>
  main(page)
    .getByRole('heading', { name: text })
    .evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
      return top >= header - 1 && top < innerHeight / 2;
    });

describe('an answer', () => {
  const question = 'Does question 7 have an answer?';
  const answer = (page: Page) => main(page).getByRole('link', { name: /^Link to this answer.*question 7 / });

  test('is hidden until its question is asked, by hand or by keyboard [2.10]', async () => {
    const page = await openPage(site);
    await page.goto(pages.faqs);
    await answer(page).waitFor({ state: 'hidden' });
    await main(page).getByRole('heading', { name: question }).click();
    await answer(page).waitFor();
    await page.keyboard.press('Enter');
    await answer(page).waitFor({ state: 'hidden' });
  });

  test.each([true, false])('is open after following its link, with script: %s', async (javaScriptEnabled) => {
    const page = await openPage(site, { javaScriptEnabled, width: 390 });
    await page.goto(`${pages.faqs}#does-question-7-have-an-answer`);
    await answer(page).waitFor();
    expect(await answer(page).getAttribute('href')).toBe('/faqs#does-question-7-have-an-answer');
    if (javaScriptEnabled) await eventually(() => isRead(page, question)).toBe(true);
    expect(
      await main(page)
        .getByRole('link', { name: /Link to this answer/ })
        .count(),
    ).toBe(1);
  });

  test('with a picture, a table and a link has no accessibility violations in light or dark colours', async () => {
    const page = await openPage(site);
    await page.goto(`${pages.faqs}#is-there-a-picture`);
    await main(page).getByRole('cell').or(main(page).getByRole('columnheader')).first().waitFor();
    await expectAccessible(page, pages.faqs, [1440, 320]);
  });
});

test.each([
  ['admissions', 'भर्ना सूचना'],
  ['faculty', 'Job Prospectus'],
  ['about', 'हाम्रो परिचय'],
] as const)('the contents of %s lead to %s', async (sort, heading) => {
  const page = await openPage(site, { height: 700 });
  await page.goto(pages[sort]);
  await named(named(page, 'navigation', 'On this page'), 'link', heading).click();
  await eventually(() => isRead(page, heading)).toBe(true);
});

test('a portrait keeps its shape, and is never higher than the window is wide enough to show', async () => {
  const page = await openPage(site);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pages.message);
    const tall = main(page).getByRole('article').first().getByRole('presentation').last();
    const box = await tall.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1), `at ${width}`).toBeCloseTo(1500 / 600, 1);
    expect(box?.height ?? 0).toBeLessThanOrEqual(736);
  }
});

test('a programme is reached from the application page, and leads back to it', async () => {
  const page = await openPage(site, { width: 390 });
  await page.goto(pages.apply);
  await main(page).getByRole('link', { name: 'BCA' }).click();
  await page.getByRole('heading', { level: 1, name: 'BCA' }).waitFor();
  await main(page).getByRole('link', { name: 'Apply for BCA' }).click();
  await page.getByRole('heading', { level: 1, name: 'Apply Online' }).waitFor();
});

test('on paper every answer is open', async () => {
  const page = await openPage(site);
  await page.goto(pages.faqs);
  await page.emulateMedia({ media: 'print' });
  const words = main(page).getByText('The college says what it means');
  await eventually(async () => (await words.first().boundingBox())?.height ?? 0).toBeGreaterThan(0);
});
