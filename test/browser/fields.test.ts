import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInKathmandu } from '../../src/schema/kathmandu.ts';
import { inMatrix } from '../all-tests.ts';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import {
  descriptionOf,
  named,
  paste,
  pick,
  press,
  save,
  screen,
  toast,
  uploadFromPicker,
} from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const dayOf = (page: Page | Locator) => page.getByLabel('Date', { exact: true });
const hasFocus = (within: Page | Locator, role: 'gridcell' | 'button', name: string) =>
  named(within, role, name).evaluate((element) => element === document.activeElement);

async function openNotice(): Promise<Page> {
  const page = await openScreen(site, 'add-notice');
  await named(page, 'textbox', 'Title').waitFor();
  return page;
}

async function storedDay(title: string): Promise<unknown> {
  const { list } = await site.call('GET', `/api/notices?q=${encodeURIComponent(title)}`);
  return list.find((one) => one.title === title)?.date;
}

describe('a day', () => {
  test('typed in either calendar, in digits or words, is shown in both and stored [20.131, 20.132]', async () => {
    const page = await openNotice();
    await named(page, 'textbox', 'Title').fill('Typed');
    for (const text of ['2083-08-05', '21 Nov 2026', '५ मंसिर २०८३']) {
      await dayOf(page).fill(text);
      expect(await descriptionOf(dayOf(page)), text).toContain('२०८३ मंसिर ५');
      await dayOf(page).blur();
      expect(await dayOf(page).inputValue(), text).toBe('2026-11-21');
    }
    await press(page, 'BS: Date in Bikram Sambat');
    expect(await dayOf(page).inputValue()).toBe('2083-08-05');
    expect(await descriptionOf(dayOf(page))).toContain('21 November 2026');
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await storedDay('Typed')).toBe('2026-11-21');
  });

  test.each(
    inMatrix(
      ['America/New_York', 'Pacific/Kiritimati'],
      ['America/New_York', 'America/Sao_Paulo', 'Atlantic/Azores', 'Europe/London', 'Pacific/Kiritimati'],
    ),
  )(
    'of Bikram Sambat is read, shown and picked where the clock is that of %s [23.34]',
    async (timezoneId) => {
      const page = await openPage(site, { as: 'admin', timezoneId, isFresh: true });
      await page.goto('/admin/add-notice');
      await named(page, 'textbox', 'Title').fill(`Typed in ${timezoneId}`);
      await dayOf(page).fill('2078-01-15');
      expect(await descriptionOf(dayOf(page))).toContain('२०७८ वैशाख १५');
      await dayOf(page).blur();
      expect(await dayOf(page).inputValue()).toBe('2021-04-28');
      await press(page, 'BS: Date in Bikram Sambat');
      expect(await dayOf(page).inputValue()).toBe('2078-01-15');
      await press(page, 'Pick ‘Date’');
      const dialog = named(page, 'dialog', 'Pick ‘Date’');
      await dialog.getByText('२०७८ वैशाख', { exact: true }).waitFor();
      await named(dialog, 'gridcell', 'Thursday, 29 April 2021 (२०७८ वैशाख १६)').click();
      await dialog.waitFor({ state: 'detached' });
      await save(page);
      await toast(page, 'Notice added Successfully');
      expect(await storedDay(`Typed in ${timezoneId}`)).toBe('2021-04-29');
    },
  );

  test('may lack its year, and is then shown whole; one far ahead in AD is sent as such [23.30, 23.32]', async () => {
    const page = await openNotice();
    await named(page, 'textbox', 'Title').fill('Without a year');
    for (const text of ['5 Mangsir', 'मंसिर ५', '5 Dec']) {
      await dayOf(page).fill(text);
      await dayOf(page).blur();
      expect(await dayOf(page).inputValue(), text).toMatch(/^\d{4}-1[12]-\d{2}$/);
    }
    await dayOf(page).fill('2040-05-01 AD');
    await dayOf(page).blur();
    expect(await dayOf(page).inputValue()).toBe('2040-05-01');
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await storedDay('Without a year')).toBe('2040-05-01');
  });

  test('means the calendar that the field was switched to [20.131]', async () => {
    const page = await openNotice();
    await press(page, 'BS: Date in Bikram Sambat');
    await dayOf(page).fill('2065-01-01');
    expect(await descriptionOf(dayOf(page))).toContain('13 April 2008');
    await press(page, 'BS: Date in Bikram Sambat');
    await dayOf(page).fill('2083-08-05');
    await dayOf(page).blur();
    expect(await dayOf(page).inputValue()).toBe('2083-08-05');
    expect(await descriptionOf(dayOf(page))).not.toContain('मंसिर');
  });

  test('beyond the last year that is known, or with a time behind it, is refused in words, and none is not lost [20.130]', async () => {
    const page = await openScreen(site, 'add-notice', { expects: [400] });
    await named(page, 'textbox', 'Title').fill('No such day');
    await dayOf(page).fill('2087-01-01');
    expect(await descriptionOf(dayOf(page))).toContain('Nepali days are known to the end of 2086.');
    // Only a day is kept, so no time is lost unseen.
    await dayOf(page).fill('2026-12-01 16:00');
    await dayOf(page).blur();
    expect(await descriptionOf(dayOf(page))).toContain('This is not a day.');
    await dayOf(page).fill('2026-12-01');
    expect(await descriptionOf(dayOf(page))).not.toContain('This is not a day.');
    await dayOf(page).fill('30 Feb 2026');
    await dayOf(page).press('Enter');
    await toast(
      page,
      'Date: there is no such day in that month. Check day, month and year, as in 2026-11-20 (AD) or 2083-08-04 (BS).',
      'alert',
    );
    expect(await dayOf(page).inputValue()).toBe('30 Feb 2026');
    expect(await storedDay('No such day')).toBeUndefined();
  });

  test('is picked by keyboard alone, in either calendar [20.132]', async () => {
    const page = await openNotice();
    await dayOf(page).fill('2026-11-20');
    await dayOf(page).press('Alt+ArrowDown');
    const dialog = named(page, 'dialog', 'Pick ‘Date’');
    await dialog.getByRole('grid').waitFor();
    const keys: [string, string][] = [
      ['ArrowRight', 'Saturday, 21 November 2026 (२०८३ मंसिर ५)'],
      ['ArrowDown', 'Saturday, 28 November 2026 (२०८३ मंसिर १२)'],
      ['ArrowLeft', 'Friday, 27 November 2026 (२०८३ मंसिर ११)'],
      ['ArrowUp', 'Friday, 20 November 2026 (२०८३ मंसिर ४)'],
      ['Home', 'Sunday, 15 November 2026 (२०८३ कात्तिक २९)'],
      ['End', 'Saturday, 21 November 2026 (२०८३ मंसिर ५)'],
      ['PageDown', 'Monday, 21 December 2026 (२०८३ पुस ६)'],
      ['PageUp', 'Saturday, 21 November 2026 (२०८३ मंसिर ५)'],
      ['Shift+PageDown', 'Sunday, 21 November 2027 (२०८४ मंसिर ५)'],
      ['Shift+PageUp', 'Saturday, 21 November 2026 (२०८३ मंसिर ५)'],
    ];
    for (const [key, said] of keys) {
      await page.keyboard.press(key);
      await named(dialog, 'gridcell', said).waitFor();
      await eventually(() => hasFocus(dialog, 'gridcell', said)).toBe(true);
    }
    await named(dialog, 'button', 'BS').press('Enter');
    await dialog.getByText('२०८३ मंसिर', { exact: true }).waitFor();
    const grid = dialog.getByRole('grid');
    expect(await grid.getByRole('gridcell', { selected: true }).textContent()).toContain('20 November');
    await grid.locator('[tabindex="0"]').press('PageDown');
    await eventually(() => hasFocus(dialog, 'gridcell', 'Sunday, 20 December 2026 (२०८३ पुस ५)')).toBe(true);
    await expectAccessible(page, 'the calendar of a day', [], 'dialog');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await dayOf(page).inputValue()).toBe('2026-12-20');
    await named(page, 'button', 'Pick ‘Date’').press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(page, 'button', 'Pick ‘Date’')).toBe(true);
    expect(await dayOf(page).inputValue()).toBe('2026-12-20');
  });

  test('of Bikram Sambat, where that is chosen, is good when the field is left [23.33]', async () => {
    const page = await openNotice();
    await press(page, 'BS: Date in Bikram Sambat');
    // Read as Bikram Sambat again, the Gregorian one has no such day in its month, or lies beyond the tables.
    for (const [typed, said] of [
      ['2083-07-14', '31 October 2026'],
      ['2026-11-20', '3 March 1970'],
      ['2083-08-04', '20 November 2026'],
    ] as const) {
      await dayOf(page).fill(typed);
      await dayOf(page).press('Tab');
      await eventually(() => descriptionOf(dayOf(page))).toContain(said);
      expect([typed, await dayOf(page).getAttribute('aria-invalid')]).toEqual([typed, null]);
    }
  });

  test('has a calendar that fits a phone, in which today is one press, and a month of Bikram Sambat ends with what is known [20.130, 20.132]', {
    tags: 'thorough',
  }, async () => {
    const page = await openNotice();
    await page.setViewportSize({ width: 390, height: 844 });
    await dayOf(page).fill('2030-04-13');
    await press(page, 'Pick ‘Date’');
    const dialog = named(page, 'dialog', 'Pick ‘Date’');
    await dialog.waitFor();
    await expectAccessible(page, 'the calendar of a day', [390], 'dialog');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await press(dialog, 'BS');
    await press(dialog, 'Next month');
    await dialog.getByText('Nepali days are known to the end of 2086. Write this one in AD.').waitFor();
    await press(dialog, 'Today');
    expect(await dayOf(page).inputValue()).toBe(dayInKathmandu(Date.now()));
  });

  test('of a filter is sent as the Gregorian one [20.132]', async () => {
    const page = await openScreen(site, 'audit');
    await screen(page, 'Audit');
    await page.getByLabel('From', { exact: true }).fill('२०८३/०८/०५');
    const answered = page.waitForResponse((response) => response.url().includes('from=2026-11-21'));
    await page.keyboard.press('Enter');
    await answered;
    await eventually(() => new URL(page.url()).searchParams.get('from')).toBe('2026-11-21');
    await expectAccessible(page, 'audit with a day', [390], 'main');
  });
});

describe('a rich text', () => {
  const text = (page: Page) => named(page, 'textbox', 'Description');
  const tool = (page: Page, name: string) => named(named(page, 'toolbar', 'Formatting'), 'button', name);

  /** Opens the form of a new notice, with the focus in its text. */
  async function write(options: PageOptions = {}) {
    const page = await openScreen(site, 'add-notice', options);
    await text(page).click();
    return page;
  }

  /** Adds lines at the cursor, the last of them, which is empty, by keyboard. */
  async function addLines(page: Page, count: number) {
    await paste(text(page), '', '<p>Line</p>'.repeat(count - 1));
    await page.keyboard.press('Enter');
  }

  /** The lower edge of the line with the cursor, in pixels from the window's top. */
  const cursorBottom = (page: Page) =>
    page.evaluate(() => {
      const range = getSelection()?.getRangeAt(0);
      const line = range?.startContainer;
      const element =
        line instanceof Element ? (line.children[range?.startOffset ?? 0] ?? line) : line?.parentElement;
      return element?.getBoundingClientRect().bottom ?? 0;
    });

  test('grows up to the bars, with the cursor in sight, and scrolls beyond [17.50, 17.52]', async () => {
    const page = await write();
    await addLines(page, 12);
    const height = async () => (await text(page).boundingBox())?.height ?? 0;
    expect(await height()).toBeGreaterThan(350);
    await addLines(page, 20);
    expect(await height()).toBeLessThan(800);
    expect(await text(page).evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
    const [bar, tools] = await Promise.all([
      page.locator('.save-bar').boundingBox(),
      named(page, 'toolbar', 'Formatting').boundingBox(),
    ]);
    expect(await cursorBottom(page)).toBeLessThan(bar?.y ?? 0);
    expect(tools?.y).toBeGreaterThanOrEqual(56);
  });

  test('fills a phone’s window as a dialog above the keyboard, until Esc [17.51, 17.52, 17.53]', async () => {
    // The height that a keyboard leaves on a small phone.
    const page = await write({ width: 360, height: 380, hasTouch: true, isMobile: true });
    await addLines(page, 20);
    expect(await cursorBottom(page)).toBeLessThan(380 - 60);
    await page.keyboard.press('Control+Shift+f');
    const dialog = named(page, 'dialog', 'Description');
    await dialog.waitFor();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 380 });
    expect(await tool(page, 'Fill the window').getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page, 'the field that fills the window');
    await page.keyboard.type('last line');
    expect(await cursorBottom(page)).toBeLessThan(380);
    const chooser = page.waitForEvent('filechooser');
    await tool(page, 'Picture').click();
    await uploadFromPicker(page);
    await (await chooser).setFiles(await pick(await pictureFile({ width: 300, height: 200 })));
    const alt = named(page, 'textbox', 'Alt text').and(page.locator('.editor-alt'));
    await eventually(() => alt.evaluate((input) => input === document.activeElement)).toBe(true);
    const [picture, area] = await Promise.all([
      text(page).locator('img').last().boundingBox(),
      text(page).boundingBox(),
    ]);
    expect(picture?.y).toBeLessThan((area?.y ?? 0) + (area?.height ?? 0) - 40);
    await press(dialog, 'Remove picture');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.type('?');
    await eventually(() => text(page).textContent()).toBe(`${'Line'.repeat(19)}last line!?`);
  });
});
