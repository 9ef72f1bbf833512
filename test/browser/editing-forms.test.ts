import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, pick, press, save, screen, toast } from './back-office.ts';
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

const { drafted, keepDraft, linesOf, managed, store } = draftsOf(() => site);

async function openForm(id: string, options: ScreenOptions = {}): Promise<Page> {
  const page = await openScreen(site, `update-notice/${id}`, options);
  await titleField(page).waitFor();
  return page;
}

describe('a draft', () => {
  test('keeps itself two seconds after the last key, says so, shows nothing to visitors, and is used up by the former call, which carries its tag [19.170, 19.173]', async () => {
    const id = await store({ title: 'Exam routine' });
    const page = await openForm(id);
    await titleField(page).fill('Exam routine 2083');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    expect(await drafted(id)).toBe('Exam routine 2083');
    expect((await managed(id)).live?.title).toBe('Exam routine');
    await save(page);
    await toast(page, 'Notice updated Successfully');
    expect(await managed(id)).toMatchObject({ draft: null, live: { title: 'Exam routine 2083' } });
  });

  test('is not made by opening a form and saving it untouched [19.170]', async () => {
    const id = await store({ title: 'Untouched', description: '<p>One</p>' });
    const page = await openForm(id);
    await press(page, 'Save draft');
    await toast(page, 'Nothing has been changed, so there is nothing to keep as a draft.');
    await save(page);
    await toast(page, 'Notice updated Successfully');
    expect(await managed(id)).toMatchObject({ draft: null, version: 1 });
  });

  test('is sent again after a lost response, and does not count as somebody else’s change [19.171]', {
    tags: 'thorough',
  }, async () => {
    const id = await store({ title: 'Lost' });
    const page = await openForm(id, { expects: ['offline'] });
    await page.route(
      `**/api/manage/notice/${id}/draft`,
      async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await titleField(page).fill('Lost once');
    await page.getByText('No connection: what you type is kept on this device.').waitFor();
    await titleField(page).fill('Lost once, found');
    await eventually(() => drafted(id)).toBe('Lost once, found');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  });

  test('that never reached the server is offered on return; what is put back is said, and the focus stays on the screen [19.172, 19.184]', async () => {
    const id = await store({ title: 'Offline' });
    const page = await openForm(id, { expects: ['offline'] });
    await page.context().setOffline(true);
    await titleField(page).fill('Written on the bus');
    await page.getByText('No connection: what you type is kept on this device.').waitFor();
    const { host } = new URL(page.url());
    await page.route(`**://${host}/api/manage/**`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
    );
    await page.context().setOffline(false);
    // Who leaves is not told that it is lost, and it is not.
    await named(page, 'link', 'News & Events').click();
    const asked = named(page, 'alertdialog', 'Leave without saving?');
    await asked.getByText('It stays on this device, and is offered when you open this again.').waitFor();
    await press(asked, 'Leave');
    await screen(page, 'News & Events');
    await goTo(page, `update-notice/${id}`);
    await page.getByText(/^What you typed here on .* was not saved\.$/).waitFor();
    await page.unrouteAll();
    await named(page, 'button', 'Put it back').press('Enter');
    await toast(page, 'It is back in the form');
    expect(await titleField(page).inputValue()).toBe('Written on the bus');
    // The button has gone with what it did.
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Update notice');
    await eventually(() => drafted(id)).toBe('Written on the bus');
  });

  test('leaves what an earlier form kept on the device, until that is answered [19.172]', {
    tags: 'thorough',
  }, async () => {
    const id = await store({ title: 'Fares', description: '<p>Old.</p>' });
    const page = await openForm(id, { expects: ['offline'] });
    const keeping = `**/api/manage/notice/${id}/draft`;
    const offer = page.getByText(/^What you typed here on .* was not saved\.$/);
    const description = named(page, 'textbox', 'Description');
    const kept = (words: string) =>
      eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(words);
    await page.route(keeping, (route) => route.abort('internetdisconnected'));
    await titleField(page).fill('Fares of 2084');
    await kept('Fares of 2084');

    await goTo(page, `update-notice/${id}`);
    await offer.waitFor();
    await description.fill('New.');
    await kept('New.');

    await goTo(page, `update-notice/${id}`);
    await offer.waitFor();
    await page.unroute(keeping);
    await press(page, 'Put it back');
    expect(await description.textContent()).toBe('New.');
    expect(await titleField(page).inputValue()).toBe('Fares');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await save(page);
    await screen(page, 'Notices');

    await goTo(page, `update-notice/${id}`);
    await press(page, 'Put it back');
    expect(await titleField(page).inputValue()).toBe('Fares of 2084');
    await save(page);
    await screen(page, 'Notices');
    await goTo(page, `update-notice/${id}`);
    await titleField(page).waitFor();
    expect(await offer.count()).toBe(0);
    expect((await managed(id)).live).toMatchObject({ title: 'Fares of 2084', description: '<p>New.</p>' });
  });

  test('is what opening a record shows, with the way to what visitors see, and is published by Save [19.173, 19.175]', async () => {
    const id = await store({ title: 'Fee table' });
    await keepDraft(id, { title: 'Fee table 2084' });
    const page = await openForm(id);
    expect(await titleField(page).inputValue()).toBe('Fee table 2084');
    await page
      .getByText(/^This is a draft of ‘Fee table 2084’, changed at \d\d:\d\d by .+\. Visitors still see/)
      .waitFor();
    await press(page, 'Correct what visitors see');
    await eventually(() => titleField(page).inputValue()).toBe('Fee table');
    await press(page, 'Show the draft');
    await eventually(() => titleField(page).inputValue()).toBe('Fee table 2084');
    await titleField(page).fill('Fee table of 2084');
    await press(page, 'Publish changes');
    await toast(page, 'Notice updated Successfully');
    await screen(page, 'Notices');
    expect(await managed(id)).toMatchObject({ draft: null, live: { title: 'Fee table of 2084' } });
  });
});

describe('a new record', () => {
  test('is a draft once its title is not blank, and Save publishes that one [19.174]', async () => {
    const page = await openScreen(site, 'add-notice');
    await named(page, 'textbox', 'Description').fill('Without a title.');
    await titleField(page).fill('Born as a draft');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    expect(await linesOf('notice', 'Born as a draft')).toMatchObject([{ state: 'draft' }]);
    await save(page);
    await toast(page, 'Notice added Successfully');
    await screen(page, 'Notices');
    expect(await linesOf('notice', 'Born as a draft')).toMatchObject([{ state: 'live', hasDraft: false }]);
  });

  test('is a draft once it has a Nepali title, too, by which it is offered again [19.174, 19.185]', async () => {
    const page = await openScreen(site, 'add-notice', { expects: ['offline'] });
    await page.route('**/api/manage/notice', (route) => route.abort('internetdisconnected'));
    await named(page, 'textbox', 'शीर्षक').fill('परीक्षा तालिका');
    await page.getByText('No connection: what you type is kept on this device.').waitFor();
    await goTo(page, 'dashboard');
    await page.unrouteAll();
    await goTo(page, 'add-notice');
    await named(page, 'region', 'What you have begun').getByText('‘परीक्षा तालिका’').waitFor();
    await press(page, 'Continue ‘परीक्षा तालिका’');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    expect(await linesOf('notice', 'परीक्षा तालिका')).toMatchObject([{ state: 'draft' }]);
  });

  test('with a picture is kept by Save draft, which leads to its form [19.174, 19.179]', async () => {
    const page = await openScreen(site, 'add-notice');
    await titleField(page).fill('Drawn');
    await page
      .getByLabel('Choose Image', { exact: true })
      .setInputFiles(await pick(await pictureFile({ width: 60, height: 40 })));
    await press(page, 'Save draft');
    await toast(page, 'Draft saved');
    await screen(page, 'Update notice');
    await page.getByText('Draft: visitors do not see this yet').waitFor();
    const picture = page.locator('.record-picture img');
    await eventually(() =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    expect(await picture.getAttribute('src')).toMatch(/^blob:/);
    await press(page, 'Publish');
    await toast(page, 'Notice added Successfully');
    const [line] = await linesOf('notice', 'Drawn');
    expect(line).toMatchObject({ state: 'live' });
  });
});

test('the form with a draft, its dialogs and its bars are accessible in both colours [19.175, 19.176]', {
  tags: 'thorough',
}, async () => {
  const id = await store({ title: 'Looked at' });
  await keepDraft(id, { title: 'Looked at twice' });
  const page = await openForm(id);
  // The fields are those of every notice.
  const around = 'main :is(h1, .record-title, .record-state, .notice-bar, .save-bar)';
  await expectAccessible(page, 'a draft', [390, 1440], around);
  await page.emulateMedia({ colorScheme: 'light' });
  await press(page, 'Schedule');
  await expectAccessible(page, 'the dates', [390], 'dialog');
  // On a phone the button is in a menu.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  expect(await named(page, 'dialog', 'Schedule').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Schedule');
});
