import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, pick, press, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);

describe('the library of pictures and documents', () => {
  let site: TestSite;
  let color = 0x200000;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());

  const file = (name: string) =>
    pictureFile({ name, width: 340, height: 200, color: `#${(color++).toString(16)}` });
  const add = async (name: string, fields: Record<string, string> = {}) => {
    const body = multipart({ image: await file(`${name}.png`), ...fields });
    return (await site.call('POST', '/api/manage/picture', { body })).record;
  };
  const noticeOf = async (title: string) =>
    (await site.call('GET', `/api/notices?q=${encodeURIComponent(title)}`)).list[0] ?? {};
  const cards = (page: Page) => page.locator('.library-name').allTextContents();
  const picker = (page: Page, kind = 'picture') => named(page, 'dialog', `Choose a ${kind}`);

  test('lists, filters and describes pictures, and shows where each is used [43.12, 43.15]', async () => {
    const { path, _id } = await add('Sports day');
    await add('Lone tree', { alt: 'A tree' });
    const json = { title: 'Race results', description: '<p>x</p>', image: path };
    const news = (await site.call('POST', '/api/news', { json })).record;
    const page = await openScreen(site, 'pictures');
    await screen(page, 'Pictures and documents');
    await eventually(() => cards(page)).toEqual(expect.arrayContaining(['Sports day', 'Lone tree']));
    await expectAccessible(page, 'the library', [360, 1440]);
    await page.getByRole('searchbox', { name: 'Filter by keyword' }).fill('race results');
    await eventually(() => cards(page)).toEqual(['Sports day']);
    await page.getByRole('searchbox', { name: 'Filter by keyword' }).fill('');
    await eventually(() => cards(page)).toContain('Lone tree');
    await page.getByRole('combobox', { name: 'Which' }).selectOption('undescribed');
    await eventually(() => cards(page)).not.toContain('Lone tree');
    await page.getByRole('link', { name: /^Sports day/ }).click();
    await screen(page, 'Picture');
    const use = named(page, 'link', 'Race results');
    expect(await use.getAttribute('href')).toBe(`/admin/update-news-and-events/${news._id}`);
    await expectAccessible(page, 'a picture of the library', [360, 1440]);
    const middle = named(page, 'button', 'Centre, middle');
    expect(await middle.getAttribute('aria-pressed')).toBe('true');
    await middle.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    const chosen = named(page, 'button', 'Left, upper part');
    await eventually(() => chosen.evaluate((button) => button === document.activeElement)).toBe(true);
    await named(page, 'textbox', 'Description').fill('Two runners');
    await named(page, 'textbox', 'Caption').fill('The last race');
    await save(page);
    await toast(page, 'Saved');
    const stored = await site.call('GET', `/api/manage/picture/${_id}`);
    expect(stored.json).toMatchObject({ alt: 'Two runners', caption: 'The last race', focus: [1, 1] });
    // Its page keeps that point in sight, without a style in the HTML.
    const { text } = await site.call('GET', '/news-and-events', { as: 'nobody' });
    expect(text).toContain('at-x1 at-y1');
    const visitor = await openPage(site, { width: 1200 });
    await visitor.goto('/news-and-events');
    const shown = visitor.locator('.at-x1.at-y1 img').first();
    expect(await shown.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('25% 25%');
  });

  test('takes many files at once, tells of what is there, and tries again what failed [43.14]', async () => {
    const page = await openScreen(site, 'pictures', { expects: ['offline'] });
    await screen(page, 'Pictures and documents');
    const input = page.getByLabel('Upload pictures', { exact: true });
    const [first, second] = [await pick(await file('first.png')), await pick(await file('second.png'))];
    let isLost = true;
    await page.route('**/api/manage/picture', (route) => {
      const lose = isLost && (route.request().postDataBuffer()?.includes('second.png') ?? false);
      if (!lose) return route.continue();
      isLost = false;
      return route.abort('internetdisconnected');
    });
    await input.setInputFiles([first, second]);
    await named(page, 'button', 'Try again second.png').click();
    await eventually(() => cards(page)).toEqual(expect.arrayContaining(['first', 'second']));
    await page.unroute('**/api/manage/picture');
    await input.setInputFiles([first]);
    await page.getByText('first.png: you have this already, as ‘first’.').waitFor();
    await press(page, 'Upload all the same first.png');
    await eventually(async () => (await cards(page)).filter((name) => name === 'first').length).toBe(2);
  });

  test('replaces a picture everywhere, and deletes one that nothing uses [43.12]', async () => {
    const { path, _id } = await add('Wrong one');
    const json = { title: 'With the wrong one', description: '<p>x</p>', image: path };
    await site.call('POST', '/api/notice', { json });
    const page = await openScreen(site, `update-picture/${_id}`);
    await page.getByText('It can be deleted once nothing uses it.').waitFor();
    await press(page, 'Replace');
    const dialog = named(page, 'dialog', 'Replace the picture everywhere');
    await dialog.getByText('is used in 1 place.').waitFor();
    await expectAccessible(page, 'replacing a picture', [], 'dialog');
    await dialog.locator('input[type=file]').setInputFiles(await pick(await file('right.png')));
    await press(dialog, 'Replace');
    await toast(page, 'Replaced in 1 place');
    await dialog.waitFor({ state: 'detached' });
    expect((await noticeOf('With the wrong one')).image).not.toBe(path);
    const lone = await add('To be deleted');
    await page.goto(`/admin/update-picture/${lone._id}`);
    await press(page, 'Delete');
    await press(named(page, 'alertdialog', 'Delete this picture?'), 'Delete');
    await toast(page, 'Deleted');
    await screen(page, 'Pictures and documents');
    expect((await site.call('GET', `/api/manage/picture/${lone._id}`)).status).toBe(404);
  });

  test('is chosen from in a picture field, by keyboard, and fills in the alt text [43.13]', async () => {
    const { path } = await add('Chosen gate', { alt: 'The gate' });
    const page = await openScreen(site, 'add-notice');
    await named(page, 'textbox', 'Title').fill('By keyboard');
    const group = named(page, 'group', 'Image');
    await named(group, 'button', 'Choose from the library').press('Enter');
    await picker(page).waitFor();
    await eventually(() => cards(page)).toContain('Chosen gate');
    const upload = named(picker(page), 'button', 'Upload');
    expect(await upload.evaluate((button) => button === document.activeElement)).toBe(true);
    await expectAccessible(page, 'the picker', [360, 1440], 'dialog');
    await picker(page).getByRole('searchbox').fill('chosen gate');
    await page.keyboard.press('Enter');
    await eventually(() => cards(page)).toEqual(['Chosen gate']);
    await picker(page)
      .getByRole('button', { name: /^Chosen gate/ })
      .press('Enter');
    await picker(page).waitFor({ state: 'detached' });
    expect(await named(page, 'textbox', 'Alt text').inputValue()).toBe('The gate');
    await named(group, 'img', 'Preview of Chosen gate').waitFor();
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await noticeOf('By keyboard')).toMatchObject({ image: path, imageAlt: 'The gate' });
  });

  test('is chosen from in the writing box, in albums and among PDFs, on a phone too [43.13, 43.58]', async () => {
    const { path } = await add('Written about', { alt: 'The hall' });
    const body = multipart({ document: pdfFile('Library fees.pdf') });
    const paper = (await site.call('POST', '/api/manage/document', { body })).record;
    const page = await openScreen(site, 'add-notice', { width: 390, hasTouch: true, isMobile: true });
    await named(page, 'textbox', 'Title').fill('On a phone');
    await named(page, 'textbox', 'Description').click();
    await page.keyboard.type('Look:');
    await press(page, 'Picture');
    await picker(page)
      .getByRole('button', { name: /^Written about/ })
      .tap();
    await picker(page).waitFor({ state: 'detached' });
    await named(page, 'textbox', 'Description').press('Control+End');
    await press(page, 'Link');
    await press(named(page, 'dialog', 'Link'), 'A document…');
    await picker(page, 'document')
      .getByRole('button', { name: /^Library fees/ })
      .tap();
    await picker(page, 'document').waitFor({ state: 'detached' });
    const papers = named(page, 'group', 'Attachments');
    await press(papers, 'Choose from the library');
    await picker(page, 'document')
      .getByRole('button', { name: /^Library fees/ })
      .tap();
    await papers.getByRole('link', { name: 'Library fees.pdf' }).waitFor();
    await save(page);
    await toast(page, 'Notice added Successfully');
    const stored = await noticeOf('On a phone');
    expect(stored.description).toContain(`<img src="${path}" alt="The hall" width="340" height="200">`);
    expect(stored.description).toContain(`<a href="${paper.path}">Library fees</a>`);
    expect(stored.attachments).toEqual([{ path: paper.path, name: 'Library fees.pdf', size: 500 }]);

    const album = await openScreen(site, 'add-gallery');
    await named(album, 'textbox', 'Title').fill('Mixed');
    const group = named(album, 'group', 'Image');
    await group.locator('input[type=file]').setInputFiles(await pick(await file('own.png')));
    await press(group, 'Choose from the library');
    await picker(album)
      .getByRole('button', { name: /^Written about/ })
      .click();
    await save(album);
    await toast(album, 'Gallery added Successfully');
    const { list } = await site.call('GET', '/api/gallerys?q=mixed');
    const { image, imageAlt } = list[0] as unknown as { image: string[]; imageAlt: string[] };
    expect([image[1], image.length, imageAlt]).toEqual([path, 2, ['', 'The hall']]);
  });

  test('shows captions with whose picture it is where an album is looked at [43.16]', async () => {
    const { path } = await add('Told', { caption: 'The new hall', credit: 'Sita Rai' });
    const json = { title: 'Told album', image: [path] };
    const { record } = await site.call('POST', '/api/gallery', { json });
    const page = await openPage(site, { width: 1200 });
    await page.goto(`/gallery/told-album/${record._id}`);
    await page.locator('.photo-grid a').first().click();
    await named(page, 'dialog', 'Pictures').getByText('The new hall · Sita Rai').waitFor();
  });
});
