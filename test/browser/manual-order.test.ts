import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, save, screen, toast } from './back-office.ts';
import { onServerDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
/** One more than fits on a page of the list. */
const COUNT = 21;

describe.each(onServerDatabase)('the order by hand, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
    for (let number = COUNT; number >= 1; number -= 1) {
      await site.call('POST', '/api/partner', { json: { title: `Partner ${number}` } });
    }
  });
  afterAll(() => site.close());

  const stored = async () => (await site.call('GET', '/api/partners')).list.map(({ title }) => title);
  const inOrder = () => Array.from({ length: COUNT }, (_, index) => `Partner ${index + 1}`);

  /** Restores the order of the numbers. */
  async function restoreOrder() {
    const records = [...(await site.call('GET', '/api/partners')).list];
    for (const [place, title] of inOrder().entries()) {
      const at = records.findIndex((record) => record.title === title);
      if (at <= place) continue;
      const after = records[place - 1]?._id ?? '';
      await site.call('POST', `/api/partner-move/${records[at]?._id}`, { json: { after } });
      records.splice(place, 0, ...records.splice(at, 1));
    }
    expect(await stored()).toEqual(inOrder());
  }

  async function open(query = '') {
    await restoreOrder();
    const page = await openScreen(site, `partners${query}`, { expects: [409, 'offline'] });
    await screen(page, 'Partners');
    await page
      .getByRole('cell', { name: /^Partner/ })
      .first()
      .waitFor();
    return page;
  }
  const shown = (page: Page) => page.getByRole('link', { name: /^Partner \d+$/ }).allTextContents();
  const button = (page: Page, title: string, direction: 'Move up' | 'Move down') =>
    named(row(page, title), 'button', direction);
  const hasFocus = (page: Page, title: string, direction: 'Move up' | 'Move down') =>
    eventually(() => button(page, title, direction).evaluate((it) => it === document.activeElement)).toBe(
      true,
    );

  test('is changed row by row with the keyboard, the focus staying with the row', async () => {
    const page = await open();
    await button(page, 'Partner 3', 'Move up').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await eventually(async () => (await shown(page)).slice(0, 3)).toEqual([
      'Partner 3',
      'Partner 1',
      'Partner 2',
    ]);
    await hasFocus(page, 'Partner 3', 'Move up');
    await eventually(async () => (await stored()).slice(0, 3)).toEqual([
      'Partner 3',
      'Partner 1',
      'Partner 2',
    ]);
    await page.getByText('Partner 3 is now number 1 of 21.', { exact: true }).waitFor({ state: 'attached' });
    await button(page, 'Partner 3', 'Move down').focus();
    await page.keyboard.press('Enter');
    await eventually(async () => (await shown(page))[1]).toBe('Partner 3');
    await hasFocus(page, 'Partner 3', 'Move down');
    await eventually(async () => (await stored())[1]).toBe('Partner 3');
  });

  test('of people is one within their team, at whose ends the buttons stop [44.10]', async () => {
    const add = async (type: string, json: object) =>
      (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';
    const [office, board] = [await add('team', { title: 'Office' }), await add('team', { title: 'Board' })];
    for (const [name, team] of [
      ['Last Rai', board],
      ['Clerk Rai', office],
      ['First Rai', board],
    ])
      await add('person', { name, team });
    const page = await openScreen(site, 'people');
    await screen(page, 'People');
    const names = () => page.getByRole('link', { name: / Rai$/ }).allTextContents();
    await eventually(names).toEqual(['First Rai', 'Last Rai', 'Clerk Rai']);
    for (const direction of ['Move up', 'Move down'] as const)
      expect(await button(page, 'Clerk Rai', direction).getAttribute('aria-disabled')).toBe('true');
    expect(await button(page, 'Last Rai', 'Move down').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Last Rai', 'Move up').press('Enter');
    await eventually(names).toEqual(['Last Rai', 'First Rai', 'Clerk Rai']);
    await eventually(() => button(page, 'Last Rai', 'Move up').getAttribute('aria-disabled')).toBe('true');
    await named(row(page, 'Last Rai'), 'button', 'Move to…').press('Enter');
    await page.getByText('is number 1 of 2 now.').waitFor();
    await page.keyboard.press('ArrowDown');
    await press(page, 'Move');
    await eventually(names).toEqual(['First Rai', 'Last Rai', 'Clerk Rai']);
  });

  test('stops at both ends of the whole list, where the buttons stay focusable, in an action column 120 px wide, and moves across pages, and back [9.7]', async () => {
    const page = await open();
    const header = named(page, 'columnheader', 'Action');
    expect((await header.boundingBox())?.width).toBeCloseTo(120, 0);
    const up = button(page, 'Partner 1', 'Move up');
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    expect(await button(page, 'Partner 20', 'Move down').getAttribute('aria-disabled')).toBe(null);
    await up.focus();
    await page.keyboard.press('Enter');
    await named(page, 'link', 'Page 2').click();
    await row(page, 'Partner 21').waitFor();
    expect(await button(page, 'Partner 21', 'Move up').getAttribute('aria-disabled')).toBe(null);
    expect(await button(page, 'Partner 21', 'Move down').getAttribute('aria-disabled')).toBe('true');
    expect(await stored()).toEqual(inOrder());

    await button(page, 'Partner 21', 'Move up').focus();
    await page.keyboard.press('Enter');
    await row(page, 'Partner 19').waitFor();
    await hasFocus(page, 'Partner 21', 'Move up');
    expect((await shown(page)).at(-1)).toBe('Partner 21');
    await button(page, 'Partner 21', 'Move down').focus();
    await page.keyboard.press('Enter');
    await row(page, 'Partner 19').waitFor({ state: 'detached' });
    await hasFocus(page, 'Partner 21', 'Move down');
    expect(await stored()).toEqual(inOrder());
  });

  test('is not offered while a filter is on, nor in other lists', async () => {
    const page = await open('?q=Partner');
    expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
    await site.call('POST', '/api/notice', { json: { title: 'Newest first' } });
    await goTo(page, 'notices');
    await row(page, 'Newest first').waitFor();
    expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
  });

  test('changed by another session meanwhile is reported and reloaded', async () => {
    const page = await open();
    const { list } = await site.call('GET', '/api/partners');
    await site.call('POST', `/api/partner-move/${list[1]?._id}`, { json: { direction: 'up' } });
    await button(page, 'Partner 3', 'Move up').click();
    await toast(page, 'Somebody else has changed the order meanwhile. Nothing was moved.', 'alert');
    await eventually(() => shown(page)).toEqual((await stored()).slice(0, 20));
  });

  const place = (page: Page) => named(page, 'combobox', 'Place');

  test('takes a record to any place at once, on another page too, the focus staying with it [17.112]', async () => {
    const page = await open();
    await named(row(page, 'Partner 2'), 'button', 'Move to…').click();
    const dialog = named(page, 'dialog', 'Move to another place');
    await dialog.getByText('is number 2 of 21 now.').waitFor();
    await place(page).selectOption('21. Last, after ‘Partner 21’');
    await press(dialog, 'Move');
    await page.getByText('Partner 2 is now number 21 of 21.', { exact: true }).waitFor({ state: 'attached' });
    const again = named(row(page, 'Partner 2'), 'button', 'Move to…');
    await eventually(() => again.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await shown(page)).toEqual(['Partner 2']);
    await again.press('Enter');
    await place(page).selectOption('1. First');
    await press(dialog, 'Move');
    await eventually(async () => (await stored()).slice(0, 2)).toEqual(['Partner 2', 'Partner 1']);
  });

  test('is not taken where the order has changed meanwhile, and the places are offered anew [17.112]', {
    tags: 'thorough',
  }, async () => {
    const page = await open();
    await named(row(page, 'Partner 5'), 'button', 'Move to…').click();
    const dialog = named(page, 'dialog', 'Move to another place');
    await place(page).selectOption('2. After ‘Partner 1’');
    const { list } = await site.call('GET', '/api/partners');
    await site.call('POST', `/api/partner-move/${list[2]?._id}`, { json: { direction: 'up' } });
    await press(dialog, 'Move');
    await toast(page, 'Somebody else has changed the order meanwhile. Nothing was moved.', 'alert');
    await place(page).selectOption('3. After ‘Partner 3’');
    await expectAccessible(page, 'moving', [360], 'dialog');
    await press(dialog, 'Move');
    await eventually(async () => (await stored()).slice(0, 4)).toEqual([
      'Partner 1',
      'Partner 3',
      'Partner 5',
      'Partner 2',
    ]);
  });

  test('takes a new record at any place [17.112]', async () => {
    const page = await open();
    await named(page, 'link', 'Add').click();
    await named(page, 'textbox', 'Title').fill('A new one');
    await place(page).selectOption('3. After ‘Partner 2’');
    await save(page);
    await toast(page, 'Partner added Successfully');
    const { list } = await site.call('GET', '/api/partners');
    expect(list[2]?.title).toBe('A new one');
    await site.call('DELETE', `/api/partner/${list[2]?._id}`);
  });

  test('takes a new record that was a draft at any place, too, or says why not [17.112]', {
    tags: 'thorough',
  }, async () => {
    const page = await open();
    const write = async (title: string, option: string) => {
      await goTo(page, 'add-partner');
      await named(page, 'textbox', 'Title').fill(title);
      await place(page).selectOption(option);
    };
    const kept = () => page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await write('A draft at first', '3. After ‘Partner 2’');
    await kept();
    await save(page);
    await toast(page, 'Partner added Successfully');
    expect((await stored()).slice(1, 4)).toEqual(['Partner 2', 'A draft at first', 'Partner 3']);

    await write('Misplaced', '3. After ‘Partner 2’');
    await kept();
    const [, second] = (await site.call('GET', '/api/partners')).list;
    await site.call('DELETE', `/api/partner/${second?._id}`);
    await save(page);
    await toast(
      page,
      'The one after which it should stand is not there any more. Choose another place.',
      'alert',
    );
    expect(await stored()).not.toContain('Misplaced');
    await site.call('POST', `/api/manage/partner/${second?._id}/untrash`);

    await write('For later', '2. After ‘Partner 1’');
    await press(page, 'Save draft');
    await toast(
      page,
      'Draft saved. It comes first once it is published: ‘Move to…’ in the list then takes it to its place.',
    );
    for (const { _id, title, state } of (await site.call('GET', '/api/manage/partner?limit=50')).list)
      if (!title?.startsWith('Partner '))
        await site.call(
          'DELETE',
          state === 'live' ? `/api/partner/${_id}` : `/api/manage/partner/${_id}/draft`,
        );
    expect((await site.call('GET', '/api/manage/partner?limit=50')).list).toHaveLength(COUNT);
  });

  test('is unchanged after a failed move', { tags: 'thorough' }, async () => {
    const page = await open();
    await page.context().setOffline(true);
    await button(page, 'Partner 3', 'Move up').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
    await eventually(() => shown(page)).toEqual(inOrder().slice(0, 20));
    await page.context().setOffline(false);
    expect(await stored()).toEqual(inOrder());
  });
});
