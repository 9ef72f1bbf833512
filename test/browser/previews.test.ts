import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { Answer, TestSite } from '../site.ts';
import { expectAccessible, WITHOUT_FRAME } from './accessibility.ts';
import { onServerDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
const tagOf = ({ headers }: Answer) => headers.get('etag') ?? '';
const HOUR_MS = 3_600_000;

describe.each(onServerDatabase)('On $name', ({ start }) => {
  let site: TestSite;
  const paths: Record<'preview' | 'list' | 'home' | 'previewEnded', string> = {
    preview: '',
    list: '/notices',
    home: '/',
    previewEnded: '',
  };
  beforeAll(async () => {
    site = await start();
    const publish = async (fields: Record<string, string>, dates: object) => {
      const { record } = await site.call('POST', '/api/notice', { json: fields });
      const path = `/api/manage/notice/${record._id}`;
      const headers = { 'if-match': tagOf(await site.call('GET', path)) };
      expect((await site.call('POST', `${path}/publish`, { json: dates, headers })).status).toBe(200);
    };
    const pinnedUntil = new Date(Date.now() + HOUR_MS).toISOString();
    const description = '<p>All students bring their cards to the hall before ten o’clock.</p>';
    await publish({ title: 'Entrance examination on Saturday', description }, { pinnedUntil });
    await publish({ title: 'वार्षिक परीक्षाको समय तालिका', description }, { pinnedUntil });
    for (const title of ['Holiday for Dashain', 'Fees of the second semester', 'Library hours'])
      await site.call('POST', '/api/notice', { json: { title, description } });
    const linkTo = async (title: string) => {
      const { record } = await site.call('POST', '/api/manage/notice', {
        body: multipart({ title, description, image: await pictureFile({ width: 1000, height: 600 }) }),
      });
      const path = `/api/manage/notice/${record._id}/preview`;
      const made = await site.call('POST', path, { json: {} });
      return { path, link: (made.record.url ?? '').replace(/^https?:\/\/[^/]+/, '') };
    };
    paths.preview = (await linkTo('Results of the second semester')).link;
    const ended = await linkTo('Ended');
    await site.call('DELETE', ended.path);
    paths.previewEnded = ended.link;
  });
  afterAll(() => site.close());

  test('a preview, its end, and the list and the home page with what staff have pinned have no accessibility violations [19.230, 19.250]', {
    tags: 'thorough',
  }, async () => {
    const page = await openPage(site, { expects: [410] });
    for (const name of ['preview', 'previewEnded', 'list', 'home'] as const) {
      await page.goto(paths[name], { waitUntil: 'networkidle' });
      // What is around it is checked by the tests of every public page.
      const within = name === 'list' || name === 'home' ? 'main' : WITHOUT_FRAME;
      await expectAccessible(page, name, [1440, 390], within);
    }
  });

  test('a preview shows its pictures, and the service worker keeps nothing of it [19.230, 19.236]', {
    tags: 'thorough',
  }, async () => {
    const page = await openPage(site, { isFresh: true, serviceWorkers: 'allow', width: 390 });
    await page.goto('/notices', { waitUntil: 'networkidle' });
    await eventually(() => page.evaluate(() => caches.has('pages'))).toBe(true);
    await page.goto(paths.preview, { waitUntil: 'networkidle' });
    const picture = page.locator('main img').first();
    await picture.scrollIntoViewIfNeeded();
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
    await page.getByRole('link', { name: 'On the list' }).click();
    await eventually(() => page.locator('.preview-bar').count()).toBe(1);
    await page.goto('/notices', { waitUntil: 'networkidle' });
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => url.includes('preview=') || url.includes('/notice/'))).toEqual([]);
  });
});
