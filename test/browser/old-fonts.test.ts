import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, paste, press, save, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const TYPED = 'egf{ ;DaGwL ;"rgf';
const UNICODE = 'भर्ना सम्बन्धी सूचना';

const title = (page: Page) => named(page, 'textbox', 'Title');
const description = (page: Page) => named(page, 'textbox', 'Description');
const offer = (page: Page) => named(page, 'dialog', 'This text is in an old font');

async function openNotice(): Promise<Page> {
  const page = await openScreen(site, 'add-notice');
  await description(page).waitFor();
  return page;
}

test('a text in an old font is offered in Unicode, also on a phone, and changed by one key [20.136]', async () => {
  const page = await openNotice();
  await title(page).fill('2083: ');
  await title(page).press('End');
  await paste(title(page), TYPED);
  await offer(page).getByText(UNICODE, { exact: true }).waitFor();
  expect(await offer(page).getByRole('definition').allTextContents()).toEqual([TYPED, UNICODE]);
  await expectAccessible(page, 'the offer of Unicode', [1440, 390], 'dialog');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Enter');
  await toast(page, 'The text was changed to Unicode');
  expect(await title(page).inputValue()).toBe(`2083: ${UNICODE}`);
  expect(await title(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await title(page).inputValue()).toBe(`2083: ${TYPED}`);
});

test('in rich text its paragraphs are changed, with their marks, and English ones stay [20.136, 20.137]', async () => {
  const page = await openNotice();
  const english = 'Please bring your admit card.';
  await paste(
    description(page),
    `${TYPED}\n${english}\nsfo{qmd`,
    `<p><b>egf{ ;DaGwL</b> ;"rgf</p><p>${english}</p><p>sfo{qmd</p>`,
  );
  await press(offer(page), 'Change it to Unicode');
  await eventually(() => description(page).locator('p').allTextContents()).toEqual([
    UNICODE,
    english,
    'कार्यक्रम',
  ]);
  expect(await description(page).locator('strong').textContent()).toBe('भर्ना सम्बन्धी');
  await title(page).fill('In Unicode');
  await save(page);
  await toast(page, 'Notice added Successfully');
  const { list } = await site.call('GET', '/api/notices?q=In%20Unicode');
  expect(list[0]?.description).toContain('<strong>भर्ना सम्बन्धी</strong> सूचना');
});

test('nothing is offered for other texts, Escape leaves one as it was pasted, and a short word is recognised where the clipboard names its font [20.136, 20.137]', {
  tags: 'thorough',
}, async () => {
  const page = await openNotice();
  for (const text of [
    "It's and/or [sic]",
    'office@college.edu.np',
    'const a = b[0];',
    'kati kista; ho/haina?',
  ]) {
    await title(page).fill('');
    await paste(title(page), text);
    await eventually(() => title(page).inputValue()).toBe(text);
  }
  await title(page).fill('');
  await paste(title(page), TYPED);
  // One offer, for the last of them.
  await offer(page).waitFor();
  expect(await offer(page).getByRole('definition').first().textContent()).toBe(TYPED);
  await page.keyboard.press('Escape');
  await offer(page).waitFor({ state: 'detached' });
  expect(await title(page).inputValue()).toBe(TYPED);
  expect(await title(page).evaluate((field) => field === document.activeElement)).toBe(true);

  await title(page).fill('');
  await paste(title(page), 'gfd', '<span style="font-family: Preeti">gfd</span>');
  await press(offer(page), 'Change it to Unicode');
  await eventually(() => title(page).inputValue()).toBe('नाम');
});
