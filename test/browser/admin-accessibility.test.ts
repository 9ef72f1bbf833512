import { afterAll, beforeAll, describe, test } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible, expectNoOrientationLock } from './accessibility.ts';
import { named, pick, press, row, save, screen, uploadFromPicker } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens, walkTo } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
let noticeId = '';
let newsId = '';

beforeAll(async () => {
  site = await startBuiltSite();
  noticeId = await addIllustrated('notice', 'भर्ना सूचना २०८३', 140, 198);
  newsId = await addIllustrated('news', 'Robot club wins', 280, 180);
});
afterAll(() => site.close());

async function addIllustrated(type: string, title: string, width: number, height: number): Promise<string> {
  const image = await pictureFile({ width, height, color: '#35507a' });
  const body = multipart({ title, description: '<h2>What is new</h2><p>All of it.</p>', image });
  return (await site.call('POST', `/api/${type}`, { body })).record._id ?? '';
}

/** Stores one record of each type whose screens differ from those of notices and news. */
async function storeOthers(site: TestSite) {
  const add = async (type: string, json: object) =>
    (await site.call('POST', `/api/${type}`, { json })).record._id;
  await add('partner', { title: 'Bank' });
  const faculty = await add('faculty', { title: 'BCA' });
  await add('semester', { title: 'First Semester', faculty });
  return {
    partner: await add('partner', { title: 'Library', imageAlt: 'An open book' }),
    testimonial: await add('testimonial', {
      name: 'Sita',
      faculty: 'BSc (closed)',
      semester: 'Ninth Semester',
    }),
  };
}

describe('axe finds nothing in light or dark colours', () => {
  test('on the sign-in, before and after a refusal', async () => {
    const page = await openPage(site, { expects: [401] });
    await page.goto('/admin/login');
    await screen(page, 'Administrator sign-in');
    await expectAccessible(page);
    await expectNoOrientationLock(page);
    await page.getByLabel('Email', { exact: true }).fill('nobody@localhost');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await press(page, 'Login');
    await page.getByRole('alert').filter({ hasText: 'Invalid' }).waitFor();
    await expectAccessible(page);
  });

  test('on the screens of the back office', async () => {
    const page = await openScreen(site, 'dashboard', { expects: [404] });
    const { partner, testimonial } = await storeOthers(site);
    // The frame, the lists and the forms are the same everywhere, so a wide window is needed for one of each; in one
    // the form of a notice is checked below.
    const wideToo = ['notices', 'partners'];
    // No two of one kind in succession, as walking wants it.
    const screens = {
      notices: 'Notices',
      [`update-news-and-events/${newsId}`]: 'Update news item',
      'notices?q=nothing+like+it': 'Nothing found',
      'add-semester': 'Add semester',
      partners: 'Partners',
      [`update-testimonial/${testimonial}`]: 'Update testimonial',
      semesters: 'Semesters',
      [`update-partner-image/${partner}`]: 'Update partner image',
      [`update-notice/${'0'.repeat(24)}`]: 'Not found',
      nowhere: 'Page Not Found',
    };
    const all = Object.entries(screens);
    // For a plain `npm test`: a list, a form, and an empty screen.
    const kinds = ['Notices', 'Update news item', 'Page Not Found'];
    const some = all.filter(([, heading]) => kinds.includes(heading));
    for (const [address, heading] of inMatrix(some, all)) {
      await walkTo(page, address);
      await screen(page, heading);
      const part = address === 'notices' ? 'html' : 'main';
      for (const width of wideToo.includes(address) ? [1440, 390] : [390])
        await expectAccessible(page, address, [width], part);
    }
  });

  test('on dialogs, toasts and errors', async () => {
    const page = await openScreen(site, 'notices', { expects: [400, 401, 412] });
    await named(row(page, 'भर्ना सूचना २०८३'), 'button', 'Delete').click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'deleting', [], 'dialog');

    await goTo(page, 'add-notice');
    const text = named(page, 'textbox', 'Description');
    await text.fill('Fees');
    await save(page);
    await page.getByRole('alert').filter({ hasText: 'Title' }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Picture');
    await uploadFromPicker(page);
    await (await chooser).setFiles(await pick(await pictureFile({ width: 300, height: 200 })));
    await named(page, 'group', 'Picture').waitFor();
    await page.getByLabel('Date', { exact: true }).fill('2026-11-02');
    await named(page, 'button', 'Clear Date').waitFor();
    await expectAccessible(page, 'describing', [], 'main, .toaster');
    await press(named(page, 'group', 'Picture'), 'Done');
    await press(page, 'Insert table');
    await press(page, 'Link');
    await named(page, 'dialog', 'Link').waitFor();
    // So high that the bar of the form covers half of no tool.
    await page.setViewportSize({ width: 1440, height: 2000 });
    await expectAccessible(page, 'writing', [], '.editor-field:has(.editor-link)');
    await page.setViewportSize({ width: 1440, height: 900 });

    await named(page, 'navigation', 'Admin').getByRole('link', { name: 'Banners' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'leaving', [], 'dialog');
    await press(page, 'Leave');
    await screen(page, 'Banners');

    await goTo(page, `update-notice/${noticeId}`);
    await named(page, 'textbox', 'Title').fill('Mine');
    await named(page, 'textbox', 'Description').fill('All of mine.');
    await site.call('PUT', `/api/notice/${noticeId}`, {
      json: { title: 'Theirs', description: '<p>New.</p>' },
    });
    await save(page);
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'comparing', [], 'dialog');
    await site.call('PUT', `/api/notice/${noticeId}`, { json: { title: 'भर्ना सूचना २०८३' } });

    await page.evaluate(() => {
      const profile = JSON.parse(localStorage.getItem('profile') ?? '{}');
      localStorage.setItem('profile', JSON.stringify({ ...profile, token: 'ended' }));
    });
    await press(page, 'Use what I chose');
    await save(page);
    await named(page, 'dialog', 'Please sign in again').waitFor();
    await expectAccessible(page, 'signing in again', [], 'dialog');
  });
});
