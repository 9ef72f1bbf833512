import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, pick, press, row, save, saveButton, screen, toast } from './back-office.ts';
import { onServerDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { altText, readGallery, type StoredGallery, stored, storeSmallGallery, tab } from './galleries.ts';
import { type PageOptions, passwordOf, setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
/** Preparing larger pictures takes longer. */
const SMALL = { width: 60, height: 40 };
async function picked(...names: string[]) {
  const picture = await pick(await pictureFile(SMALL));
  return names.map((name) => ({ ...picture, name }));
}
const preview = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: named(page, 'img', `Preview of ${name}`) });
const chooser = (page: Page) => named(page, 'group', 'Image').locator('input[type=file]');
const QUESTION = 'Are you really want to delete this image?';

describe.each(onServerDatabase)('Galleries in the back office, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  async function openImages(gallery: StoredGallery, options: PageOptions = {}) {
    const page = await openScreen(site, `update-gallery-image/${gallery._id}`, options);
    await screen(page, 'Update gallery image');
    await tab(page, 'View Images').waitFor();
    return page;
  }
  const remove = (id: string, json: object) => site.call('POST', `/api/gallery-image-delete/${id}`, { json });

  test('are added with a title and several pictures, chosen at once and again [1.5, 2.55, 2.66, 2.70, 2.76, 5.3, 8.20, 9.6]', async () => {
    const page = await openScreen(site, 'gallery');
    await screen(page, 'Gallery');
    await named(page, 'link', 'Add').click();
    await screen(page, 'Add gallery');
    await save(page);
    const title = named(page, 'textbox', 'Title');
    expect(await title.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
    await title.fill('Sports week');
    expect(await chooser(page).evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);

    const run = await pick(await pictureFile({ width: 400, height: 250, name: 'run.png' }));
    await page
      .getByLabel('Choose Image', { exact: true })
      .setInputFiles([run, ...(await picked('jump.png'))]);
    await page.getByLabel('2 files chosen', { exact: true }).setInputFiles(await picked('throw.png'));
    await page.getByLabel('3 files chosen', { exact: true }).waitFor();
    const shown = named(page, 'img', 'Preview of jump.png');
    expect(await shown.boundingBox()).toMatchObject({ width: 200, height: 120 });
    await altText(preview(page, 'run.png')).fill('A runner');
    await altText(preview(page, 'jump.png')).fill('A jumper');
    await altText(preview(page, 'throw.png')).fill('A thrower');
    await press(preview(page, 'jump.png'), 'Remove');
    await page.getByLabel('2 files chosen', { exact: true }).waitFor();
    expect(await altText(preview(page, 'throw.png')).inputValue()).toBe('A thrower');
    await saveButton(page).dblclick();
    await toast(page, 'Gallery added Successfully');
    await row(page, 'Sports week').locator('img').waitFor();

    const list = (await site.call('GET', '/api/gallerys?q=Sports')).json as StoredGallery[];
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ imageAlt: ['A runner', 'A thrower'] });
    const thumbnail = await row(page, 'Sports week').locator('img').getAttribute('src');
    expect(thumbnail).toBe(list[0]?.image[0]?.replace('.webp', '-320.webp'));
  });

  test('are added in Nepali alone, the title in its Nepali half, the day with its calendar [20.214, 24.115]', async () => {
    const page = await openScreen(site, 'add-gallery', { width: 390 });
    await named(page, 'tab', 'नेपाली').click();
    const title = named(page, 'textbox', 'शीर्षक');
    expect(await title.evaluate((field: HTMLInputElement) => field.required)).toBe(true);
    await title.fill('खेलकुद');
    await named(page, 'textbox', 'Date').fill('2083-08-04');
    await page.getByLabel('Choose Image', { exact: true }).setInputFiles(await picked('run.png'));
    await save(page);
    await toast(page, 'Gallery added Successfully');
    const [stored] = (await site.call('GET', '/api/gallerys?q=खेलकुद')).json as StoredGallery[];
    expect(stored).toMatchObject({ title: 'खेलकुद', date: '2026-11-20' });
  });

  test('are renamed on a form that has nothing but the title in both languages and the day, and leads to their pictures [2.55, 7.30, 8.20, 17.44]', async () => {
    const { _id, image } = await storeSmallGallery(site, 'Old name', ['a']);
    const page = await openScreen(site, `update-gallery/${_id}`);
    await named(page, 'textbox', 'Title').fill('New name');
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(3);
    await save(page);
    await toast(page, 'Gallery updated Successfully');
    expect(await readGallery(site, _id)).toMatchObject({ title: 'New name', image, imageAlt: ['a'] });
    await goTo(page, `update-gallery/${_id}`);
    await named(page, 'link', 'Change, order and caption the pictures').click();
    await screen(page, 'Update gallery image');
  });

  test('go with all their pictures after a question [2.67, 7.33, 8.20]', async () => {
    const { _id, image } = await storeSmallGallery(site, 'Outdated', ['a', 'b']);
    const page = await openScreen(site, 'gallery');
    await named(row(page, 'Outdated'), 'button', 'Delete').click();
    await press(named(page, 'alertdialog', 'Are you really want to delete this gallery?'), 'Delete');
    await toast(page, 'Gallery deleted Successfully');
    await row(page, 'Outdated').waitFor({ state: 'detached' });
    for (const path of [`/api/gallery/${_id}`, ...image])
      expect((await site.call('GET', path)).status, path).toBe(404);
  });

  test('lose a picture after a confirmation, and show the remaining ones [2.56, 2.67, 2.74, 4.13, 5.6, 8.21]', async () => {
    const gallery = await storeSmallGallery(site, 'Too many', ['a', 'b', 'c']);
    const page = await openImages(gallery);
    await press(stored(page, '2 of 3'), 'Delete');
    const question = named(page, 'alertdialog', QUESTION);
    await press(question, 'Cancel');
    await question.waitFor({ state: 'detached' });
    expect((await readGallery(site, gallery._id)).image).toHaveLength(3);
    await press(stored(page, '2 of 3'), 'Delete');
    await named(question, 'button', 'Delete').dblclick();
    await toast(page, 'Gallery image deleted Successfully');
    await stored(page, '2 of 2').waitFor();
    expect(await altText(stored(page, '2 of 2')).inputValue()).toBe('c');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Delete');
    expect(await readGallery(site, gallery._id)).toMatchObject({
      image: [gallery.image[0], gallery.image[2]],
      imageAlt: ['a', 'c'],
    });
  });

  test('never lose another picture than the one that was meant [2.74, 4.13]', async () => {
    const gallery = await storeSmallGallery(site, 'Two at work', ['a', 'b', 'c']);
    const page = await openImages(gallery, { expects: [409] });
    await altText(stored(page, '3 of 3')).fill('Written meanwhile');
    await remove(gallery._id, { index: 0 });
    await press(stored(page, '2 of 3'), 'Delete');
    await press(named(page, 'alertdialog', QUESTION), 'Delete');
    await toast(page, 'Another image stands at this position now. Load the page again.', 'alert');
    await stored(page, '2 of 2').waitFor();
    expect((await readGallery(site, gallery._id)).image).toEqual(gallery.image.slice(1));
    expect(await altText(stored(page, '2 of 2')).inputValue()).toBe('Written meanwhile');
    await press(stored(page, '1 of 2'), 'Delete');
    await press(named(page, 'alertdialog', QUESTION), 'Delete');
    await toast(page, 'Gallery image deleted Successfully');
    expect((await readGallery(site, gallery._id)).image).toEqual(gallery.image.slice(2));
  });

  test('show when they are deleted or empty', async () => {
    const gallery = await storeSmallGallery(site, 'Nearly gone', ['a']);
    const page = await openImages(gallery, { expects: [404] });
    await press(stored(page, '1 of 1'), 'Delete');
    await press(named(page, 'alertdialog', QUESTION), 'Delete');
    await page.getByText('There is no image in this gallery.').waitFor();
    await press(page, 'Add images');
    await eventually(() => tab(page, 'Add Image').getAttribute('aria-selected')).toBe('true');
    await site.call('POST', `/api/gallery-image-update/${gallery._id}`, {
      body: multipart({ image: await pictureFile(SMALL) }),
    });
    await goTo(page, `update-gallery-image/${gallery._id}`);
    await site.call('DELETE', `/api/gallery/${gallery._id}`);
    await press(stored(page, '1 of 1'), 'Delete');
    await press(named(page, 'alertdialog', QUESTION), 'Delete');
    await named(page, 'heading', 'Not found').waitFor();
  });

  test('say what each stored picture shows, what is typed meanwhile and when two write it, too', {
    tags: 'thorough',
  }, async () => {
    const gallery = await storeSmallGallery(site, 'In words', ['old', '']);
    const page = await openImages(gallery, { expects: [412] });
    const sent: (() => Promise<void>)[] = [];
    await page.route(
      `**/api/gallery/${gallery._id}`,
      (route) => {
        sent.push(() => route.continue());
      },
      { times: 1 },
    );
    await altText(stored(page, '2 of 2')).fill('Mine');
    await press(page, 'Update alt texts');
    await eventually(() => sent.length).toBe(1);
    await altText(stored(page, '1 of 2')).fill('Typed meanwhile');
    for (const send of sent) await send();
    await toast(page, 'Gallery updated Successfully');
    expect((await readGallery(site, gallery._id)).imageAlt).toEqual(['old', 'Mine']);
    await named(page, 'button', 'Update alt texts').and(page.locator(':not([data-busy])')).waitFor();
    expect(await altText(stored(page, '1 of 2')).inputValue()).toBe('Typed meanwhile');
    await press(page, 'Update alt texts');
    await eventually(async () => (await readGallery(site, gallery._id)).imageAlt).toEqual([
      'Typed meanwhile',
      'Mine',
    ]);
    await named(page, 'button', 'Update alt texts').and(page.locator('[aria-disabled="true"]')).waitFor();
    await site.call('PUT', `/api/gallery/${gallery._id}`, { json: { imageAlt: ['Theirs', 'Mine'] } });
    await altText(stored(page, '2 of 2')).fill('Mine again');
    await press(page, 'Update alt texts');
    await eventually(() => page.getByRole('alert').count()).toBe(1);
    await eventually(() => altText(stored(page, '1 of 2')).inputValue()).toBe('Theirs');
    expect((await readGallery(site, gallery._id)).imageAlt).toEqual(['Theirs', 'Mine']);
    await press(page, 'Update alt texts');
    await eventually(async () => (await readGallery(site, gallery._id)).imageAlt).toEqual([
      'Theirs',
      'Mine again',
    ]);
  });

  test('get more pictures in the other tab, which works by keyboard [2.56, 2.75, 4.14, 8.21, 16.9]', async () => {
    const gallery = await storeSmallGallery(site, 'Growing', ['a']);
    const page = await openImages(gallery);
    await tab(page, 'View Images').focus();
    expect(await saveButton(page).count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await eventually(() => tab(page, 'Add Image').getAttribute('aria-selected')).toBe('true');
    expect(page.url()).toContain('tab=add');
    expect(await page.getByRole('tabpanel', { name: 'Add Image' }).count()).toBe(1);
    await page.getByLabel('Choose Image', { exact: true }).setInputFiles(await picked('b.png', 'c.png'));
    await altText(preview(page, 'c.png')).fill('The third');
    await page.keyboard.press('Escape');
    await tab(page, 'View Images').click();
    await tab(page, 'Add Image').click();
    expect(await altText(preview(page, 'c.png')).inputValue()).toBe('The third');
    await save(page);
    await toast(page, 'Gallery image added Successfully');
    await screen(page, 'Gallery');
    const after = await readGallery(site, gallery._id);
    expect(after.image).toHaveLength(3);
    expect(after.image[0]).toBe(gallery.image[0]);
    expect(after.imageAlt).toEqual(['a', '', 'The third']);
  });

  test('have a button that deletes in the colour of all such buttons, even without a list before it, and keep unsaved input when leaving, offline, and after the session ends', {
    tags: 'thorough',
  }, async () => {
    const gallery = await storeSmallGallery(site, 'Storm', ['a']);
    const page = await openPage(site, { as: 'admin', expects: ['offline', 401] });
    await page.goto(`/admin/update-gallery-image/${gallery._id}`);
    const [colour, crimson] = await named(page, 'button', 'Delete').evaluate((button) => {
      const inCrimson = Object.assign(document.createElement('i'), { style: 'color: var(--crimson)' });
      document.body.append(inCrimson);
      return [button, inCrimson].map((element) => getComputedStyle(element).color);
    });
    expect(colour).toBe(crimson);

    await tab(page, 'Add Image').click();
    await page.getByLabel('Choose Image', { exact: true }).setInputFiles(await picked('b.png'));
    await preview(page, 'b.png').waitFor();
    await named(named(page, 'navigation', 'Admin'), 'link', 'Notices').click();
    await press(named(page, 'alertdialog', 'Leave without saving?'), 'Keep editing');
    await page.context().setOffline(true);
    await save(page);
    await toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
    await page.context().setOffline(false);
    await page.evaluate(() => {
      const profile = JSON.parse(localStorage.getItem('profile') ?? '{}');
      localStorage.setItem('profile', JSON.stringify({ ...profile, token: 'ended' }));
    });
    await save(page);
    const again = named(page, 'dialog', 'Please sign in again');
    await again.getByLabel('Password', { exact: true }).fill(passwordOf(site));
    await press(again, 'Login');
    await toast(page, 'Gallery image added Successfully');
    expect((await readGallery(site, gallery._id)).image).toHaveLength(2);
  });

  test('say when more pictures are chosen than can be sent at once [2.76]', {
    tags: 'thorough',
  }, async () => {
    const gallery = await storeSmallGallery(site, 'Full', ['a']);
    const page = await openImages(gallery);
    await tab(page, 'Add Image').click();
    const names = Array.from({ length: 21 }, (_, at) => `${at}.png`);
    await page.getByLabel('Choose Image', { exact: true }).setInputFiles(await picked(...names));
    await page
      .getByText('20.png was left out: there can be at most 20 here at once.', { exact: true })
      .waitFor();
    await preview(page, '19.png').waitFor();
    await save(page);
    await toast(page, 'Gallery image added Successfully');
    expect((await readGallery(site, gallery._id)).image).toHaveLength(21);
  });

  test('have screens in which axe finds nothing in light or dark colours, with their tabs and previews', {
    tags: 'thorough',
  }, async () => {
    const { _id } = await storeSmallGallery(site, 'Looked at', ['a', '']);
    const page = await openScreen(site, 'add-gallery');
    await screen(page, 'Add gallery');
    await chooser(page).setInputFiles(await picked('a.png', 'b.png'));
    await named(page, 'img', 'Preview of b.png').waitFor();
    // Above the bar with the buttons.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page, 'add', [1440, 320], 'main');
    await goTo(page, `update-gallery-image/${_id}`);
    await stored(page, '2 of 2').waitFor();
    await expectAccessible(page, 'stored', [1440, 320], 'main');
    await tab(page, 'Add Image').click();
    await chooser(page).setInputFiles(await picked('a.png'));
    await named(page, 'img', 'Preview of a.png').waitFor();
    await expectAccessible(page, 'adding', [320], '[role=tabpanel]');
  });
});
