import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { movingPicture, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { profileOf, setUpPages } from './open-page.ts';
import { goTo, type ScreenOptions, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { another, keepDraft, managed, store } = draftsOf(() => site);

async function openForm(id: string, options: ScreenOptions = {}): Promise<Page> {
  const page = await openScreen(site, `update-notice/${id}`, options);
  await titleField(page).waitFor();
  return page;
}

/** Presses a button by keyboard, like users of screen readers. */
const enter = (page: Page, name: string) => named(page, 'button', name).press('Enter');
const expectFocusOn = (page: Page, words: string) =>
  eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words);

describe('the focus stays on the screen where a button goes with what it did [19.184]', () => {
  test('when the other text is shown, the draft thrown away, and the record taken down [19.175]', {
    tags: 'thorough',
  }, async () => {
    const id = await store({ title: 'Bus fares' });
    await keepDraft(id, { title: 'Bus fares in winter' });
    const page = await openForm(id);
    for (const name of ['Correct what visitors see', 'Show the draft', 'Throw the draft away', 'Take down']) {
      await enter(page, name);
      const question = page.getByRole('alertdialog');
      if (await question.count()) await named(question, 'button', name).press('Enter');
      // The dialog's button, which has the same name, disappears first.
      await question.waitFor({ state: 'detached' });
      await named(page, 'button', name).waitFor({ state: 'detached' });
      await expectFocusOn(page, 'Update notice');
      if (name === 'Throw the draft away') {
        await toast(page, 'The draft was thrown away');
        expect(await titleField(page).inputValue()).toBe('Bus fares');
        expect((await managed(id)).draft).toBeNull();
      }
    }
  });

  test('when a draft is submitted, sent back and approved', { tags: 'thorough' }, async () => {
    const id = await store({ title: 'Hostel rules' });
    await keepDraft(id, { title: 'Hostel rules of 2083' });
    await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
    try {
      const page = await openForm(id);
      await enter(page, 'Send for review');
      await toast(page, 'Submitted for review');
      await expectFocusOn(page, 'Update notice');
      await enter(page, 'Send back');
      const dialog = named(page, 'dialog', 'Send this draft back?');
      await named(dialog, 'button', 'Send back').press('Enter');
      const words = dialog.getByRole('textbox');
      await eventually(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
      await words.fill('Name the day.');
      await named(dialog, 'button', 'Send back').press('Enter');
      await toast(page, 'Sent back');
      await expectFocusOn(page, 'Update notice');
      await enter(page, 'Send for review');
      await named(page, 'button', 'Approve').waitFor();
      await enter(page, 'Approve');
      await toast(page, 'Approved');
      await expectFocusOn(page, 'Update notice');
    } finally {
      await site.call('PUT', '/api/settings', { json: { review: [] } });
    }
  });

  test('when something new is scheduled, whose form began on another screen', {
    tags: 'thorough',
  }, async () => {
    const page = await openScreen(site, 'add-notice');
    await titleField(page).fill('Holiday on Tuesday');
    await enter(page, 'Schedule');
    const dialog = named(page, 'dialog', 'Schedule');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocusOn(page, 'Update notice');
    await enter(page, 'Schedule');
    await named(dialog, 'group', 'Publish at').getByLabel('Day', { exact: true }).fill('2027-01-05');
    await named(dialog, 'button', 'Schedule').press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expectFocusOn(page, 'Schedule');
  });

  test('when the links to a preview end, and when nothing stays selected; that a filter leaves nothing is said [19.210]', {
    tags: 'thorough',
  }, async () => {
    const id = await store({ title: 'Seen by the principal' });
    const page = await openForm(id);
    await titleField(page).fill('Seen by the principal first');
    const [tab] = await Promise.all([page.waitForEvent('popup'), press(page, 'Preview')]);
    await tab.close();
    await enter(page, 'End all links');
    await toast(page, 'All links to this have ended');
    await expectFocusOn(page, 'Preview');
    await goTo(page, 'notices');
    await screen(page, 'Notices');
    await named(page, 'checkbox', 'Select ‘Seen by the principal’').press('Space');
    await enter(page, 'Select none');
    await toast(page, 'Nothing selected');
    const all = named(page, 'checkbox', 'Select all on this page');
    expect(await all.evaluate((box) => box === document.activeElement)).toBe(true);
    await named(page, 'combobox', 'State').selectOption('Ended');
    await toast(page, 'Nothing found');
  });
});

test('what Save stored is not offered as unsaved, whatever became of the record since [19.172]', async () => {
  const id = await store({ title: 'Fees of 2082' });
  const page = await openForm(id);
  await titleField(page).fill('Fees of 2083');
  await save(page);
  await toast(page, 'Notice updated Successfully');
  await screen(page, 'Notices');
  const maya = await another('Maya', ['author', 'publisher']);
  await site.call('PUT', `/api/notice/${id}`, { as: maya, json: { title: 'Fees of 2084' } });
  await goTo(page, `update-notice/${id}`);
  await eventually(() => titleField(page).inputValue()).toBe('Fees of 2084');
  expect(await page.getByText(/was not saved/).count()).toBe(0);
});

test('the error of a field ends when it is corrected, and of a file, said at once, when another one is chosen, with their toasts [17.90, 17.91, 17.94]', async () => {
  const page = await openScreen(site, 'add-banner', { expects: [400, 415] });
  const alerts = () => page.getByRole('alert').allTextContents();
  const invalid = page.locator('[aria-invalid="true"]');
  await page.getByLabel('Choose Image', { exact: true }).setInputFiles(await pick(pdfFile('no-picture.pdf')));
  await eventually(alerts).toEqual([
    'no-picture.pdf: This is not an image that is accepted. Please send a JPEG, PNG, WebP, AVIF or GIF picture.',
  ]);
  expect(await invalid.count()).toBe(1);
  const picture = await pictureFile({ width: 30, height: 20 });
  await page.getByLabel('Choose Image', { exact: true }).setInputFiles(await pick(picture));
  await page.getByLabel(picture.name, { exact: true }).waitFor();
  await eventually(() => invalid.count()).toBe(0);
  await eventually(alerts).toEqual([]);
  await named(page, 'textbox', 'Title').fill('');
  await save(page);
  await eventually(() => invalid.count()).toBe(1);
  await named(page, 'textbox', 'Title').fill('Doors open');
  expect(await invalid.count()).toBe(0);
  await eventually(alerts).toEqual([]);
});

test('a picture that moves is stored as a still, and a toast says so [23.85]', async () => {
  const page = await openScreen(site, 'add-banner');
  await named(page, 'textbox', 'Title').fill('Doors open');
  await page.getByLabel('Choose Image', { exact: true }).setInputFiles(await pick(await movingPicture()));
  await save(page);
  await toast(page, 'This picture moves. Its first frame was stored, as a still.');
});

test('the error of a connection ends when it is back: on a list, beside a file and in its toast; and ending all sessions can be tried again [17.92]', {
  tags: 'thorough',
}, async () => {
  const page = await openScreen(site, 'add-notice', { expects: ['offline'] });
  await named(page, 'textbox', 'Description').waitFor();
  await goTo(page, 'notices');
  await screen(page, 'Notices');
  await page.context().setOffline(true);
  await named(page, 'searchbox', 'Filter by keyword').fill('exam');
  await named(page, 'button', 'Try again').waitFor();
  await toast(page, UNREACHABLE, 'alert');
  await page.context().setOffline(false);
  await named(page, 'button', 'Try again').waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').allTextContents()).not.toContain(UNREACHABLE);

  await goTo(page, 'add-notice');
  await named(page, 'textbox', 'Description').waitFor();
  await page.context().setOffline(true);
  const papers = named(page, 'group', 'Attachments');
  await papers.getByLabel('Choose documents', { exact: true }).setInputFiles(await pick(pdfFile('plan.pdf')));
  await papers.getByText(UNREACHABLE, { exact: true }).waitFor();
  await page.context().setOffline(false);
  await papers.getByRole('link', { name: 'plan.pdf' }).waitFor();
  expect(await page.getByText(UNREACHABLE).count()).toBe(0);

  await goTo(page, 'notices');
  await screen(page, 'Notices');
  await press(page, 'Administrator');
  await press(page, 'Sessions');
  const dialog = named(page, 'dialog', 'Sessions');
  await dialog.getByRole('listitem').first().waitFor();
  await page.context().setOffline(true);
  await press(dialog, 'Sign out everywhere');
  await eventually(() => dialog.getByRole('alert').textContent()).toBe(UNREACHABLE);
  await page.context().setOffline(false);
  await press(dialog, 'Sign out everywhere');
  await page.waitForURL(`${site.url}/`);
  // For the other tests: it ended the site's session, too.
  site.token = (await profileOf(site)).token;
});
