import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, save, toast, uploadFromPicker } from './back-office.ts';
import { onEmbeddedDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { type ScreenOptions, setUpScreens } from './open-screen.ts';
import { columnsOfWords, pastedTables, STORED_TABLE } from './pasted-tables.ts';

/** Clipboard HTML of Word: its own classes and styles, a list as paragraphs, marks as styles. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm;}</style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 align=center style='margin-top:12pt;text-align:center'><span style='font-size:16pt;color:#2F5496'>Holiday</span></h1>
<p class=MsoNormal style='margin-bottom:8pt'><span style='font-family:"Calibri",sans-serif'>The college is <b style='mso-bidi-font-weight:normal'>closed</b>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span>Library<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span>Office<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const FROM_A_SPREADSHEET =
  '<google-sheets-html-origin><table><tbody><tr><td style="text-align:left;">BCA</td>' +
  '<td style="overflow:hidden;text-align:right;">69,500</td></tr></tbody></table>';

/** Formatted like the demonstration's texts, and like older content that the editor would write differently. */
const WITH_TABLE =
  '<p>The fees are unchanged; they are due by <strong>1 July</strong>.</p>' +
  '<table><tbody><tr><th>Programme</th><th>Total</th></tr><tr><td>BCA</td><td>69,500</td></tr></tbody></table>' +
  '<h3>How to pay</h3><ol><li>Fill in the voucher.</li><li>Bring it to the <a href="/notices">accounts section</a>.</li></ol>' +
  '<p><span class="ql-font-georgia ql-size-large">Thank you.</span></p>';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);

describe.each(onEmbeddedDatabase)('formatted text, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const text = (page: Page) => named(page, 'textbox', 'Description');
  const tool = (page: Page, name: string) => named(named(page, 'toolbar', 'Formatting'), 'button', name);
  const pressed = (page: Page, name: string) =>
    eventually(() => tool(page, name).getAttribute('aria-pressed'));

  async function openForm(address: string, options: ScreenOptions = {}) {
    const page = await openScreen(site, address, options);
    await text(page).waitFor();
    return page;
  }

  /** Opens the form of a new notice, with the focus in its text. */
  async function write(title: string) {
    const page = await openForm('add-notice');
    await named(page, 'textbox', 'Title').fill(title);
    await text(page).click();
    return page;
  }

  async function saved(page: Page, title: string) {
    await save(page);
    await toast(page, 'Notice added Successfully');
    return (await site.call('GET', `/api/notices?q=${encodeURIComponent(title)}`)).list[0]?.description;
  }

  /** The address of what was just saved, for visitors. */
  const pageOf = async (page: Page) => (await named(page, 'link', 'View on site').getAttribute('href')) ?? '';

  /** Opens what was just saved as a visitor, so that the page of the back office stays for the next test. */
  async function viewOnSite(page: Page) {
    const visitor = await openPage(site);
    await visitor.goto(await pageOf(page));
    return visitor;
  }

  async function store(title: string, description: string) {
    const { record } = await site.call('POST', '/api/notice', { json: { title, description } });
    expect(record.description).toBe(description);
    return record._id ?? '';
  }

  test('is written 300 px high, below a toolbar with the fixed names, and is undone and done again [9.1, 9.2, 9.3, 16.2, 17.56]', async () => {
    const page = await write('Looked at');
    expect((await text(page).boundingBox())?.height).toBeCloseTo(300, 0);
    const [toolbar, area] = await Promise.all([
      named(page, 'toolbar', 'Formatting').boundingBox(),
      text(page).boundingBox(),
    ]);
    expect((toolbar?.y ?? 0) + (toolbar?.height ?? 0)).toBeLessThanOrEqual(area?.y ?? 0);
    for (const name of [
      'Bold',
      'Italic',
      'Underline',
      'Bulleted list',
      'Numbered list',
      'Link',
      'Undo',
      'Redo',
    ]) {
      expect(await tool(page, name).count(), name).toBe(1);
    }
    const options = (name: string) => named(page, 'combobox', name).getByRole('option').allTextContents();
    const fonts = ['arial', 'comic-sans', 'courier-new', 'georgia', 'helvetica', 'Inter', 'lucida'];
    expect((await options('Font')).slice(1)).toEqual(fonts);
    expect((await options('Size')).slice(1)).toEqual(['extra-small', 'small', 'medium', 'large']);
    const names = await named(page, 'combobox', 'Font')
      .getByRole('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).label));
    expect(names.slice(2, 4)).toEqual(['Comic Sans', 'Courier New']);

    // Without pauses, because typing with pauses is undone in steps.
    await page.keyboard.insertText('A thought');
    await tool(page, 'Undo').click();
    await eventually(() => text(page).textContent()).toBe('');
    expect(await tool(page, 'Undo').getAttribute('aria-disabled')).toBe('true');
    await tool(page, 'Redo').click();
    await eventually(() => text(page).textContent()).toBe('A thought');
  });

  test('is formatted, listed, linked and aligned with the toolbar, and sent like that to visitors [17.54]', async () => {
    const page = await write('All of it');
    await page.keyboard.type('Plain ');
    await tool(page, 'Bold').click();
    await pressed(page, 'Bold').toBe('true');
    await page.keyboard.type('bold');
    await tool(page, 'Bold').click();
    await named(page, 'combobox', 'Font').selectOption('georgia');
    await named(page, 'combobox', 'Size').selectOption('large');
    await page.keyboard.type(' large');
    await named(page, 'combobox', 'Font').selectOption('Standard font');
    await named(page, 'combobox', 'Size').selectOption('Standard size');
    await page.keyboard.press('Enter');
    await tool(page, 'Bulleted list').click();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Read more');
    await page.keyboard.press('Shift+Home');
    await tool(page, 'Link').click();
    await named(page, 'textbox', 'Link address').fill('/notices');
    await press(page, 'Apply');
    await pressed(page, 'Align left').toBe('true');
    await tool(page, 'Align centre').click();
    await pressed(page, 'Align centre').toBe('true');
    expect(await saved(page, 'All of it')).toBe(
      '<p>Plain <strong>bold</strong><span class="ql-font-georgia"><span class="ql-size-large"> large</span></span></p>' +
        '<ul><li><p>one</p></li></ul><p class="ql-align-center"><a href="/notices">Read more</a></p>',
    );
    const address = await pageOf(page);
    const { text: shown } = await site.call('GET', address, { as: 'nobody' });
    expect(shown).toContain('<p>Plain <strong>bold</strong><span class="ql-font-georgia">');
    expect(shown).toMatch(/<p class="ql-align-center"><a href="\/notices"[^>]*>Read more<\/a><\/p>/);
  });

  test('uploads a picture and asks for its alternative text, which can be changed later, by keyboard', async () => {
    const page = await write('Described');
    const alt = named(page, 'textbox', 'Alt text').and(page.locator('.editor-alt'));
    await page.keyboard.type('Look:');
    const chooser = page.waitForEvent('filechooser');
    await tool(page, 'Picture').click();
    await uploadFromPicker(page);
    await (await chooser).setFiles(await pick(await pictureFile({ width: 300, height: 200 })));
    const picture = text(page).getByRole('img').or(text(page).getByRole('presentation'));
    await picture.and(page.locator('[data-path^="/uploads/"][src^="blob:"]')).waitFor();
    await eventually(() => alt.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('The gate');
    await page.keyboard.press('Enter');
    await alt.waitFor({ state: 'detached' });
    await eventually(() => text(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await alt.waitFor();
    expect(await alt.inputValue()).toBe('The gate');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.type(' in spring');
    expect(await saved(page, 'Described')).toMatch(
      /^<p>Look:<\/p><img src="\/uploads\/[0-9a-f]{32}\.webp" alt="The gate in spring" width="300" height="200"><p><\/p>$/,
    );
  });

  test('keeps text that is typed while a picture uploads', { tags: 'thorough' }, async () => {
    const page = await write('Busy');
    const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
    await page.route('**/api/picture', (route) => isTyped.then(() => route.continue()));
    const chooser = page.waitForEvent('filechooser');
    await tool(page, 'Picture').click();
    await uploadFromPicker(page);
    await (await chooser).setFiles(await pick(await pictureFile({ width: 300, height: 200 })));
    await page.getByText('picture.png', { exact: true }).waitFor();
    await page.keyboard.type('Before');
    typed();
    const panel = page.getByRole('group', { name: 'Picture', exact: true });
    await panel.waitFor();
    await page.keyboard.type(' and after');
    await eventually(() => text(page).textContent()).toBe('Before and after');
    await press(panel, 'Done');
    await panel.waitFor({ state: 'detached' });
  });

  test('keeps its pictures that still upload: Save waits for them, and leaving asks [19.188]', async () => {
    const id = await store('Slow line', '<p>Look:</p>');
    const page = await openForm(`update-notice/${id}`, { expects: ['offline'] });
    const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
    const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const queue = [isLost, ...arrivals.map(({ promise }) => promise)];
    await page.route('**/api/picture', async (route) => {
      const next = queue.shift();
      await next;
      return next === isLost ? route.abort('internetdisconnected') : route.continue();
    });
    const choose = async (width: number) => {
      const chooser = page.waitForEvent('filechooser');
      await tool(page, 'Picture').click();
      await uploadFromPicker(page);
      const name = `${width}.png`;
      await (await chooser).setFiles(await pick(await pictureFile({ name, width, height: 200 })));
      await page.getByText(name, { exact: true }).waitFor();
    };
    const waits = page.getByText('Saves as soon as everything is uploaded…');
    await choose(299);
    await save(page);
    await waits.waitFor();
    lose();
    await toast(page, '299.png: The server cannot be reached. Check the connection and try again.', 'alert');
    await waits.waitFor({ state: 'detached' });
    await press(page, 'Remove 299.png');
    await choose(300);
    await choose(301);
    await named(page, 'link', 'Cancel').click();
    await press(named(page, 'alertdialog', 'Leave without saving?'), 'Keep editing');
    await save(page);
    await waits.waitFor();
    arrivals[0].resolve();
    const pictures = text(page).locator('img');
    await eventually(() => pictures.count()).toBe(1);
    await page.getByText('301.png', { exact: true }).waitFor();
    expect(await waits.isVisible()).toBe(true);
    arrivals[1].resolve();
    await toast(page, 'Notice updated Successfully');
    const [{ description } = {}] = (await site.call('GET', '/api/notices?q=Slow+line')).list;
    expect(description).toMatch(/ alt="" width="300" .* alt="" width="301" /);
  });

  /** Pastes this HTML at the cursor. */
  const paste = (page: Page, html: string) =>
    text(page).evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);

  test('comes out tidy when it is pasted from a word processor, with its alignment [17.54]', async () => {
    const page = await write('Pasted');
    await paste(page, FROM_WORD);
    await eventually(() => text(page).textContent()).toContain('Office');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await paste(page, FROM_A_SPREADSHEET);
    expect(await saved(page, 'Pasted')).toBe(
      '<h2 class="ql-align-center">Holiday</h2><p>The college is <strong>closed</strong>.</p>' +
        '<ul><li><p>Library</p></li><li><p>Office</p></li></ul>' +
        '<table><tbody><tr><td><p>BCA</p></td><td><p class="ql-align-right">69,500</p></td></tr></tbody></table>',
    );
  });

  test('keeps merged cells and alignment of a paste [17.54, 17.55]', { tags: 'thorough' }, async () => {
    const page = await write('Merged cells');
    // With the cursor in the last cell of the table before.
    for (const html of Object.values(pastedTables)) await paste(page, html);
    expect((await text(page).evaluate(columnsOfWords)).map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(await saved(page, 'Merged cells')).toBe(STORED_TABLE.repeat(3));
    const article = (await viewOnSite(page)).getByRole('article');
    await article.getByText('Programme').first().waitFor();
    expect((await article.evaluate(columnsOfWords)).map(({ length }) => length)).toEqual([3, 3, 3]);
    const centred = named(article, 'cell', 'Fee').first().locator('p');
    expect(await centred.evaluate((paragraph) => getComputedStyle(paragraph).textAlign)).toBe('center');
  });

  test('does not change when its record is opened and saved untouched [2.69]', async () => {
    const id = await store('Untouched', WITH_TABLE);
    const before = await site.call('GET', `/api/notice/${id}`);
    const page = await openForm(`update-notice/${id}`);
    await eventually(() => text(page).textContent()).toContain('Thank you.');
    await text(page).click();
    await save(page);
    await toast(page, 'Notice updated Successfully');
    const after = await site.call('GET', `/api/notice/${id}`);
    expect(after.text).toBe(before.text);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  test('stays the same when only the title is changed', async () => {
    const id = await store('Fees', WITH_TABLE);
    const page = await openForm(`update-notice/${id}`);
    await eventually(() => text(page).textContent()).toContain('Thank you.');
    await named(page, 'textbox', 'Title').fill('Fees again');
    await save(page);
    await toast(page, 'Notice updated Successfully');
    const { record } = await site.call('GET', `/api/notice/${id}`);
    expect(record).toMatchObject({ title: 'Fees again', description: WITH_TABLE });
  });
});
