import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { descriptionOf, named, pick, press, save, saveButton, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, type Managed, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { altText, readGallery, type StoredGallery, storeSmallGallery } from './galleries.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { linesOf } = draftsOf(() => site);

const NO_PICTURE =
  'This is not an image that is accepted. Please send a JPEG, PNG, WebP, AVIF or GIF picture.';
const DAMAGED =
  'This is not an image that is accepted: the file is damaged or incomplete. Please save it again, as JPEG or PNG, and send that.';

const good = async (name: string) => pick(await pictureFile({ name, width: 60, height: 40 }));
/** What is no picture is noticed while it arrives, what is damaged only once it is decoded. */
const noPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('Minutes of May') });
async function damaged(name: string) {
  const whole = await pick(await pictureFile({ name, width: 600, height: 400 }));
  return { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
}

const chooser = (page: Page) => named(page, 'group', 'Image').locator('input[type=file]');
const previews = (page: Page) => named(page, 'group', 'Image').locator('.preview');
/** What the field of pictures says of refused files. */
const reasons = (page: Page) =>
  named(page, 'group', 'Image').locator('.field-error').getByRole('paragraph').allTextContents();

/** Counts the calls that send files to addresses with this ending, below `/api`. */
function callsTo(page: Page, ending: RegExp) {
  const calls: string[] = [];
  const count = (request: { method(): string; url(): string }) => {
    if (request.method() === 'POST' && ending.test(request.url())) calls.push(request.url());
  };
  page.on('request', count);
  onTestFinished(() => {
    page.off('request', count);
  });
  return calls;
}

const albumsNamed = async (title: string) =>
  (await site.call('GET', `/api/gallerys?q=${title}`)).json as StoredGallery[];
describe('a file over 20 MB is refused where it is chosen, and not sent [24.121]', () => {
  const TOO_LARGE = 'This file is larger than 20 MB. Please choose a smaller one.';
  const large = (name: string, mimeType: string) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(21 * 1024 * 1024),
  });
  const photo = large('photo.jpg', 'image/jpeg');
  const pdf = large('minutes.pdf', 'application/pdf');

  test.each([
    ['picture of a record', 'add-notice', 'group', photo],
    ['picture of an album', 'add-gallery', 'group', photo],
    ['document of a record', 'add-notice', 'documents', pdf],
    ['picture in a text', 'add-notice', 'text', photo],
    ['document in a text', 'add-notice', 'text', pdf],
    ['picture of the library', 'pictures', 'screen', photo],
    ['document of the library', 'pictures?of=documents', 'screen', pdf],
  ])('%s', async (_, address, place, file) => {
    const page = await openScreen(site, address);
    const calls = callsTo(page, /./);
    const kind = file === pdf ? 'pdf' : 'image/jpeg';
    const input =
      place === 'group'
        ? chooser(page)
        : place === 'documents'
          ? page.locator(`.file-picker input[type=file][accept*="pdf"]`)
          : place === 'text'
            ? page.locator(`.editor input[type=file][accept*="${kind}"]`).first()
            : page.locator(`input[type=file][accept*="${kind}"]`);
    await input.setInputFiles(file);
    await page.getByText(TOO_LARGE).first().waitFor();
    await expectAccessible(page, address, [390], 'main');
    expect(calls.filter((url) => !url.includes('/draft'))).toEqual([]);
  });

  test('beside others that are sent', async () => {
    const page = await openScreen(site, 'add-gallery');
    const calls = callsTo(page, /\/api\/picture$/);
    await titleField(page).fill('Too large');
    await chooser(page).setInputFiles([photo, await good('small.png')]);
    await previews(page).waitFor();
    expect(await reasons(page)).toEqual([`photo.jpg: ${TOO_LARGE}`]);
    await save(page);
    await toast(page, 'Gallery added Successfully');
    expect(calls).toHaveLength(1);
    expect(await albumsNamed('Too large')).toMatchObject([{ image: [expect.any(String)] }]);
  });

  test('of a picture that is to be replaced everywhere', async () => {
    const body = multipart({ image: await pictureFile({ name: 'wrong.png', width: 60, height: 40 }) });
    const { record } = await site.call('POST', '/api/manage/picture', { body });
    const page = await openScreen(site, `update-picture/${record._id}`);
    await press(page, 'Replace');
    const dialog = named(page, 'dialog', 'Replace the picture everywhere');
    await dialog.locator('input[type=file]').setInputFiles(photo);
    await dialog.getByText(TOO_LARGE).waitFor();
  });
});

describe('of several files, the server’s refusal of one does not refuse the others', () => {
  test('of an album that gets more: each is refused where it is chosen, by its name, and Save adds the others [23.78]', async () => {
    const gallery = await storeSmallGallery(site, 'Growing', ['a']);
    const page = await openScreen(site, `update-gallery-image/${gallery._id}?tab=add`, { expects: [415] });
    const calls = callsTo(page, /gallery-image-update/);
    await chooser(page).setInputFiles([
      await good('same.png'),
      noPicture('minutes.png'),
      await damaged('same.png'),
      await good('c.png'),
    ]);
    await eventually(() => previews(page).count()).toBe(2);
    expect(await reasons(page)).toEqual([`minutes.png: ${NO_PICTURE}`, `same.png: ${DAMAGED}`]);
    await toast(page, `same.png: ${DAMAGED}`, 'alert');
    expect(await descriptionOf(chooser(page))).toContain(NO_PICTURE);
    // So high that neither bar covers half of a control.
    await page.setViewportSize({ width: 320, height: 2000 });
    await expectAccessible(page, 'refused', [320], 'main');
    for (const [at, text] of ['b', 'c'].entries()) await altText(previews(page).nth(at)).fill(text);
    await saveButton(page).dblclick();
    await toast(page, 'Gallery image added Successfully');
    await screen(page, 'Gallery');
    expect(calls).toHaveLength(1);
    const { image, imageAlt } = await readGallery(site, gallery._id);
    expect([image.length, imageAlt]).toEqual([3, ['a', 'b', 'c']]);
  });

  test('of a new album, which is made once with the others; nothing is made where all are refused [23.78]', async () => {
    const page = await openScreen(site, 'add-gallery', { expects: [415] });
    const calls = callsTo(page, /\/api\/gallery$/);
    await chooser(page).setInputFiles([noPicture('a.png'), await damaged('b.png')]);
    await titleField(page).fill('Convocation');
    await eventually(() => reasons(page)).toEqual([`a.png: ${NO_PICTURE}`, `b.png: ${DAMAGED}`]);
    await save(page);
    expect(await chooser(page).evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
    expect(calls).toEqual([]);
    await chooser(page).setInputFiles([await good('a.png'), noPicture('minutes.png'), await good('b.png')]);
    await eventually(() => previews(page).count()).toBe(2);
    for (const [at, text] of ['a', 'b'].entries()) await altText(previews(page).nth(at)).fill(text);
    await saveButton(page).dblclick();
    await toast(page, 'Gallery added Successfully');
    await screen(page, 'Gallery');
    expect(calls).toHaveLength(1);
    expect(await albumsNamed('Convocation')).toMatchObject([{ imageAlt: ['a', 'b'] }]);
  });

  test('of a draft: it is published with what was chosen and removed since [19.174, 23.78]', async () => {
    const page = await openScreen(site, 'add-gallery', { expects: [415] });
    await titleField(page).fill('Begun early');
    await chooser(page).setInputFiles([await good('a.png'), noPicture('b.png')]);
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    const [{ _id = '' } = {}] = await linesOf('gallery', 'Begun early');
    const kept = async () => ((await site.call('GET', `/api/manage/gallery/${_id}`)).json as Managed).draft;
    await eventually(async () => (await kept())?.fields.image).toEqual([expect.any(String)]);
    await press(previews(page), 'Remove');
    await chooser(page).setInputFiles(await good('c.png'));
    await altText(previews(page)).fill('c');
    await save(page);
    await toast(page, 'Gallery added Successfully');
    expect(await albumsNamed('Begun early')).toMatchObject([{ _id, imageAlt: ['c'] }]);
  });

  test('through a connection that is lost: what failed is tried again alone, and Save waits for it [19.171, 23.78]', async () => {
    const gallery = await storeSmallGallery(site, 'Through the storm', ['a']);
    const page = await openScreen(site, `update-gallery-image/${gallery._id}?tab=add`, {
      expects: ['offline'],
    });
    const calls = callsTo(page, /\/api\/picture$/);
    await page.route('**/api/picture', async (route) => {
      if (calls.length !== 2) return route.continue();
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await chooser(page).setInputFiles([await good('b.png'), await good('c.png'), await good('d.png')]);
    await eventually(() => previews(page).count()).toBe(2);
    await save(page);
    await toast(
      page,
      'Not everything could be uploaded. Try again, or remove what failed, then save.',
      'alert',
    );
    expect((await readGallery(site, gallery._id)).image).toHaveLength(1);
    await press(page, 'Try again c.png');
    await eventually(() => previews(page).count()).toBe(3);
    await save(page);
    await toast(page, 'Gallery image added Successfully');
    expect(calls).toHaveLength(4);
    expect((await readGallery(site, gallery._id)).image).toHaveLength(4);
  });

  test('in the language of the back office [20.70, 23.78]', async () => {
    const gallery = await storeSmallGallery(site, 'Two languages', ['a']);
    const write = (lang: string) => site.call('PUT', '/api/me', { json: { lang } });
    await write('ne');
    onTestFinished(async () => {
      await write('en');
    });
    const page = await openScreen(site, `update-gallery-image/${gallery._id}?tab=add`, {
      expects: [415],
      lang: 'ne',
    });
    const within = page.getByRole('group', { name: 'तस्बिर', exact: true });
    await within
      .locator('input[type=file]')
      .setInputFiles([await good('b.png'), noPicture('minutes.png'), await good('c.png')]);
    await within
      .getByText('minutes.png: यस्तो तस्बिर लिइँदैन। कृपया JPEG, PNG, WebP, AVIF वा GIF तस्बिर पठाउनुहोस्।', {
        exact: true,
      })
      .waitFor();
    await press(page, 'राख्नुहोस्');
    await eventually(async () => (await readGallery(site, gallery._id)).image.length).toBe(3);
  });
});
