import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, sites, type TestSite } from '../site.ts';

describe.each(sites)('Cards of shared links, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
    await site.call('PUT', '/api/settings', { json: { name: 'Himal College', name_ne: 'हिमाल कलेज' } });
  });
  afterAll(() => site.close());

  const get = (path: string, headers = {}) => site.call('GET', path, { as: 'nobody', headers });
  const add = async (type: string, json: object) =>
    (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';
  const cardsIn = ({ text }: Answer) =>
    [...text.matchAll(/property="og:image" content="[^"]*(\/cards\/[^"]+)"/g)].map(([, path = '']) => path);
  const cardOf = async (page: string) => cardsIn(await get(page))[0] ?? '';
  /** The pixels of a card, grey. */
  async function drawnAt(path: string) {
    const response = await fetch(site.url + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    const pixels = await sharp(bytes).greyscale().raw().toBuffer();
    return { response, bytes, format, width, height, pixels };
  }

  test('say title, day and college in the page’s language [24.89]', async () => {
    const notice = await add('notice', {
      title: 'Exam routine',
      title_ne: 'परीक्षा तालिका',
      date: '2026-11-24',
    });
    const news = await add('news', { title: 'A clean <street> & "more"' });
    const faculty = await add('faculty', { title: 'BCA', full_name: 'Computer Applications' });
    const pages = [
      [`/notice/exam-routine/${notice}`, 'Exam routine · 24 November 2026 · Himal College'],
      [`/ne/notice/exam-routine/${notice}`, /^परीक्षा तालिका · २०८३ मंसिर ८ .* · हिमाल कलेज$/],
      [`/news-and-events/a-clean-street-more/${news}`, /^A clean &lt;street&gt; &amp; &quot;more&quot; · /],
      [`/academics/bca/${faculty}`, 'BCA · Computer Applications · Himal College'],
    ] as const;
    const seen: Buffer[] = [];
    for (const [path, alt] of pages) {
      const page = await get(path);
      expect(page.status, path).toBe(200);
      const said = /property="og:image:alt" content="([^"]*)"/.exec(page.text)?.[1] ?? '';
      if (typeof alt === 'string') expect(said).toBe(alt);
      else expect(said).toMatch(alt);
      expect(page.text).toContain('<meta property="og:image:width" content="1200"/>');
      expect(page.text).toContain('<meta property="og:image:height" content="630"/>');
      expect(page.text).toContain('<meta name="twitter:card" content="summary_large_image"/>');
      const { response, bytes, pixels, ...card } = await drawnAt(cardsIn(page)[0] ?? '');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(card).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThanOrEqual(100_000);
      // White letters, of which a card without its title has none.
      expect(pixels.filter((grey) => grey > 250).length, path).toBeGreaterThan(1000);
      for (const other of seen) expect(pixels.equals(other)).toBe(false);
      seen.push(pixels);
    }
  });

  test('answer at the address of the page while the record is live, and at no other [24.90]', async () => {
    const id = await add('notice', { title: 'Fees' });
    const path = `/notice/fees/${id}`;
    const card = await cardOf(path);
    const { headers } = await get(card);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable, s-maxage=1');
    const etag = headers.get('etag') ?? '';
    expect((await get(card, { 'if-none-match': etag })).status).toBe(304);
    const head = await site.call('HEAD', card, { as: 'nobody' });
    expect([head.status, head.text]).toEqual([200, '']);
    const other = await add('news', { title: 'Fees' });
    for (const wrong of [
      card.replace(/-[0-9a-f]{4}/, '-0000'),
      card.replace('/en-', '/ne-'),
      card.replace(id, other),
      card.replace('/notice/', '/gallery/'),
      card.replace('.png', '.jpg'),
    ])
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Fees of spring' } });
    const changed = await cardOf(`/notice/fees-of-spring/${id}`);
    expect(changed).not.toBe(card);
    expect([(await get(card)).status, (await get(changed)).status]).toEqual([404, 200]);
    await site.call('DELETE', `/api/notice/${id}`);
    expect((await get(changed)).status).toBe(404);
  });

  test('are not drawn of a draft, nor with letters that our faces lack: the former picture stays [24.90]', async () => {
    const draft = (await site.call('POST', '/api/manage/notice', { json: { title: 'Not yet' } })).record._id;
    const preview = await site.call('POST', `/api/manage/notice/${draft}/preview`, { json: {} });
    const link = new URL(preview.record.url ?? '');
    const shown = await get(link.pathname + link.search);
    expect(shown.text).toContain('Not yet');
    expect(cardsIn(shown)).toEqual([]);
    const id = await add('notice', { title: '考试' });
    const page = await get(`/notice/${encodeURIComponent('考试')}/${id}`);
    expect(page.text).toMatch(/property="og:image" content="[^"]+\.png/);
    expect(cardsIn(page)).toEqual([]);
  });
});
