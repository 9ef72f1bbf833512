import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo } from './open-screen.ts';

const openPage = setUpPages();

describe('the dashboard', () => {
  let site: TestSite;
  let noticeId = '';
  /** One page for all tests; each begins by opening its own screen. */
  let page: Page;
  /** The errors that the present test expects. */
  const expects: number[] = [];
  /** The paths that the program called while it loaded. */
  const calls: string[] = [];
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
      json: { name: 'Himal College', boxTeachers: 31 },
    });
    page = await openPage(site, { as: 'admin', keepOpen: true, expects });
    const listen = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    };
    page.on('request', listen);
    await page.goto('/admin/dashboard');
    await named(page, 'region', 'At a glance').getByText('Questions').waitFor();
    await named(page, 'region', 'Changed last').getByRole('link').first().waitFor();
    page.off('request', listen);
  });
  afterAll(() => site.close());

  async function open() {
    await goTo(page, 'dashboard');
    await screen(page, 'Dashboard');
  }

  test('lists the latest changes with their accounts, newest first, counts the records, and has the seven boxes at a glance, without accessibility violations in light or dark colours [2.43, 2.82]', async () => {
    await open();
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
    const content = named(page, 'region', 'How much there is').getByRole('listitem');
    await content
      .filter({ has: named(page, 'link', 'Notices') })
      .filter({ hasText: '1' })
      .waitFor();
    expect(await content.count()).toBe(contentTypes.length);
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
    await expectAccessible(page, 'dashboard', [1440, 390], 'main');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('links a change to the form of its record, and a number to the form that adds one [2.82]', {
    tags: 'thorough',
  }, async () => {
    await open();
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
    await open();
    const notices = named(page, 'region', 'How much there is')
      .getByRole('listitem')
      .filter({ has: named(page, 'link', 'Notices') });
    await named(notices, 'link', 'Add notice').click();
    await screen(page, 'Add notice');
  });

  test('works without the latest changes when they cannot be loaded, and shows them after a retry', async () => {
    expects.push(500);
    onTestFinished(() => void expects.splice(0));
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

  test('sends few requests', () => {
    expect(calls.sort()).toEqual([
      '/api/counts',
      '/api/events',
      '/api/inbox',
      '/api/mail-status',
      '/api/manage/first-steps',
      '/api/manage/waiting',
      '/api/me/sign-ins',
      '/api/settings',
    ]);
  });

  test('warns of sign-ins that failed, and leads to the sessions and the password [21.51]', async () => {
    const json = { email: 'admin@localhost', password: 'not this one' };
    await site.call('POST', '/api/user/login', { as: 'nobody', json });
    await open();
    await page.getByText(/^1 sign-in to your account failed, the latest /).waitFor();
    await press(page, 'Change password');
    await named(page, 'dialog', 'Change password').waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Sessions');
    await named(page, 'dialog', 'Sessions').waitFor();
    await page.keyboard.press('Escape');
  });
});
