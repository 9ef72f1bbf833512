import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, pick, press, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, type Managed } from './drafts.ts';
import { eventually } from './eventually.ts';
import { altText, stored, storeSmallGallery, tab } from './galleries.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());

let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { keepDraft, managed, store } = draftsOf(() => site);

describe('the form of a record that has a picture', () => {
  const dialog = (page: Page) => named(page, 'dialog', 'Update notice image');
  const title = (page: Page) => named(page, 'textbox', 'Title');
  const read = async (id: string) => (await site.call('GET', `/api/notice/${id}`)).record;

  async function open(expects: number[] = []) {
    const image = await pictureFile({ name: 'gate.png' });
    const body = multipart({ title: 'Fees', description: '<p>By Friday</p>', image, imageAlt: 'A gate' });
    const { record } = await site.call('POST', '/api/notice', { body });
    const page = await openScreen(site, `update-notice/${record._id}`, { expects });
    await title(page).fill('Fees for 2083');
    return { page, id: record._id ?? '', image: record.image };
  }

  async function chooseAnother(page: Page) {
    await press(page, 'Change image');
    const hall = await pick(await pictureFile({ name: 'hall.png', color: '#35507a' }));
    await dialog(page).getByLabel('Choose Image', { exact: true }).setInputFiles(hall);
    await named(dialog(page), 'textbox', 'Alt text').fill('A hall');
  }

  async function changePicture(page: Page) {
    await chooseAnother(page);
    await press(dialog(page), 'Save');
    await toast(page, 'Notice image updated Successfully');
    await dialog(page).waitFor({ state: 'detached' });
  }

  test('shows it, and changes it while what is typed stays and is then saved without a conflict [17.40, 24.109]', async () => {
    const { page, id, image } = await open();
    const shown = named(page, 'img', 'Present image');
    expect(await shown.getAttribute('src')).toBe(String(image).replace('.webp', '-320.webp'));
    await page.getByText('A gate', { exact: true }).waitFor();
    // In Nepali both were called the same.
    expect(await page.locator('main :is(a, button)', { hasText: / image$/ }).allTextContents()).toEqual([
      'Change image',
    ]);
    await changePicture(page);
    await screen(page, 'Update notice');
    const changed = await read(id);
    expect(changed).toMatchObject({ title: 'Fees', imageAlt: 'A hall' });
    expect(changed.image).not.toBe(image);
    await eventually(() => shown.getAttribute('src')).toBe(
      String(changed.image).replace('.webp', '-320.webp'),
    );
    await page.getByText('A hall', { exact: true }).waitFor();
    expect(await title(page).inputValue()).toBe('Fees for 2083');
    expect(await named(page, 'button', 'Change image').evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    await save(page);
    await toast(page, 'Notice updated Successfully');
    expect(await read(id)).toMatchObject({
      title: 'Fees for 2083',
      image: changed.image,
      imageAlt: 'A hall',
    });
  });

  test('still finds what somebody else has written meanwhile [17.40]', { tags: 'thorough' }, async () => {
    const { page, id } = await open([412]);
    const json = { description: '<p>By Sunday</p>' };
    expect((await site.call('PUT', `/api/notice/${id}`, { json })).status).toBe(200);
    await changePicture(page);
    await page.getByText(/Both changes are kept; from the other one: Description\.$/).waitFor();
    await save(page);
    await toast(page, 'Notice updated Successfully');
    expect(await read(id)).toMatchObject({ title: 'Fees for 2083', ...json, imageAlt: 'A hall' });
  });

  test('asks before a chosen picture is lost, and keeps what is typed when it is [17.40]', {
    tags: 'thorough',
  }, async () => {
    const { page, id, image } = await open();
    await chooseAnother(page);
    await expectAccessible(page, 'changing the image', [360], 'dialog');
    await page.keyboard.press('Escape');
    const question = named(page, 'alertdialog', 'Leave without saving?');
    await press(question, 'Keep editing');
    expect(await named(dialog(page), 'textbox', 'Alt text').inputValue()).toBe('A hall');
    await press(dialog(page), 'Cancel');
    await press(question, 'Leave');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('Fees for 2083');
    expect(await read(id)).toMatchObject({ image, imageAlt: 'A gate' });
    await title(page).fill('Fees');
  });

  test('says in the dialog why a picture was refused [17.40, 19.184]', { tags: 'thorough' }, async () => {
    const { page, id, image } = await open([503]);
    await chooseAnother(page);
    const json = { message: 'There is no room for it today.', code: 'busy' };
    await page.route(`**/api/**${id}**`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json }),
    );
    await press(dialog(page), 'Save');
    await eventually(() => dialog(page).getByRole('alert').textContent()).toContain(json.message);
    await expectAccessible(page, 'a refused image', [], 'dialog');
    expect(await page.getByRole('alert').filter({ hasText: json.message }).count()).toBe(1);
    await page.unrouteAll();
    await press(dialog(page), 'Save');
    await toast(page, 'Notice image updated Successfully');
    expect((await read(id)).image).not.toBe(image);
    await title(page).fill('Fees');
  });
});

test('pictures and PDFs of a draft are shown to staff in its form, and stored under their own paths [19.179]', async () => {
  const picture = await site.call('POST', '/api/picture', {
    body: multipart({ image: await pictureFile() }),
  });
  const { path } = picture.json as { path: string };
  const document = await site.call('POST', '/api/attachment', {
    body: multipart({ attachment: pdfFile('routine.pdf') }),
  });
  const id = await store({ title: 'With a picture' });
  const description = `<p>Here:</p><img src="${path}" alt="A hall" width="640" height="400">`;
  await keepDraft(id, { description, attachments: [document.json] });
  expect((await site.call('GET', path, { as: 'nobody' })).status).toBe(404);
  const page = await openScreen(site, `update-notice/${id}`);
  const image = page.locator('.ProseMirror img');
  await eventually(() => image.getAttribute('src')).toMatch(/^blob:/);
  await eventually(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(640);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    named(page, 'link', 'routine.pdf').click(),
  ]);
  expect(download.suggestedFilename()).toBe('routine.pdf');
  await named(page, 'textbox', 'Description').press('Control+Home');
  await page.keyboard.type('Look ');
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  expect((await managed(id)).draft?.fields.description).toMatch(`<p>Look Here:</p><img src="${path}"`);
});

test('pictures of an album that is a draft are shown to staff, put in order and removed in the draft [19.179]', async () => {
  const files = [await pictureFile(), await pictureFile({ color: '#1f3ca3' })];
  const made = await site.call('POST', '/api/manage/gallery', {
    body: multipart({ title: 'Draft album', image: files }),
  });
  const { _id } = made.json as Managed;
  const pictures = async () =>
    ((await site.call('GET', `/api/manage/gallery/${_id}`)).json as Managed).draft?.fields.image as string[];
  const [first, second] = await pictures();
  const page = await openScreen(site, `update-gallery-image/${_id}`);
  const images = page.locator('.stored-images img');
  await eventually(() => images.count()).toBe(2);
  await eventually(() => images.first().getAttribute('src')).toMatch(/^blob:/);
  await named(page, 'button', 'Move later').first().click();
  await eventually(pictures).toEqual([second, first]);
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await press(page.getByRole('alertdialog'), 'Delete');
  await eventually(pictures).toEqual([first]);
});

test('where approval is due, image screen and album change the draft, and nothing that visitors see [19.179]', async () => {
  const id = await store({ title: 'Fees of a term' });
  const album = await storeSmallGallery(site, 'Of a term', ['a', 'b']);
  const askFor = (review: string[]) => site.call('PUT', '/api/settings', { json: { review } });
  await askFor(['notice', 'gallery']);
  onTestFinished(async () => void (await askFor([])));
  const hint = 'This changes the pictures of the draft. Visitors see them once the draft is published.';
  const file = await pick(await pictureFile({ width: 60, height: 40 }));

  const page = await openScreen(site, `update-notice-image/${id}`);
  await page.getByText(hint).waitFor();
  await page.getByLabel('Choose Image', { exact: true }).setInputFiles(file);
  await save(page);
  await toast(page, 'Draft saved');
  await screen(page, 'Notices');
  const path = expect.stringContaining('/uploads/');
  expect(await managed(id)).toMatchObject({ live: { image: null }, draft: { fields: { image: path } } });

  await goTo(page, `update-gallery-image/${album._id}`);
  await page.getByText(hint).waitFor();
  await named(page, 'button', 'Move later').first().click();
  const kept = async () => (await site.call('GET', `/api/manage/gallery/${album._id}`)).json as Managed;
  await eventually(async () => (await kept()).draft?.fields.imageAlt).toEqual(['b', 'a']);
  await altText(stored(page, '1 of 2')).fill('A hall');
  await press(page, 'Update alt texts');
  await toast(page, 'Draft saved');
  await tab(page, 'Add Image').click();
  await page.getByLabel('Choose Image', { exact: true }).setInputFiles(file);
  await save(page);
  await screen(page, 'Gallery');
  expect(await kept()).toMatchObject({
    live: { image: album.image, imageAlt: ['a', 'b'] },
    draft: { fields: { image: [album.image[1], album.image[0], path], imageAlt: ['A hall', 'a', ''] } },
  });
});
