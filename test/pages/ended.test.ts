import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { type Answer, anySite, type TestSite } from '../site.ts';

const MINUTE_MS = 60_000;
const tagOf = ({ headers }: Answer) => headers.get('etag') ?? '';

describe.each(anySite)('What has ended on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T17:00:00Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  const page = (path: string) => site.call('GET', path, { as: 'nobody' });
  const endSoon = async (type: string, fields: Record<string, string>) => {
    const body = multipart({ ...fields, image: await smallPicture() });
    const { record } = await site.call('POST', `/api/${type}`, { body });
    const path = `/api/manage/${type}/${record._id}`;
    const headers = { 'if-match': tagOf(await site.call('GET', path)) };
    const expireAt = new Date(now + MINUTE_MS).toISOString();
    expect((await site.call('POST', `${path}/publish`, { json: { expireAt }, headers })).status).toBe(200);
    return record._id ?? '';
  };

  test('its page says when it ended and leads to the list, without its title and text [19.240]', async () => {
    const notice = await endSoon('notice', { title: 'Entrance results', description: '<p>Asha 1</p>' });
    const news = await endSoon('news', { title: 'Sports day', description: '<p>Run</p>' });
    const album = await endSoon('gallery', { title: 'Picnic' });
    const faculty = await endSoon('faculty', { title: 'BCA' });
    // Nobody asks before the next day: the sentence names the day of the date, not of the visit.
    now += 2 * 3_600_000;
    for (const [path, noun, title] of [
      [`/notice/entrance-results/${notice}`, 'notice', 'Entrance results'],
      [`/news-and-events/sports-day/${news}`, 'news item', 'Sports day'],
      [`/gallery/picnic/${album}`, 'gallery', 'Picnic'],
      [`/academics/bca/${faculty}`, 'faculty', 'BCA'],
    ] as const) {
      const { status, text, headers } = await page(path);
      expect([path, status, headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).toMatch(new RegExp(`This ${noun} ended on <time[^>]*>24 November 2026`));
      expect(text).not.toContain(title);
    }
    expect((await page(`/notice/entrance-results/${notice}`)).text).toContain('href="/notices"');
    const moved = await page(`/notice/other/${notice}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `/notice/entrance-results/${notice}`,
    ]);
    expect((await page(`/notice/sports-day/${news}`)).headers.get('location')).toBe(
      `/news-and-events/sports-day/${news}`,
    );
    // Put back, it is shown again.
    const path = `/api/manage/notice/${notice}`;
    const headers = { 'if-match': tagOf(await site.call('GET', path)) };
    await site.call('POST', `${path}/publish`, { json: {}, headers });
    expect((await page(`/notice/entrance-results/${notice}`)).text).toContain('Asha 1');
  });

  test('what was taken down by hand or deleted, and a draft, are not found [19.240]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Taken down' } });
    const path = `/api/manage/notice/${record._id}`;
    const headers = { 'if-match': tagOf(await site.call('GET', path)) };
    await site.call('POST', `${path}/unpublish`, { headers });
    expect((await page(`/notice/taken-down/${record._id}`)).status).toBe(404);
    const deleted = await endSoon('notice', { title: 'Ended, then deleted' });
    now += MINUTE_MS;
    expect((await page(`/notice/ended-then-deleted/${deleted}`)).status).toBe(200);
    await site.call('DELETE', `/api/manage/notice/${deleted}/draft`);
    await site.call('DELETE', `/api/notice/${deleted}`);
    const { record: shelved } = await site.call('GET', `/api/manage/notice/${deleted}`);
    if (shelved.state === 'trash')
      expect((await page(`/notice/ended-then-deleted/${deleted}`)).status).toBe(404);
  });
});
