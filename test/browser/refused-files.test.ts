import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { descriptionOf, named, pick, press, save, saveButton, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, type Managed, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { altText, readGallery, type StoredGallery, stored, storeSmallGallery, tab } from './galleries.ts';
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
const previews = (page: Page) => named(page, 'group', 'Image').getByRole('listitem');
const reasons = (page: Page) =>
  previews(page).evaluateAll((all) =>
    all.map((preview) => {
      const ids = preview.querySelector('button')?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.slice(1).map((id) => document.getElementById(id)?.textContent);
    }),
  );

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

/** Presses Save, and loses the answer to the second of its calls, which arrives. @param calls of `callsTo` */
async function saveUnanswered(page: Page, url: string, calls: readonly string[]) {
  const lost = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (calls.length < 2) return route.continue();
    await route.fetch();
    await route.abort('internetdisconnected');
    lost.resolve();
  });
  await save(page);
  await lost.promise;
  await toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
  await page.unroute(url);
}

const albumsNamed = async (title: string) =>
  (await site.call('GET', `/api/gallerys?q=${title}`)).json as StoredGallery[];
const addTab = (page: Page) =>
  eventually(() => tab(page, 'Add Image').getAttribute('aria-selected')).toBe('true');

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
    await input.setInputFiles([file, ...(address === 'add-gallery' ? [await good('small.png')] : [])]);
    await page.getByText(TOO_LARGE).first().waitFor();
    await expectAccessible(page, address, [390], 'main');
    expect(calls.filter((url) => !url.includes('/draft'))).toEqual([]);
  });

  test('nor is it sent by Save, beside others that are', async () => {
    const page = await openScreen(site, 'add-gallery');
    const calls = callsTo(page, /\/api\/gallery$/);
    await titleField(page).fill('Too large');
    await chooser(page).setInputFiles([photo, await good('small.png')]);
    await eventually(() => reasons(page)).toEqual([[TOO_LARGE], []]);
    await save(page);
    await toast(page, '1 picture added. 1 was not accepted: see below.', 'alert');
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
  test('of an album that gets more: they are sent again in one call, and what is refused stays with its reason, until it is removed [23.78]', async () => {
    const gallery = await storeSmallGallery(site, 'Growing', ['a']);
    const page = await openScreen(site, `update-gallery-image/${gallery._id}?tab=add`, { expects: [415] });
    const calls = callsTo(page, /gallery-image-update/);
    await chooser(page).setInputFiles([
      await good('same.png'),
      noPicture('minutes.png'),
      await damaged('same.png'),
      await good('c.png'),
    ]);
    for (const [at, text] of ['b', 'No picture', 'Damaged', 'c'].entries())
      await altText(previews(page).nth(at)).fill(text);
    await saveButton(page).dblclick();
    await toast(page, '2 pictures added. 2 were not accepted: see below.', 'alert');
    await eventually(() => reasons(page)).toEqual([[NO_PICTURE], [DAMAGED]]);
    expect(calls).toHaveLength(3);
    const { image, imageAlt } = await readGallery(site, gallery._id);
    expect([image.length, imageAlt]).toEqual([3, ['a', 'b', 'c']]);
    expect(await altText(previews(page).first()).inputValue()).toBe('No picture');
    expect(await altText(previews(page).last()).inputValue()).toBe('Damaged');
    expect(await descriptionOf(altText(previews(page).last()))).toContain(DAMAGED);
    expect(await chooser(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await descriptionOf(chooser(page))).toContain('2 pictures were not accepted');
    await tab(page, 'View Images').click();
    await stored(page, '3 of 3').waitFor();
    await tab(page, 'Add Image').click();

    await save(page);
    await toast(page, 'No picture was accepted: see below why. Remove them, or choose others.', 'alert');
    expect(calls).toHaveLength(3);

    await named(named(page, 'navigation', 'Admin'), 'link', 'Notices').click();
    await press(named(page, 'alertdialog', 'Leave without saving?'), 'Keep editing');
    await press(previews(page).first(), 'Remove');
    expect(await descriptionOf(chooser(page))).toContain('1 picture was not accepted');
    await press(previews(page).first(), 'Remove');
    await chooser(page).setInputFiles(await good('d.png'));
    expect(await altText(previews(page).first()).inputValue()).toBe('');
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
    await save(page);
    await toast(page, 'Gallery image added Successfully');
    await screen(page, 'Gallery');
    expect((await readGallery(site, gallery._id)).imageAlt).toEqual(['a', 'b', 'c', '']);
  });

  test('of a new album: it is made once, and leads to its pictures with what is refused [23.78]', async () => {
    const page = await openScreen(site, 'add-gallery', { expects: [415] });
    const calls = callsTo(page, /\/api\/gallery$/);
    await chooser(page).setInputFiles([await good('a.png'), noPicture('minutes.png'), await good('b.png')]);
    for (const [at, text] of ['a', 'Minutes', 'b'].entries())
      await altText(previews(page).nth(at)).fill(text);
    await titleField(page).fill('Convocation');
    await saveButton(page).dblclick();
    await screen(page, 'Update gallery image');
    await toast(page, 'Gallery added Successfully');
    await toast(page, '2 pictures added. 1 was not accepted: see below.', 'alert');
    await addTab(page);
    expect(await reasons(page)).toEqual([[NO_PICTURE]]);
    expect(await altText(previews(page).first()).inputValue()).toBe('Minutes');
    expect(calls).toHaveLength(2);
    expect(await albumsNamed('Convocation')).toMatchObject([{ imageAlt: ['a', 'b'] }]);
    // So high that neither bar covers half of a control.
    await page.setViewportSize({ width: 320, height: 2000 });
    await expectAccessible(page, 'refused', [320], 'main');

    await save(page);
    await toast(page, 'No picture was accepted: see below why. Remove them, or choose others.', 'alert');
    await named(page, 'link', 'Cancel').click();
    await press(named(page, 'alertdialog', 'Leave without saving?'), 'Leave');
    await screen(page, 'Gallery');
    expect(await albumsNamed('Convocation')).toMatchObject([{ imageAlt: ['a', 'b'] }]);
  });

  test('of a new album, unless all are: nothing is made, and the form keeps them with their reasons [23.78]', async () => {
    const page = await openScreen(site, 'add-gallery', { expects: [415] });
    const calls = callsTo(page, /\/api\/gallery$/);
    await chooser(page).setInputFiles([noPicture('a.png'), await damaged('b.png')]);
    await titleField(page).fill('Nothing but bad ones');
    await save(page);
    await toast(page, 'No picture was accepted: see below why. Remove them, or choose others.', 'alert');
    expect(await reasons(page)).toEqual([[NO_PICTURE], [DAMAGED]]);
    expect(await titleField(page).inputValue()).toBe('Nothing but bad ones');
    expect(calls).toHaveLength(2);
    expect(await albumsNamed('Nothing')).toEqual([]);

    await press(previews(page).first(), 'Remove');
    await chooser(page).setInputFiles(await good('c.png'));
    await save(page);
    await toast(page, '1 picture added. 1 was not accepted: see below.', 'alert');
    await addTab(page);
    expect(await reasons(page)).toEqual([[DAMAGED]]);
    expect(await albumsNamed('Nothing')).toHaveLength(1);
  });

  test('of a draft: it is published with the others and leads to its pictures [23.78]', async () => {
    const page = await openScreen(site, 'add-gallery', { expects: [415] });
    const calls = callsTo(page, /draft\/image$/);
    await titleField(page).fill('Begun early');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await chooser(page).setInputFiles([await good('a.png'), noPicture('b.png')]);
    await save(page);
    await toast(page, '1 picture added. 1 was not accepted: see below.', 'alert');
    await addTab(page);
    expect(await reasons(page)).toEqual([[NO_PICTURE]]);
    expect(calls).toHaveLength(2);
    expect(await linesOf('gallery', 'Begun early')).toMatchObject([{ state: 'live' }]);
  });

  test('also where it is saved as a draft [23.78]', { tags: 'thorough' }, async () => {
    const page = await openScreen(site, 'add-gallery', { expects: [415] });
    await titleField(page).fill('Kept for later');
    await chooser(page).setInputFiles([await good('a.png'), noPicture('b.png')]);
    await press(page, 'Save draft');
    await toast(page, '1 picture added. 1 was not accepted: see below.', 'alert');
    await toast(page, 'Draft saved');
    await addTab(page);
    expect(await reasons(page)).toEqual([[NO_PICTURE]]);
    const [{ _id = '' } = {}, ...more] = await linesOf('gallery', 'Kept for later');
    expect(more).toEqual([]);
    const { json } = await site.call('GET', `/api/manage/gallery/${_id}`);
    expect((json as Managed).draft?.fields.image).toHaveLength(1);
  });

  test('through a connection that is lost in the second call: they are stored once, and the refused one is not sent again [19.171, 23.78]', async () => {
    const gallery = await storeSmallGallery(site, 'Through the storm', ['a']);
    const page = await openScreen(site, `update-gallery-image/${gallery._id}?tab=add`, {
      expects: [415, 'offline'],
    });
    const calls = callsTo(page, /gallery-image-update/);
    await chooser(page).setInputFiles([noPicture('minutes.png'), await good('b.png'), await good('c.png')]);
    await saveUnanswered(page, '**/api/gallery-image-update/*', calls);
    expect(await reasons(page)).toEqual([[NO_PICTURE], [], []]);
    await save(page);
    await toast(page, '2 pictures added. 1 was not accepted: see below.', 'alert');
    await eventually(() => reasons(page)).toEqual([[NO_PICTURE]]);
    // The unanswered one was repeated under its key.
    expect(calls).toHaveLength(3);
    expect((await readGallery(site, gallery._id)).image).toHaveLength(3);
  });

  test('also where the album itself is new: it is made once, found again, and leads to its pictures [19.171, 23.78]', {
    tags: 'thorough',
  }, async () => {
    const page = await openScreen(site, 'add-gallery', { expects: [415, 'offline'] });
    const calls = callsTo(page, /\/api\/gallery$/);
    await chooser(page).setInputFiles([await good('a.png'), noPicture('minutes.png'), await good('b.png')]);
    await titleField(page).fill('Made unheard');
    await saveUnanswered(page, '**/api/gallery', calls);
    await save(page);
    await toast(page, '2 pictures added. 1 was not accepted: see below.', 'alert');
    await addTab(page);
    expect(await reasons(page)).toEqual([[NO_PICTURE]]);
    const [album, ...more] = await albumsNamed('Made unheard');
    expect([album?.image.length, more]).toEqual([2, []]);
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
    await press(page, 'राख्नुहोस्');
    await toast(page, '२ तस्बिर थपिए। १ वटा लिन सकिएन: तल हेर्नुहोस्।', 'alert');
    await within
      .getByText('यस्तो तस्बिर लिइँदैन। कृपया JPEG, PNG, WebP, AVIF वा GIF तस्बिर पठाउनुहोस्।', { exact: true })
      .waitFor();
    expect((await readGallery(site, gallery._id)).image).toHaveLength(3);
  });
});
