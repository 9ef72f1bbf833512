import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, pick, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());

describe('the form of a record that has a picture', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());

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

  test('shows it, and changes it while what is typed stays and is then saved without a conflict [17.40]', async () => {
    const { page, id, image } = await open();
    const shown = named(page, 'img', 'Present image');
    expect(await shown.getAttribute('src')).toBe(String(image).replace('.webp', '-320.webp'));
    await page.getByText('A gate', { exact: true }).waitFor();
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
    await press(page, 'Save');
    await toast(page, 'Notice updated Successfully');
    expect(await read(id)).toMatchObject({
      title: 'Fees for 2083',
      image: changed.image,
      imageAlt: 'A hall',
    });
  });

  test('still finds what somebody else has written meanwhile [17.40]', async () => {
    const { page, id } = await open([412]);
    const json = { description: '<p>By Sunday</p>' };
    expect((await site.call('PUT', `/api/notice/${id}`, { json })).status).toBe(200);
    await changePicture(page);
    await press(page, 'Save');
    const conflict = named(page, 'alertdialog', 'You have changed this in another window');
    await conflict.getByText('Changed only in the other window').getByText('Description').waitFor();
    await press(conflict, 'Overwrite with this window’s');
    await toast(page, 'Notice updated Successfully');
    expect(await read(id)).toMatchObject({ title: 'Fees for 2083', ...json, imageAlt: 'A hall' });
  });

  test('asks before a chosen picture is lost, and keeps what is typed when it is [17.40]', async () => {
    const { page, id, image } = await open();
    await chooseAnother(page);
    await expectAccessible(page, 'changing the image', [1440, 360], 'dialog');
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
});
