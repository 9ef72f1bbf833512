import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

test('the dashboard shows what waits for the person with links, and in a quiet line what history keeps [19.218]', async () => {
  const draft = (await site.call('POST', '/api/manage/faq', { json: { title: 'To approve' } })).record._id;
  const { record } = await site.call('POST', '/api/faq', { json: { title: 'Moves on' } });
  const put = async (id: string | undefined, path: string, method: string, json: object) => {
    const { headers } = await site.call('GET', `/api/manage/faq/${id}`);
    const tag = { 'if-match': headers.get('etag') ?? '' };
    return site.call(method, `/api/manage/faq/${id}/${path}`, { json, headers: tag });
  };
  const page = await openScreen(site, 'dashboard');
  await page.getByText('Besides what visitors see, history, drafts and trash keep').waitFor();
  expect(await named(page, 'region', 'Waiting for you').count()).toBe(0);
  await put(draft, 'review', 'POST', { action: 'submit' });
  await put(record._id, 'draft', 'PUT', { fields: { title: 'Mine' } });
  await site.call('PUT', `/api/faq/${record._id}`, { json: { title: 'Theirs' } });
  await goTo(page, 'dashboard');
  const waits = named(page, 'region', 'Waiting for you');
  await waits.getByText('1 FAQ waits for approval').waitFor();
  await waits.getByText('“Mine” has changed for visitors since its draft was begun').waitFor();
  await expectAccessible(page, 'waiting', [1440, 390]);
  await named(waits, 'link', '1 FAQ').click();
  await screen(page, 'FAQs');
  await eventually(() => page.locator('.row-state').allTextContents()).toEqual(['In review']);
});
