import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInKathmandu } from '../../src/schema/kathmandu.ts';
import type { TestSite } from '../site.ts';
import { descriptionOf, named, press, row, save, saveButton, screen, toast } from './back-office.ts';
import { onServerDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, passwordOf, setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());

const title = (page: Page) => named(page, 'textbox', 'Title');
const description = (page: Page) => named(page, 'textbox', 'Description');

describe.each(onServerDatabase)('saving, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  async function openForm(address: string, options: PageOptions = {}) {
    const page = await openScreen(site, address, options);
    await description(page).waitFor();
    return page;
  }

  const openNew = (options?: PageOptions) => openForm('add-notice', options);

  async function storeNotice(title: string, description = '<p>As it was.</p>') {
    return (await site.call('POST', '/api/notice', { json: { title, description } })).record._id ?? '';
  }
  const change = (id: string, json: object) => site.call('PUT', `/api/notice/${id}`, { json });
  const read = async (id: string) => (await site.call('GET', `/api/notice/${id}`)).record;
  const stored = async (title: string) =>
    (await site.call('GET', `/api/notices?q=${encodeURIComponent(title)}`)).list.length;

  test('a refusal stands beside its field and in a toast, and nothing that was typed is lost [2.73, 5.4, 8.1]', async () => {
    const page = await openNew({ expects: [400] });
    const { refusal } = await site.call('POST', '/api/notice', { json: {} });
    await description(page).click();
    await page.keyboard.type('Still here.');
    await save(page);
    await toast(page, refusal.message, 'alert');
    await eventually(() => descriptionOf(title(page))).toContain(refusal.fields.title);
    expect(await title(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await description(page).textContent()).toBe('Still here.');
    await title(page).fill('Now it has one');
    expect(await title(page).getAttribute('aria-invalid')).not.toBe('true');
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await stored('Now it has one')).toBe(1);
  });

  test('a day that was left empty shows that of the site, and is stored only once somebody chooses one [17.60]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Undated' } });
    const shown = dayInKathmandu(record.createdAt ?? '');
    const page = await openForm(`update-notice/${record._id}`);
    const day = page.getByLabel('Date', { exact: true });
    expect(await day.inputValue()).toBe(shown);
    await day.fill('2026-10-02');
    expect(await descriptionOf(day)).toContain('२०८३ असोज १६');
    await named(page, 'button', 'Clear Date').click();
    expect(await day.inputValue()).toBe(shown);
    await title(page).fill('Undated, still');
    await save(page);
    await toast(page, 'Notice updated Successfully');
    expect(await read(record._id ?? '')).toMatchObject({ title: 'Undated, still', date: '' });
  });

  test('pressing Save twice stores once', async () => {
    const page = await openNew();
    await title(page).fill('Only once');
    await saveButton(page).dblclick();
    await toast(page, 'Notice added Successfully');
    await row(page, 'Only once').waitFor();
    expect(await stored('Only once')).toBe(1);
  });

  test('says what to do without a connection, and saves when the connection is back [8.2]', async () => {
    const page = await openNew({ expects: ['offline'] });
    const storm = `Through the storm ${Date.now()}`;
    await title(page).fill(storm);
    await page.context().setOffline(true);
    await save(page);
    await toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
    expect(await title(page).inputValue()).toBe(storm);
    await page.context().setOffline(false);
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await stored(storm)).toBe(1);
  });

  test('a long upload shows how far it is [4.3]', { tags: 'thorough' }, async () => {
    const page = await openNew();
    const network = await page.context().newCDPSession(page);
    const rate = { latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
    const noise = {
      create: {
        width: 450,
        height: 250,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const;
    const buffer = await sharp(noise).png().toBuffer();
    await title(page).fill('Heavy');
    await network.send('Network.emulateNetworkConditions', { offline: false, ...rate });
    await page
      .getByLabel('Choose Image', { exact: true })
      .setInputFiles({ name: 'heavy.png', mimeType: 'image/png', buffer });
    await save(page);
    await page.getByText('Saves as soon as everything is uploaded…', { exact: true }).waitFor();
    const progress = named(page, 'progressbar', 'Upload of heavy.png');
    await eventually(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(100);
    await network.send('Network.emulateNetworkConditions', { offline: false, ...rate, uploadThroughput: -1 });
    await toast(page, 'Notice added Successfully');
  });

  test('leaving unsaved input for another screen asks first, and for another document lets the browser ask; nothing is asked where nothing was typed', async () => {
    const page = await openForm(`update-notice/${await storeNotice('Untouched')}`, { expects: ['offline'] });
    const otherScreen = named(named(page, 'navigation', 'Admin'), 'link', 'Banners');
    await otherScreen.click();
    await screen(page, 'Banners');

    await goTo(page, 'add-notice');
    await description(page).waitFor();
    await title(page).click();
    await page.keyboard.type('Half a thought');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => {
      setTimeout(() => location.assign('/robots.txt'));
    });
    const byBrowser = await asked;
    expect(byBrowser.type()).toBe('beforeunload');
    await byBrowser.dismiss();
    expect(await title(page).inputValue()).toBe('Half a thought');

    const question = named(page, 'alertdialog', 'Leave without saving?');
    // What can be kept is not asked about.
    await page.route('**/api/manage/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
    );
    await otherScreen.click();
    await press(question, 'Keep editing');
    await question.waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('Half a thought');
    await otherScreen.click();
    await press(question, 'Leave');
    await screen(page, 'Banners');
  });

  test('what was typed last is kept as a draft, unasked, when the form is left [24.118]', async () => {
    const id = await storeNotice('Left at once');
    const page = await openForm(`update-notice/${id}`);
    await title(page).fill('Left at once, changed');
    await named(named(page, 'navigation', 'Admin'), 'link', 'Banners').click();
    await screen(page, 'Banners');
    await toast(page, 'Draft saved');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    const { draft } = (await site.call('GET', `/api/manage/notice/${id}`)).json as {
      draft: { fields: { title: string } };
    };
    expect(draft.fields.title).toBe('Left at once, changed');
    await page.goBack();
    await eventually(() => title(page).inputValue()).toBe('Left at once, changed');
  });

  describe('a change by another session meanwhile', () => {
    const conflict = (page: Page) => named(page, 'alertdialog', 'Which text should stay?');
    const choice = (page: Page, side: string) =>
      named(conflict(page), 'group', 'Title').getByRole('radio', { name: side });

    /** Bina's window, in which she saves after Anna has. */
    async function twoWrite(name: string) {
      const id = await storeNotice(name);
      const bina = await openForm(`update-notice/${id}`, { expects: [412] });
      await title(bina).fill(`${name} by Bina`);
      await change(id, { title: `${name} by Anna` });
      await save(bina);
      await conflict(bina).waitFor();
      return { id, bina };
    }

    test('of the same field is shown beside one’s own text, which stays when editing continues, and only what was shown is overwritten [19.177]', async () => {
      const { id, bina } = await twoWrite('Exams');
      const region = (side: string) => named(conflict(bina), 'region', `${side}: Title`);
      expect(await region('Mine').textContent()).toBe('Exams by Bina');
      expect(await region('Theirs').textContent()).toBe('Exams by Anna');
      expect((await read(id)).title).toBe('Exams by Anna');

      await press(conflict(bina), 'Keep editing');
      await conflict(bina).waitFor({ state: 'detached' });
      expect(await title(bina).inputValue()).toBe('Exams by Bina');
      await save(bina);
      await conflict(bina).waitFor();

      await press(conflict(bina), 'Use what I chose');
      await conflict(bina).waitFor({ state: 'detached' });
      await change(id, { title: 'Exams by Chandra' });
      await save(bina);
      await eventually(() => region('Theirs').textContent()).toBe('Exams by Chandra');
      expect((await read(id)).title).toBe('Exams by Chandra');

      await press(conflict(bina), 'Use what I chose');
      await save(bina);
      await toast(bina, 'Notice updated Successfully');
      expect(await read(id)).toMatchObject({ title: 'Exams by Bina', description: '<p>As it was.</p>' });
    });

    test('can be taken over', { tags: 'thorough' }, async () => {
      const { id, bina } = await twoWrite('Fees');
      await choice(bina, 'Theirs').check();
      await press(conflict(bina), 'Use what I chose');
      await eventually(() => title(bina).inputValue()).toBe('Fees by Anna');
      await title(bina).fill('Fees by both');
      await save(bina);
      await toast(bina, 'Notice updated Successfully');
      expect((await read(id)).title).toBe('Fees by both');
    });

    test('of another field is kept with one’s own, and said [19.177]', async () => {
      const id = await storeNotice('Hostel');
      const bina = await openForm(`update-notice/${id}`, { expects: [412] });
      await title(bina).fill('Hostel by Bina');
      await change(id, { description: '<p>By Anna.</p>' });
      await save(bina);
      await bina.getByText(/Both changes are kept; from the other one: Description\.$/).waitFor();
      await toast(bina, 'Notice updated Successfully');
      expect(await read(id)).toMatchObject({ title: 'Hostel by Bina', description: '<p>By Anna.</p>' });
    });
  });

  describe('a session that has ended in the middle of work [16.15]', () => {
    const dialog = (page: Page) => named(page, 'dialog', 'Please sign in again');

    test('asks to sign in over the screen: then the save goes through, or Cancel clears everything and leads to the home page [17.71]', async () => {
      const page = await openNew({ expects: [401] });
      const interrupted = async (words: string) => {
        await title(page).fill(words);
        const token = await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}').token);
        expect((await site.call('POST', '/api/logout', { as: { token } })).status).toBe(204);
        await save(page);
        await dialog(page).waitFor();
      };
      await interrupted('Kept through the night');
      const password = dialog(page).getByLabel('Password', { exact: true });
      await password.fill('wrong password');
      await press(dialog(page), 'Login');
      await eventually(() => dialog(page).getByRole('alert').textContent()).toBe('Invalid email or password');
      await password.fill(passwordOf(site));
      await press(dialog(page), 'Login');
      await toast(page, 'Notice added Successfully');
      expect(await stored('Kept through the night')).toBe(1);

      await goTo(page, 'add-notice');
      await interrupted('Given up');
      await page.evaluate(() => sessionStorage.setItem('wanted-page', '/admin/notices'));
      await press(dialog(page), 'Cancel');
      await page.waitForURL(`${site.url}/`);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(await page.evaluate(() => sessionStorage.getItem('wanted-page'))).toBeNull();
      expect(await stored('Given up')).toBe(0);
    });
  });
});
