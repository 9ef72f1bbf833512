import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);

describe('the dashboard', () => {
  let site: TestSite;
  let noticeId = '';
  beforeAll(async () => {
    site = await startBuiltSite();
    const create = async (type: string, json: object) =>
      (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';
    noticeId = await create('notice', { title: 'Exam routine' });
    const faculty = await create('faculty', { title: 'BCA' });
    await create('semester', { title: 'First semester', faculty });
    const bannerId = await create('banner', { title: 'Gone soon' });
    await site.call('DELETE', `/api/banner/${bannerId}`);
    await site.call('PUT', '/api/settings', {
      json: { name: 'Himal College', boxes: [{ name: 'Teachers', count: 31 }] },
    });
  });
  afterAll(() => site.close());

  async function open(options: PageOptions = {}) {
    const page = await openScreen(site, 'dashboard', options);
    await screen(page, 'Dashboard');
    return page;
  }

  test('lists the latest changes with their accounts, newest first [2.82]', async () => {
    const page = await open();
    const list = named(page, 'region', 'Changed last').getByRole('listitem');
    const listedChanges = async () =>
      (await list.allTextContents()).map((text) => text.replace(/, [^,]*$/, ''));
    await eventually(listedChanges).toEqual([
      'Settings of “Himal College” were changed by Administrator',
      'Banner “Gone soon” was deleted by Administrator',
      'Banner “Gone soon” was added by Administrator',
      'Semester “First semester” in BCA was added by Administrator',
      'Faculty “BCA” was added by Administrator',
      'Notice “Exam routine” was added by Administrator',
    ]);
  });

  test('links a change to the form of its record', async () => {
    const page = await open();
    const links = named(page, 'region', 'Changed last').getByRole('link');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual([
      '“Himal College”',
      '“First semester”',
      '“BCA”',
      '“Exam routine”',
    ]);
    await links.last().click();
    await screen(page, 'Update notice');
    expect(new URL(page.url()).pathname).toBe(`/admin/update-notice/${noticeId}`);
  });

  test('shows the number of records of each type, with a link to add one [2.82]', async () => {
    const page = await open();
    const content = named(page, 'region', 'How much there is');
    const notices = content.getByRole('listitem').filter({ has: named(page, 'link', 'Notices') });
    await notices.filter({ hasText: '1' }).waitFor();
    expect(await content.getByRole('listitem').count()).toBe(contentTypes.length);
    await named(notices, 'link', 'Add notice').click();
    await screen(page, 'Add notice');
  });

  test('has the seven boxes at a glance, with the numbers of the settings [2.43]', async () => {
    const page = await open();
    const boxes = named(page, 'region', 'At a glance').getByRole('listitem');
    await eventually(() => boxes.allTextContents()).toEqual([
      'Users 100',
      'Subjects 20',
      'Teachers 31',
      'Academics 10',
      'Notes 1000',
      'Events 10',
      'Questions 100',
    ]);
  });

  test('works without the latest changes when they cannot be loaded, and shows them after a retry', async () => {
    const page = await openScreen(site, 'notices', { expects: [500] });
    const refusal = { status: 500, json: { message: 'Not just now.', code: 'unexpected' } };
    await page.route('**/api/events*', (route) => route.fulfill(refusal));
    await goTo(page, 'dashboard');
    const changed = named(page, 'region', 'Changed last');
    await changed.getByText('Not just now.').waitFor();
    await named(page, 'region', 'At a glance').getByText('Questions').waitFor();
    await named(page, 'link', 'Add notice').waitFor();
    await page.unroute('**/api/events*');
    await press(changed, 'Try again');
    await changed.getByText('Exam routine').waitFor();
  });

  test('sends few requests', async () => {
    const page = await openPage(site, { as: 'admin' });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto('/admin/dashboard');
    await named(page, 'region', 'At a glance').getByText('Questions').waitFor();
    await named(page, 'region', 'Changed last').getByRole('link').first().waitFor();
    expect(calls.sort()).toEqual([
      '/api/counts',
      '/api/events',
      '/api/inbox',
      '/api/mail-status',
      '/api/manage/waiting',
      '/api/me/sign-ins',
      '/api/settings',
    ]);
  });

  test('warns of sign-ins that failed, and leads to the sessions and the password [21.51]', async () => {
    const json = { email: 'admin@localhost', password: 'not this one' };
    await site.call('POST', '/api/user/login', { as: 'nobody', json });
    const page = await open();
    await page.getByText(/^1 sign-in to your account failed, the latest /).waitFor();
    await press(page, 'Change password');
    await named(page, 'dialog', 'Change password').waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Sessions');
    await named(page, 'dialog', 'Sessions').waitFor();
  });

  test('has no accessibility violations in light or dark colours', async () => {
    const page = await open();
    await named(page, 'region', 'Changed last').getByRole('link').first().waitFor();
    await expectAccessible(page, 'dashboard', [1440, 390], 'main');
  });
});
