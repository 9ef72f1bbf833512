import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { descriptionOf, named, press, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

describe('A text in two languages in a form', () => {
  let site: TestSite;
  const openScreen = setUpScreens(setUpPages());
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());

  test('is written beside the English one, is called by its Nepali label, and may be missing [20.117]', {
    tags: 'thorough',
  }, async () => {
    const page = await openScreen(site, 'add-notice');
    const [english, nepali] = [named(page, 'textbox', 'Title'), named(page, 'textbox', 'शीर्षक')];
    await english.fill('Holiday');
    expect(await page.getByText('No Nepali text yet').first().isVisible()).toBe(true);
    const [left, right] = [await english.boundingBox(), await nepali.boundingBox()];
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(4);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    await nepali.fill('बिदा');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/wide.png`, fullPage: true });
    await save(page);
    await toast(page, 'Notice added Successfully');
    await screen(page, 'Notices');
    const [notice] = (await site.call('GET', '/api/notices')).json as { title: string; title_ne: string }[];
    expect(notice).toMatchObject({ title: 'Holiday', title_ne: 'बिदा' });
  });

  test('stands after the Nepali one in a Nepali back office; either of them will do, and an error stands at the first [20.214, 24.115]', async () => {
    await site.call('PUT', '/api/me', { json: { lang: 'ne' } });
    const page = await openScreen(site, 'add-notice', { lang: 'ne', expects: [400] });
    const [nepali, english] = [named(page, 'textbox', 'शीर्षक'), named(page, 'textbox', 'शीर्षक (अङ्ग्रेजी)')];
    const names = () =>
      page
        .locator('.twin-half input')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    await nepali.waitFor();
    expect((await names()).slice(0, 2)).toEqual(['title_ne', 'title']);
    for (const half of [nepali, english]) expect(await descriptionOf(half)).toBe('नेपाली वा अङ्ग्रेजीमा अनिवार्य');
    for (const [other, name, label] of [
      ['add-gallery', 'title', 'शीर्षक'],
      ['settings', 'name', 'कलेजको नाम'],
    ] as const) {
      await goTo(page, other);
      for (const half of [label, `${label} (अङ्ग्रेजी)`])
        expect(await descriptionOf(named(page, 'textbox', half))).toContain('नेपाली वा अङ्ग्रेजीमा अनिवार्य');
      expect((await names()).slice(0, 2), other).toEqual([`${name}_ne`, name]);
    }
    await goTo(page, 'add-notice');
    await press(page, 'प्रकाशित गर्नुहोस्');
    await page.getByText('शीर्षक चाहिन्छ।').first().waitFor();
    expect(await nepali.getAttribute('aria-invalid')).toBe('true');
    expect(await english.getAttribute('aria-invalid')).not.toBe('true');
    await english.fill('Holiday');
    expect(await nepali.getAttribute('aria-invalid')).not.toBe('true');
    await press(page, 'प्रकाशित गर्नुहोस्');
    await eventually(async () =>
      (await site.call('GET', '/api/notices')).list.map(({ title }) => title),
    ).toContain('Holiday');
    await site.call('PUT', '/api/me', { json: { lang: 'en' } });
  });

  test('stays where it was written, though it is stored as the only one, and an English one takes nothing away [24.105]', async () => {
    const { record } = await site.call('POST', '/api/notice', {
      json: { title_ne: 'पुस्तकालय बन्द', description_ne: '<p>सफाइका लागि।</p>' },
    });
    expect(record).toMatchObject({ title: 'पुस्तकालय बन्द', title_ne: '' });
    const page = await openScreen(site, `update-notice/${record._id}`);
    const [english, nepali] = [named(page, 'textbox', 'Title'), named(page, 'textbox', 'शीर्षक')];
    await eventually(() => nepali.inputValue()).toBe('पुस्तकालय बन्द');
    expect(await english.inputValue()).toBe('');
    await page.setViewportSize({ width: 390, height: 844 });
    await eventually(() => named(page, 'tab', 'नेपाली').getAttribute('aria-selected')).toBe('true');
    await named(page, 'tab', 'English').click();
    await english.fill('Library closed');
    await save(page);
    await toast(page, 'Notice updated Successfully');
    const stored = async () => (await site.call('GET', `/api/notice/${record._id}`)).record;
    expect(await stored()).toMatchObject({
      title: 'Library closed',
      title_ne: 'पुस्तकालय बन्द',
      description: '<p>सफाइका लागि।</p>',
      description_ne: '',
    });
  });

  test('stands in a tab of its own on a phone, and stays as it is when a tablet is turned: what is typed, its undo, the caret and the focus [20.117, 20.190]', async () => {
    const page = await openScreen(site, 'dashboard');
    const turn = (width: number) => page.setViewportSize({ width, height: 900 });
    await turn(390);
    await goTo(page, 'add-intake');
    await named(page, 'tab', 'नेपाली').click();
    const hint = page.getByText(await descriptionOf(named(page, 'textbox', 'टिप्पणी')));
    expect(await hint.filter({ visible: true }).getAttribute('lang')).toBe('en');
    await goTo(page, 'add-notice');
    await named(page, 'textbox', 'Title').fill('Holiday');
    expect(await named(page, 'textbox', 'शीर्षक').isVisible()).toBe(false);
    await named(page, 'tab', 'English').focus();
    await page.keyboard.press('ArrowRight');
    await named(page, 'textbox', 'शीर्षक').fill('बिदा');
    expect(await named(page, 'textbox', 'Title').isVisible()).toBe(false);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/phone.png`, fullPage: true });
    await named(page, 'tab', 'English').click();
    expect(await named(page, 'textbox', 'Title').inputValue()).toBe('Holiday');

    await turn(1440);
    await named(page, 'tab', 'English').waitFor({ state: 'detached' });
    const text = named(page, 'textbox', 'विवरण');
    await text.click();
    await page.keyboard.type('भोलि बिदा');
    await page.keyboard.press('Home');
    await turn(390);
    await named(page, 'tab', 'नेपाली').waitFor();
    expect(await named(page, 'tab', 'नेपाली').getAttribute('aria-selected')).toBe('true');
    expect(await text.evaluate((editor) => editor === document.activeElement)).toBe(true);
    await page.keyboard.type('है ');
    await turn(1440);
    await named(page, 'tab', 'English').waitFor({ state: 'detached' });
    expect(await text.textContent()).toBe('है भोलि बिदा');
    await page.keyboard.press('Control+z');
    expect(await text.textContent()).not.toContain('है');
    expect(await named(page, 'textbox', 'Title').inputValue()).toBe('Holiday');
    // A tab that has the focus hands it to the first field.
    await turn(390);
    await named(page, 'tab', 'English').click();
    await turn(1440);
    await named(page, 'tab', 'English').waitFor({ state: 'detached' });
    expect(await named(page, 'textbox', 'Title').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
  });
});
