import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, pick, press, save, screen, toast } from './back-office.ts';
import { onServerDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { altText, readGallery, type StoredGallery, stored, storeSmallGallery, tab } from './galleries.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
const QUESTION = 'Are you really want to delete this image?';

describe.each(onServerDatabase)('an album, on $name,', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  async function open(title: string, expects: (number | 'offline')[] = []) {
    const { _id, image } = await storeSmallGallery(site, title, ['a', 'b', 'c', 'd']);
    const page = await openScreen(site, `update-gallery-image/${_id}`, { expects });
    await named(page, 'img', '4 of 4').waitFor();
    const order = async () => {
      const { image: paths, imageAlt } = await readGallery(site, _id);
      expect(paths.toSorted()).toEqual(image.toSorted());
      expect(paths.map((path) => 'abcd'[image.indexOf(path)])).toEqual(imageAlt);
      return imageAlt.join('');
    };
    return { page, _id, order };
  }
  async function openImages(gallery: StoredGallery, options: PageOptions = {}) {
    const page = await openScreen(site, `update-gallery-image/${gallery._id}`, options);
    await screen(page, 'Update gallery image');
    await tab(page, 'View Images').waitFor();
    return page;
  }

  const shown = (page: Page) =>
    named(page, 'textbox', 'Alt text').evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value).join(''),
    );
  const tool = (page: Page, position: string, name: string) =>
    named(page.getByRole('listitem').filter({ has: named(page, 'img', position) }), 'button', name);

  test('is put in order by keys, the focus staying with the picture and its words going along [17.42]', async () => {
    const { page, order } = await open('By keys');
    await tool(page, '2 of 4', 'Move later').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await eventually(() => shown(page)).toBe('acdb');
    await page.getByText('b is now number 4 of 4.', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await eventually(() => shown(page)).toBe('bacd');
    await eventually(order).toBe('bacd');
    const later = tool(page, '1 of 4', 'Move later');
    expect(await later.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await tool(page, '1 of 4', 'Move earlier').getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(page, 'order', [1440, 360], 'main');
  });

  test('is put in order by dragging, and not by a drag that ends with Escape [17.42]', async () => {
    const { page, order } = await open('By hand');
    const drag = async (from: string, to: string) => {
      await named(page, 'img', from).hover();
      await page.mouse.down();
      await named(page, 'img', to).hover({ force: true });
    };
    await drag('4 of 4', '1 of 4');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await shown(page)).toBe('abcd');
    await drag('4 of 4', '2 of 4');
    await page.mouse.up();
    await eventually(() => shown(page)).toBe('adbc');
    await eventually(order).toBe('adbc');
  });

  test('keeps what is typed at the picture that moves, and saves it afterwards [17.42, 17.43]', async () => {
    const { page, _id } = await open('Typed meanwhile');
    await page.getByText('as its caption').waitFor();
    await named(page, 'textbox', 'Alt text').first().fill('A gate');
    await tool(page, '1 of 4', 'Move later').click();
    await press(page, 'Update alt texts');
    await toast(page, 'Gallery updated Successfully');
    expect((await readGallery(site, _id)).imageAlt).toEqual(['b', 'A gate', 'c', 'd']);
  });

  test('is shown as it is stored after a move without a connection [17.42]', async () => {
    const { page, order } = await open('Offline', ['offline']);
    await page.context().setOffline(true);
    await tool(page, '1 of 4', 'Move later').click();
    await toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
    await eventually(() => shown(page)).toBe('abcd');
    await page.context().setOffline(false);
    expect(await order()).toBe('abcd');
  });

  test('is not put in order over what somebody else has changed meanwhile [17.42]', {
    tags: 'thorough',
  }, async () => {
    const { page, _id, order } = await open('Two at work', [412]);
    await site.call('PUT', `/api/gallery/${_id}`, { json: { title: 'Renamed meanwhile' } });
    await tool(page, '1 of 4', 'Move later').click();
    await toast(
      page,
      'Somebody else has changed this since you opened it. Nothing was overwritten.',
      'alert',
    );
    await eventually(() => shown(page)).toBe('abcd');
    await tool(page, '1 of 4', 'Move later').click();
    await eventually(order).toBe('bacd');
  });

  test('stays open while alt texts of its pictures are not saved, and takes more pictures', {
    tags: 'thorough',
  }, async () => {
    const gallery = await storeSmallGallery(site, 'Two tabs', ['a']);
    const page = await openImages(gallery);
    await altText(stored(page, '1 of 1')).fill('Not saved yet');
    for (const [at, name] of ['b.png', 'c.png'].entries()) {
      await tab(page, 'Add Image').click();
      expect(await named(page, 'tabpanel', 'Add Image').getByRole('img').count()).toBe(0);
      await page
        .getByLabel('Choose Image', { exact: true })
        .setInputFiles(await pick(await pictureFile({ name, width: 60, height: 40 })));
      await save(page);
      await stored(page, `1 of ${at + 2}`).waitFor();
    }
    expect(await altText(stored(page, '1 of 3')).inputValue()).toBe('Not saved yet');
    await press(page, 'Update alt texts');
    await toast(page, 'Gallery updated Successfully');
    expect(await readGallery(site, gallery._id)).toMatchObject({ imageAlt: ['Not saved yet', '', ''] });
    await named(named(page, 'navigation', 'Admin'), 'link', 'Notices').click();
    await screen(page, 'Notices');
  });

  test('keeps the focus on the picture whose deletion failed [2.74]', { tags: 'thorough' }, async () => {
    const gallery = await storeSmallGallery(site, 'No connection', ['a', 'b', 'c']);
    const page = await openImages(gallery, { expects: ['offline'] });
    await page.context().setOffline(true);
    await press(stored(page, '2 of 3'), 'Delete');
    const question = named(page, 'alertdialog', QUESTION);
    await named(question, 'img', 'Number 2 of 3, which will be deleted').waitFor();
    await press(question, 'Delete');
    await question.waitFor({ state: 'detached' });
    const focused = named(stored(page, '2 of 3'), 'button', 'Delete');
    await eventually(() => focused.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await press(question, 'Delete');
    await toast(page, 'Gallery image deleted Successfully');
    expect((await readGallery(site, gallery._id)).imageAlt).toEqual(['a', 'c']);
  });
});
