import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press, row, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { gatherPeople } from './people.ts';
import { type Published, publish } from './published.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const person = gatherPeople();
let site: TestSite;
let published: Published;

beforeAll(async () => {
  site = await startBuiltSite();
  published = await publish(site);
});
afterAll(() => site.close());

/** What axe finds, with where it stands. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

describe.each(['light', 'dark'] as const)('in %s colours axe finds nothing', (colorScheme) => {
  test.each([390, 1440])('on the public pages at %d', async (width) => {
    const page = await person(site, { colorScheme, width, expects: [404] });
    for (const address of [...Object.values(published.pages), '/notices?page=2']) {
      await page.goto(address);
      expect(await findings(page), address).toEqual([]);
    }
  });

  test('on the open menu', async () => {
    const page = await person(site, { colorScheme, width: 390 });
    await page.goto('/');
    await press(page, 'Menu');
    await named(page, 'dialog', 'Menu').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('on the way in, also when it was refused', async () => {
    const page = await person(site, { colorScheme, expects: [401] });
    await page.goto('/admin/login');
    await screen(page, 'Administrator sign-in');
    expect(await findings(page)).toEqual([]);
    await page.getByLabel('Email', { exact: true }).fill('nobody@localhost');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await press(page, 'Login');
    await page.getByRole('alert').filter({ hasText: 'Invalid' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  const atWork = (width: number, expects: number[] = []) =>
    person(site, { as: 'admin', colorScheme, width, expects });

  test.each([390, 1440])('on the screens of the back office at %d', async (width) => {
    const page = await atWork(width, [404]);
    const { noticeId, newsId } = published;
    const screens = {
      dashboard: 'Dashboard',
      notices: 'Notices',
      'notices?q=nothing+like+it': 'Nothing found',
      'add-banner': 'Add banner',
      'add-notice': 'Add notice',
      [`update-news-and-events/${newsId}`]: 'Update news item',
      [`update-notice-image/${noticeId}`]: 'Update notice image',
      [`update-notice/${'0'.repeat(24)}`]: 'Not found',
      nowhere: 'Page Not Found',
    };
    for (const [address, heading] of Object.entries(screens)) {
      await page.goto(`/admin/${address}`);
      await screen(page, heading);
      await page.waitForLoadState('networkidle');
      expect(await findings(page), address).toEqual([]);
    }
  });

  test('on dialogs, toasts and errors', async () => {
    const page = await atWork(1440, [400, 401, 412]);
    await page.goto('/admin/notices');
    await named(row(page, 'भर्ना सूचना २०८३'), 'button', 'Delete').click();
    await page.getByRole('alertdialog').waitFor();
    expect(await findings(page), 'deleting').toEqual([]);

    await page.goto('/admin/add-notice');
    const text = named(page, 'textbox', 'Description');
    await text.click();
    await page.keyboard.type('Fees');
    await press(page, 'Save');
    await page.getByRole('alert').filter({ hasText: 'Title' }).waitFor();
    await press(page, 'Insert table');
    await press(page, 'Link');
    await named(page, 'dialog', 'Link').waitFor();
    expect(await findings(page), 'writing').toEqual([]);

    await named(page, 'navigation', 'Admin').getByRole('link', { name: 'Banners' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await findings(page), 'leaving').toEqual([]);
    await press(page, 'Leave');
    await screen(page, 'Banners');

    await page.goto(`/admin/update-notice/${published.noticeId}`);
    await named(page, 'textbox', 'Title').fill('Mine');
    await site.call('PUT', `/api/notice/${published.noticeId}`, {
      json: { title: 'Theirs', description: '<p>New.</p>' },
    });
    await press(page, 'Save');
    await page.getByRole('alertdialog').waitFor();
    expect(await findings(page), 'comparing').toEqual([]);
    await site.call('PUT', `/api/notice/${published.noticeId}`, { json: { title: 'भर्ना सूचना २०८३' } });

    await page.evaluate(() => {
      const profile = JSON.parse(localStorage.getItem('profile') ?? '{}');
      localStorage.setItem('profile', JSON.stringify({ ...profile, token: 'ended' }));
    });
    await press(page, 'Overwrite with mine');
    await named(page, 'dialog', 'Please sign in again').waitFor();
    expect(await findings(page), 'signing in again').toEqual([]);
  });
});

test('axe finds nothing on the readable API document', async () => {
  const page = await person(site);
  await page.goto('/api/docs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await findings(page)).toEqual([]);
});
