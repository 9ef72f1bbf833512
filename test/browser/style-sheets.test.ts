import { afterAll, beforeAll, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { submissionTypes } from '../../src/content/submissions.ts';
import { inMatrix } from '../all-tests.ts';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo } from './open-screen.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  for (const title of ['One', 'Two']) await site.call('POST', '/api/notice', { json: { title } });
});
afterAll(() => site.close());

const LISTS = [...contentTypes, ...submissionTypes].map(({ admin }) => admin.list);
const SCREENS = inMatrix(
  ['menu', 'pictures', 'accounts'],
  [...LISTS, 'menu', 'pictures', 'trash', 'accounts', 'redirects', 'audit', 'mail', 'chats'],
);

// Sheets that other screens have loaded stay, and hide that a screen lacks one of its own.
test('each list of the office is as high when it is opened first as after others [24.126]', async () => {
  const page = await openPage(site, { as: 'admin' });
  const height = () => page.locator('main').evaluate(({ scrollHeight }) => scrollHeight);
  const alone = new Map<string, number>();
  for (const screen of SCREENS) {
    await page.goto(`/admin/${screen}`, { waitUntil: 'networkidle' });
    alone.set(screen, await height());
  }
  for (const screen of SCREENS) {
    await goTo(page, screen);
    await eventually(async () => [screen, await height()]).toEqual([screen, alone.get(screen)]);
  }
});
