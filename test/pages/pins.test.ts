import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { type Answer, sites, type TestSite } from '../site.ts';

const HOUR_MS = 3_600_000;
const tagOf = ({ headers }: Answer) => headers.get('etag') ?? '';
/** Ids of the notices that a page links to, in its order. */
const noticesIn = (text: string) => [
  ...new Set([...text.matchAll(/href="\/notice\/[^"]*\/([0-9a-f]{24})"/g)].map(([, id]) => id ?? '')),
];

describe.each(sites)('Pins on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T04:00:00Z');
  /** Newest last. */
  const ids: string[] = [];
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
    // Two full pages of the list, and one more.
    for (let number = 0; number < 41; number += 1) {
      now += 1000;
      const made = await site.call('POST', '/api/notice', { json: { title: `Notice ${number}` } });
      ids.push(made.record._id ?? '');
    }
  });
  afterAll(() => site.close());
  // Each test begins without a pin.
  afterEach(() => {
    now += HOUR_MS;
  });

  const page = (path: string) => site.call('GET', path, { as: 'nobody' });
  const pin = async (type: string, id: string, pinnedUntil: string | null) => {
    const path = `/api/manage/${type}/${id}`;
    const headers = { 'if-match': tagOf(await site.call('GET', path)) };
    const answer = await site.call('POST', `${path}/publish`, { json: { pinnedUntil }, headers });
    expect(answer.status).toBe(200);
  };
  const readAll = async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => page(`/notices${query}`)));
    return pages.flatMap(({ text }) => noticesIn(text.slice(text.indexOf('<main'), text.indexOf('</main>'))));
  };

  test('pinned notices stand first on the list and the home page, in words, until their date [19.250, 19.251]', async () => {
    const newestFirst = ids.toReversed();
    expect(await readAll()).toEqual(newestFirst);
    const [api, feed, sitemap] = await Promise.all(['/api/notices', '/feed.xml', '/sitemap.xml'].map(page));
    const until = new Date(now + HOUR_MS).toISOString();
    const [first = '', second = ''] = [ids[3], ids[30]];
    await pin('notice', first, until);
    await pin('notice', second, until);
    // No record appears twice, and none is missing.
    const rest = newestFirst.filter((id) => id !== first && id !== second);
    expect(await readAll()).toEqual([second, first, ...rest]);
    const [list, home] = [(await page('/notices')).text, (await page('/')).text];
    expect(list).toMatch(/<h2[^>]*>Pinned<\/h2>/);
    expect(noticesIn(home).slice(0, 5)).toEqual([second, first, ...rest.slice(0, 3)]);
    expect(home).toContain('>Pinned<');
    // Neither the API, the feed, the sitemap nor the way from one to the next has another order [19.251].
    expect((await page('/api/notices')).text).toBe(api?.text);
    expect((await page('/feed.xml')).text).toBe(feed?.text);
    expect((await page('/sitemap.xml')).text).toBe(sitemap?.text);
    const own = await page(`/notice/notice-3/${first}`);
    expect(own.text).toContain(`/notice/notice-4/${ids[4]}`);
    expect(own.text).toContain(`/notice/notice-2/${ids[2]}`);
    now += HOUR_MS;
    expect(await readAll()).toEqual(newestFirst);
    expect((await page('/notices')).text).not.toContain('>Pinned<');
  });

  test('a pin can be taken off, and ends with what it is on [19.250]', async () => {
    const id = ids[10] ?? '';
    await pin('notice', id, new Date(now + HOUR_MS).toISOString());
    expect((await readAll())[0]).toBe(id);
    await pin('notice', id, null);
    expect((await readAll())[0]).toBe(ids.at(-1));
    await pin('notice', id, new Date(now + HOUR_MS).toISOString());
    await site.call('DELETE', `/api/notice/${id}`);
    expect(await readAll()).toEqual(ids.filter((one) => one !== id).toReversed());
    await site.call('POST', `/api/manage/notice/${id}/untrash`);
  });

  test('pages with whole texts, albums and answers found by the search follow the pins [19.250]', async () => {
    const made: Record<string, string> = {};
    for (const type of ['faq', 'gallery', 'scholarship', 'about', 'news']) {
      for (const title of ['Alpha', 'Beta']) {
        now += 1000;
        const body = multipart({ title, image: await smallPicture() });
        const { record } = await site.call('POST', `/api/${type}`, { body });
        made[`${type} ${title}`] = record._id ?? '';
      }
    }
    const pages = {
      faq: '/faqs',
      gallery: '/gallery',
      scholarship: '/scholarships',
      about: '/who-we-are',
      news: '/news-and-events',
    };
    for (const [type, path] of Object.entries(pages)) {
      const before = (await page(path)).text;
      expect([type, before.indexOf('>Beta<') < before.indexOf('>Alpha<')]).toEqual([type, true]);
      await pin(type, made[`${type} Alpha`] ?? '', new Date(now + HOUR_MS).toISOString());
      const after = (await page(path)).text;
      expect([type, after.indexOf('>Alpha<') < after.indexOf('>Beta<')]).toEqual([type, true]);
      expect([type, after.includes('>Pinned<')]).toEqual([type, true]);
    }
  });

  test('a preview stands where the pin will put it [19.250]', async () => {
    const id = ids[5] ?? '';
    await pin('notice', id, new Date(now + HOUR_MS).toISOString());
    const { record } = await site.call('POST', `/api/manage/notice/${id}/preview`, { json: {} });
    const token = new URL(record.url ?? '', site.url).searchParams.get('preview');
    const list = await page(`/notices?preview=${token}`);
    expect(list.status).toBe(200);
    expect(noticesIn(list.text.slice(list.text.indexOf('<main')))[0]).toBe(id);
  });
});
