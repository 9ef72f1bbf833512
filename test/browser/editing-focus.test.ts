import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, type ScreenOptions, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
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
  test('when the other text is shown, the draft thrown away, and the record taken down [19.175]', async () => {
    const id = await store({ title: 'Bus fares' });
    await keepDraft(id, { title: 'Bus fares in winter' });
    const page = await openForm(id);
    for (const name of ['Show what visitors see', 'Show the draft', 'Throw the draft away', 'Take down']) {
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

  test('when a draft is submitted, sent back and approved', async () => {
    const id = await store({ title: 'Hostel rules' });
    await keepDraft(id, { title: 'Hostel rules of 2083' });
    await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
    try {
      const page = await openForm(id);
      await enter(page, 'Submit for review');
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
      await enter(page, 'Submit for review');
      await named(page, 'button', 'Approve').waitFor();
      await enter(page, 'Approve');
      await toast(page, 'Approved');
      await expectFocusOn(page, 'Update notice');
    } finally {
      await site.call('PUT', '/api/settings', { json: { review: [] } });
    }
  });

  test('when something new is scheduled, whose form began on another screen', async () => {
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

  test('when the links to a preview end, and when nothing stays selected; that a filter leaves nothing is said [19.210]', async () => {
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
  await press(page, 'Save');
  await toast(page, 'Notice updated Successfully');
  await screen(page, 'Notices');
  const maya = await another('Maya', ['author', 'publisher']);
  await site.call('PUT', `/api/notice/${id}`, { as: maya, json: { title: 'Fees of 2084' } });
  await goTo(page, `update-notice/${id}`);
  await eventually(() => titleField(page).inputValue()).toBe('Fees of 2084');
  expect(await page.getByText(/was not saved/).count()).toBe(0);
});
