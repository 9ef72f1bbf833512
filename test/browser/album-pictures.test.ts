import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, screen, toast } from './back-office.ts';
import { onServerDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { altText, readGallery, type StoredGallery, stored, storeGallery, tab } from './galleries.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
const QUESTION = 'Are you really want to delete this image?';

describe.each(onServerDatabase)('The pictures of an album, on $name,', ({ start }) => {
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

  test('stay open while alt texts of other pictures are not saved, and take more pictures', async () => {
    const gallery = await storeGallery(site, 'Two tabs', ['a']);
    const page = await openImages(gallery);
    await altText(stored(page, '1 of 1')).fill('Not saved yet');
    for (const [at, name] of ['b.png', 'c.png'].entries()) {
      await tab(page, 'Add Image').click();
      expect(await named(page, 'tabpanel', 'Add Image').getByRole('img').count()).toBe(0);
      await page
        .getByLabel('Choose Image', { exact: true })
        .setInputFiles(await pick(await pictureFile({ name })));
      await press(page, 'Save');
      await stored(page, `1 of ${at + 2}`).waitFor();
    }
    expect(await altText(stored(page, '1 of 3')).inputValue()).toBe('Not saved yet');
    await press(page, 'Update alt texts');
    await toast(page, 'Gallery updated Successfully');
    expect(await readGallery(site, gallery._id)).toMatchObject({ imageAlt: ['Not saved yet', '', ''] });
    await named(named(page, 'navigation', 'Admin'), 'link', 'Notices').click();
    await screen(page, 'Notices');
  });

  test('keep the focus on the picture whose deletion failed [2.74]', async () => {
    const gallery = await storeGallery(site, 'No connection', ['a', 'b', 'c']);
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
