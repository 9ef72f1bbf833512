import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  await site.call('PUT', '/api/me', { json: { lang: 'ne' } });
});
afterAll(() => site.close());

test('in the Nepali back office a day stands in Bikram Sambat first, typed and picked [20.131, 20.132]', async () => {
  const page = await openScreen(site, 'add-notice');
  const day = page.getByLabel('मिति', { exact: true });
  await named(page, 'textbox', 'शीर्षक')
    .or(named(page, 'textbox', 'Title'))
    .first()
    .fill('भर्ना');
  await day.fill('२०८३-८-५');
  await day.blur();
  expect(await day.inputValue()).toBe('२०८३-०८-०५');
  await page.getByText('२१ नोभेम्बर २०२६').waitFor();
  await press(page, '‘मिति’ छान्नुहोस्');
  const dialog = named(page, 'dialog', '‘मिति’ छान्नुहोस्');
  await dialog.getByText('२०८३ मंसिर', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  const next = named(dialog, 'gridcell', 'आइतबार, २०८३ मंसिर ६ (२२ नोभेम्बर २०२६)');
  await eventually(() => next.evaluate((cell) => cell === document.activeElement)).toBe(true);
  await expectAccessible(page, 'the calendar in Nepali', [], 'dialog');
  await page.keyboard.press('Enter');
  await eventually(() => day.inputValue()).toBe('२०८३-०८-०६');
  await press(page, 'राख्नुहोस्');
  await eventually(async () => (await site.call('GET', '/api/notices')).list[0]?.date).toBe('2026-11-22');
});

test('an offer of Unicode is made in Nepali [20.136]', async () => {
  const page = await openScreen(site, 'add-faqs');
  const question = page.locator('main').getByRole('textbox').first();
  await question.focus();
  await question.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', "egf{ slxn] v'N5<");
    if (
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    )
      document.execCommand('insertText', false, "egf{ slxn] v'N5<");
  });
  await press(named(page, 'dialog', 'यो पाठ पुरानो फन्टमा छ'), 'युनिकोडमा बदल्नुहोस्');
  await toast(page, 'पाठ युनिकोडमा बदलियो');
  expect(await question.inputValue()).toBe('भर्ना कहिले खुल्छ?');
});
