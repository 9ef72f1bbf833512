import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, paste, press, save, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { contrastOfLine } from './contrast-of-line.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { type ScreenOptions, setUpScreens } from './open-screen.ts';
import { pastedTables, STORED_TABLE } from './pasted-tables.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const cells = (...texts: string[]) => texts.map((text) => `<td><p>${text}</p></td>`).join('');
const tableOf = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table><p>end</p>`;
const PLAIN = tableOf(cells('a', 'b', 'c'), cells('d', 'e', 'f'), cells('g', 'h', 'i'));

const text = (page: Page) => named(page, 'textbox', 'Description');
const cell = (page: Page, content: string) =>
  text(page).locator('td, th').getByText(content, { exact: true });
const tools = (page: Page) => named(page, 'toolbar', 'Table');
const tool = (page: Page, name: string) => named(tools(page), 'button', name);
const isDisabled = (page: Page, name: string) =>
  eventually(async () => (await tool(page, name).getAttribute('aria-disabled')) === 'true');
const shown = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function openForm(id: string, options: ScreenOptions = {}) {
  const page = await openScreen(site, `update-notice/${id}`, options);
  await text(page).getByText('end', { exact: true }).waitFor();
  return page;
}

/** Opens the form of a new notice with this text. */
async function open(title: string, description: string) {
  const made = await site.call('POST', '/api/notice', { json: { title, description } });
  const id = made.record._id ?? '';
  return { page: await openForm(id), id };
}

/** Presses Save, which closes the form. @returns the description that is stored */
async function saved(page: Page, id: string) {
  await save(page);
  await toast(page, 'Notice updated Successfully');
  return (await site.call('GET', `/api/notice/${id}`)).record.description;
}

/** Chooses cells as by dragging the pointer from one to the other. */
async function drag(page: Page, from: string, to: string) {
  for (const [content, move] of [
    [from, 'down'],
    [to, 'up'],
  ] as const) {
    const box = await cell(page, content).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 8, { steps: 4 });
    await page.mouse[move]();
  }
}

describe('a table in the writing box', () => {
  test('shows lines around every cell that is pasted or made, in light, dark and forced colours, and scrolls within the box [23.80]', async () => {
    const { page } = await open('Lines', '<p>end</p>');
    await text(page).getByText('end').click();
    await paste(text(page), 'x', pastedTables.Word);
    await text(page).getByText('end').click();
    await press(page, 'Insert table');
    const cellWith = (content: string) => text(page).locator('td').filter({ hasText: content });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const each of [
        cellWith('BCA'),
        text(page).locator('th').first(),
        text(page).locator('td').last(),
      ]) {
        const edges = ['top', 'right', 'bottom', 'left'].map((side) => shown(each, `border-${side}-style`));
        expect(await Promise.all(edges)).toEqual(['solid', 'solid', 'solid', 'solid']);
        expect(await each.evaluate(contrastOfLine)).toBeGreaterThanOrEqual(3);
      }
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    expect(await shown(cellWith('BCA'), 'border-right-style')).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });

    const wide = await open('Wide', tableOf(cells(...Array.from({ length: 12 }, (_, at) => `Column${at}`))));
    await wide.page.setViewportSize({ width: 390, height: 800 });
    await eventually(() => text(wide.page).evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(await wide.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('has tools for rows, columns and headers while the cursor stands in it; those that would change nothing are disabled [23.81]', async () => {
    const { page, id } = await open('Tools', PLAIN);
    await text(page).getByText('end').click();
    await eventually(() => tools(page).count()).toBe(0);
    await cell(page, 'e').click();
    const names = () =>
      tools(page)
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getAttribute('title')));
    await eventually(names).toEqual([
      'Row above',
      'Row below',
      'Delete row',
      'Column before',
      'Column after',
      'Delete column',
      'Header row',
      'Header column',
      'Merge cells',
      'Merge with right',
      'Merge with below',
      'Split cell',
      'Delete table',
    ]);
    await isDisabled(page, 'Merge cells').toBe(true);
    await isDisabled(page, 'Split cell').toBe(true);
    await isDisabled(page, 'Merge with right').toBe(false);
    await tool(page, 'Header row').click();
    await tool(page, 'Header column').click();
    await eventually(() => tool(page, 'Header row').getAttribute('aria-pressed')).toBe('true');
    await tool(page, 'Column after').click();
    await tool(page, 'Row above').click();
    await cell(page, 'i').click();
    await isDisabled(page, 'Merge with right').toBe(true);
    await isDisabled(page, 'Merge with below').toBe(true);
    await tool(page, 'Delete row').click();
    await cell(page, 'c').click();
    await tool(page, 'Delete column').click();
    const head = (content: string) => `<th><p>${content}</p></th>`;
    expect(await saved(page, id)).toBe(
      tableOf(head('a') + head('b') + head(''), head('') + cells('', ''), head('d') + cells('e', '')),
    );

    const again = await openForm(id);
    await drag(again, 'a', 'e');
    await isDisabled(again, 'Delete row').toBe(true);
    await drag(again, 'd', 'e');
    await tool(again, 'Delete row').click();
    await cell(again, 'a').click();
    await tool(again, 'Delete row').click();
    await isDisabled(again, 'Delete row').toBe(true);
    await tool(again, 'Delete table').click();
    expect(await saved(again, id)).toBe('<p>end</p>');
  });

  test('has cells merged and split by hand, which stay so when it is saved, opened again and published [23.81, 23.82]', async () => {
    const { page, id } = await open('Merged by hand', PLAIN);
    await drag(page, 'a', 'e');
    expect(await text(page).locator('.selectedCell').allTextContents()).toEqual(['a', 'b', 'd', 'e']);
    await isDisabled(page, 'Merge with right').toBe(true);
    await tool(page, 'Merge cells').click();
    // The cursor stands behind the words, so that the next key does not replace them.
    await page.keyboard.type('!');
    await cell(page, 'c').click();
    await isDisabled(page, 'Merge with right').toBe(true);
    await tool(page, 'Merge with below').click();
    await cell(page, 'h').click();
    await tool(page, 'Merge with right').click();
    const big = '<td colspan="2" rowspan="2"><p>a</p><p>b</p><p>d</p><p>e!</p></td>';
    const merged = tableOf(
      `${big}<td rowspan="2"><p>c</p><p>f</p></td>`,
      '',
      '<td><p>g</p></td><td colspan="2"><p>h</p><p>i</p></td>',
    );
    expect(await saved(page, id)).toBe(merged);
    const visitor = await openPage(site);
    await visitor.goto((await named(page, 'link', 'View on site').getAttribute('href')) ?? '');
    const spans = (within: Locator) =>
      within
        .locator('td')
        .evaluateAll((all) =>
          all.map((each) => [(each as HTMLTableCellElement).colSpan, (each as HTMLTableCellElement).rowSpan]),
        );
    const expected = [
      [2, 2],
      [1, 2],
      [1, 1],
      [2, 1],
    ];
    expect(await spans(named(visitor, 'group', 'Table'))).toEqual(expected);

    const again = await openForm(id);
    expect(await spans(text(again))).toEqual(expected);
    await cell(again, 'e!').click();
    await isDisabled(again, 'Split cell').toBe(false);
    await tool(again, 'Split cell').click();
    await isDisabled(again, 'Split cell').toBe(true);
    expect(await saved(again, id)).toBe(
      tableOf(
        `<td><p>a</p><p>b</p><p>d</p><p>e!</p></td>${cells('')}<td rowspan="2"><p>c</p><p>f</p></td>`,
        cells('', ''),
        '<td><p>g</p></td><td colspan="2"><p>h</p><p>i</p></td>',
      ),
    );
  });

  test('is stored as it was, to the byte, while words outside it are changed [23.82]', async () => {
    const { page, id } = await open('Pasted before', `${STORED_TABLE}<p>end</p>`);
    await text(page).getByText('end').click();
    await page.keyboard.press('End');
    await page.keyboard.type('ing');
    expect(await saved(page, id)).toBe(`${STORED_TABLE}<p>ending</p>`);
  });

  test('has cells chosen and merged by keyboard alone, visibly in every colour scheme [23.81]', async () => {
    const { page, id } = await open('By keyboard', PLAIN);
    await cell(page, 'a').click();
    await page.keyboard.press('End');
    const cursor = () => page.evaluate(() => getSelection()?.anchorOffset);
    await eventually(cursor).toBe(1);
    const chosen = text(page).locator('.selectedCell');
    // A key right after a click may come before the click's selection is taken.
    await eventually(async () => {
      if ((await chosen.count()) === 0) await page.keyboard.press('Shift+ArrowRight');
      return chosen.allTextContents();
    }).toEqual(['a', 'b']);
    await page.keyboard.press('Shift+ArrowDown');
    await eventually(() => chosen.allTextContents()).toEqual(['a', 'b', 'd', 'e']);
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { colorScheme: 'light', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(media);
      expect(await shown(chosen.first(), 'outline-style')).toBe('solid');
    }
    await page.emulateMedia({ forcedColors: 'none' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('Tab');
    await eventually(focused).toBe('Row above');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
    await eventually(focused).toBe('Merge cells');
    await page.keyboard.press('Enter');
    await eventually(() => text(page).evaluate((box) => box === document.activeElement)).toBe(true);
    const big = '<td colspan="2" rowspan="2"><p>a</p><p>b</p><p>d</p><p>e</p></td>';
    expect(await saved(page, id)).toBe(tableOf(big + cells('c'), cells('f'), cells('g', 'h', 'i')));
  });

  test('has a caption that is typed, changed and removed by hand; bold stays on the words that stay [23.83]', async () => {
    const { page, id } = await open('Caption', PLAIN);
    await cell(page, 'a').click();
    const caption = named(page, 'textbox', 'Caption');
    await caption.fill('Fees & dates <2083>');
    expect(await text(page).locator('caption').textContent()).toBe('Fees & dates <2083>');
    const withCaption = (html: string) => PLAIN.replace('<tbody>', `<caption>${html}</caption><tbody>`);
    expect(await saved(page, id)).toBe(withCaption('Fees &amp; dates &lt;2083&gt;'));
    const again = await openForm(id);
    await cell(again, 'a').click();
    await named(again, 'textbox', 'Caption').fill(' ');
    expect(await saved(again, id)).toBe(PLAIN);

    const bold = await open('Bold caption', withCaption('Fees of <strong>2083</strong> BS'));
    await cell(bold.page, 'a').click();
    const field = named(bold.page, 'textbox', 'Caption');
    expect(await field.inputValue()).toBe('Fees of 2083 BS');
    await field.press('End');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', '4', 'Home', 'N', 'o', ' '])
      await field.press(key);
    await field.press('Enter');
    await eventually(() => text(bold.page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await saved(bold.page, bold.id)).toBe(withCaption('No Fees of <strong>2084</strong> BS'));
  });
});

test('superscript and subscript are buttons of the toolbar that say their keys, in as many rows as before on a phone [23.84]', async () => {
  const { page, id } = await open('Raised', '<p>end</p>');
  const button = (name: string) => named(named(page, 'toolbar', 'Formatting'), 'button', name);
  await text(page).getByText('end').click();
  await page.keyboard.press('End');
  await button('Superscript').click();
  await page.keyboard.type('3');
  await eventually(() => button('Superscript').getAttribute('aria-pressed')).toBe('true');
  await button('Subscript').click();
  await page.keyboard.type('2');
  await button('Subscript').click();
  await page.keyboard.type(' on');
  expect(await button('Superscript').getAttribute('title')).toBe('Superscript (Ctrl + .)');
  expect(await button('Subscript').getAttribute('aria-keyshortcuts')).toBe('Control+,');
  expect(await saved(page, id)).toBe('<p>end<sup>3</sup><sub>2</sub> on</p>');

  for (const options of [{ width: 390 }, { width: 390, hasTouch: true, isMobile: true }]) {
    const phone = await openPage(site, { as: 'admin', ...options });
    await phone.goto('/admin/add-notice');
    await text(phone).waitFor();
    const tops = await named(phone, 'toolbar', 'Formatting')
      .locator('button:not(.editor-fill), select')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top / 10)));
    expect(new Set(tops).size).toBe(3);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
