import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const NOW = Date.parse('2026-11-24T04:00:00Z');

const TOKEN = 'a-token-of-the-watch';

const mainOf = (text: string) => /<main.*<\/main>/s.exec(text)?.[0] ?? '';
const filtersOf = (text: string) =>
  [...text.matchAll(/<a href="([^"]*)" rel="nofollow"[^>]*>([^<]*)/g)].map(([, href = '', label]) => [
    href.replaceAll('&amp;', '&'),
    label,
  ]);
const titlesOf = (text: string) =>
  [...mainOf(text).matchAll(/>((?:Notice|News|Event) [^<]*)<\/a>/g)].map(([, title]) => title);

describe.each(sites)('Lists that are narrowed down, on $name', ({ start }) => {
  let site: TestSite;
  let now = NOW;
  const make = (type: string, fields: Record<string, string>) => {
    now += 1000;
    return site.call('POST', `/api/${type}`, { json: fields });
  };
  beforeAll(async () => {
    site = await start({ now: () => new Date(now), environment: { METRICS_TOKEN: TOKEN } });
    for (let number = 1; number <= 21; number += 1)
      await make('notice', { title: `Notice 2024 ${number}`, date: '2024-06-01' });
    // The first and the last day of a year in Kathmandu.
    await make('notice', { title: 'Notice first', date: '2025-01-01' });
    await make('notice', { title: 'Notice last', date: '2025-12-31' });
    await make('notice', { title: 'Notice today' });
    await make('news', { title: 'News today', description: '<p>.</p>' });
    await make('news', { title: 'News of old', description: '<p>.</p>', date: '2024-01-01' });
    await make('news', { title: 'Event today', description: '<p>.</p>', eventDay: '2026-12-01' });
  });
  afterAll(() => site.close());

  const page = (path: string) => site.call('GET', path, { as: 'nobody' });
  /** How many pages the cache keeps. */
  const keptPages = async () => {
    const { text } = await site.call('GET', '/metrics', { as: { token: TOKEN } });
    return Number(/^chautari_cache_entries\{[^}]*"pages"[^}]*\} (\d+)$/m.exec(text)?.[1]);
  };

  test('have a link for each year in which something was published, without script [20.172]', async () => {
    expect(filtersOf((await page('/notices')).text)).toEqual([
      ['/notices', 'All years'],
      ['/notices?year=2026', '2026'],
      ['/notices?year=2025', '2025'],
      ['/notices?year=2024', '2024'],
    ]);
    expect(titlesOf((await page('/notices?year=2025')).text)).toEqual(['Notice last', 'Notice first']);
    expect(titlesOf((await page('/notices?year=2026')).text)).toEqual(['Notice today']);
  });

  test('have the years of Bikram Sambat in Nepali, and those of the other calendar by their link [20.172]', async () => {
    const { text } = await page('/ne/notices?year=2081');
    expect(filtersOf(text)).toEqual([
      ['/ne/notices', 'सबै वर्ष'],
      ['/ne/notices?year=2083', '२०८३'],
      ['/ne/notices?year=2082', '२०८२'],
      ['/ne/notices?year=2081', '२०८१'],
    ]);
    // The first day of 2025 is one of Poush 2081.
    expect(titlesOf(text)).toEqual([
      'Notice first',
      ...titlesOf((await page('/notices?year=2024')).text).slice(0, 19),
    ]);
    expect(text).toContain('class="language-link" href="/notices?year=2081"');
    expect(filtersOf((await page('/notices?year=2082')).text)).toContainEqual([
      '/notices?year=2082',
      'B.S. 2082',
    ]);
    expect(titlesOf((await page('/notices?year=2082')).text)).toEqual(['Notice last']);
    expect(filtersOf((await page('/ne/notices?year=२०२५')).text)).toContainEqual([
      '/ne/notices?year=2025',
      'ई.सं २०२५',
    ]);
    expect((await page('/ne/notices?year=2080')).status).toBe(404);
  });

  test('tell news from events, and both from years [20.173]', async () => {
    const links = filtersOf((await page('/news-and-events?kind=event')).text);
    expect(links).toEqual([
      ['/news-and-events', 'All kinds'],
      ['/news-and-events?kind=event', 'Events'],
      ['/news-and-events?kind=news', 'News'],
      ['/news-and-events?kind=event', 'All years'],
      ['/news-and-events?kind=event&year=2026', '2026'],
      ['/news-and-events?kind=event&year=2024', '2024'],
    ]);
    expect(titlesOf((await page('/news-and-events?kind=event')).text)).toEqual(['Event today']);
    expect(titlesOf((await page('/news-and-events?kind=news')).text)).toEqual(['News today', 'News of old']);
    expect(titlesOf((await page('/news-and-events?kind=news&year=2024')).text)).toEqual(['News of old']);
    const none = await page('/news-and-events?kind=event&year=2024');
    expect([none.status, mainOf(none.text)]).toEqual([
      200,
      expect.stringContaining('There is nothing of this kind or year.'),
    ]);
    expect((await page('/ne/news-and-events?kind=event')).text).toContain('aria-current="true">कार्यक्रम</a>');
  });

  test('go on for several pages, and only whole lists are for search engines [20.174]', async () => {
    const first = (await page('/notices?year=2024')).text;
    expect(titlesOf(first)).toHaveLength(20);
    expect(first).toContain('<a href="/notices?year=2024&amp;page=2" rel="next">');
    const second = (await page('/notices?year=2024&page=2')).text;
    expect(titlesOf(second)).toEqual(['Notice 2024 1']);
    expect(second).toContain('<a href="/notices?year=2024" rel="prev">');
    for (const text of [first, second]) {
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).not.toContain('rel="canonical"');
    }
    const whole = (await page('/notices')).text;
    expect([whole.includes('noindex'), whole.includes('rel="canonical"')]).toEqual([false, true]);
    expect((await page('/sitemap.xml')).text).not.toContain('year=');
  });

  test('are kept in no cache for what no list can have, and ignore or refuse it [20.175]', async () => {
    // The not-found page is kept once.
    const kept = async () => [
      await page('/notices'),
      await page('/notices?year=2025'),
      await page('/notices?year=2023'),
    ];
    const [whole, year] = await kept();
    const before = await keptPages();
    expect(before).toBeGreaterThanOrEqual(3);
    for (const query of ['year=soon', 'year=', 'kind=event', 'kind=x&year=20255', 'year=2024&year=2025'])
      expect([query, (await page(`/notices?${query}`)).text]).toEqual([query, whole?.text]);
    expect((await page('/notices?page=1&year=2025&kind=x')).text).toBe(year?.text);
    expect((await page(`/notices?year=${encodeURIComponent('२०२५')}`)).text).toBe(year?.text);
    for (const query of ['year=2023', 'year=9999', 'year=0000', 'year=2025&page=2'])
      expect([query, (await page(`/notices?${query}`)).status]).toEqual([query, 404]);
    // Again, because a task of the site may have emptied the cache meanwhile, of the pages of other tests too.
    await kept();
    expect([before, 3]).toContain(await keptPages());
  });

  test('have in the order of time what stands first on the whole list [20.176]', async () => {
    const { list } = await site.call('GET', '/api/notices?q=first');
    const id = list[0]?._id ?? '';
    const path = `/api/manage/notice/${id}`;
    const tag = (await site.call('GET', path)).headers.get('etag') ?? '';
    const json = { pinnedUntil: new Date(now + 3_600_000).toISOString() };
    await site.call('POST', `${path}/publish`, { json, headers: { 'if-match': tag } });
    expect(titlesOf((await page('/notices')).text)[0]).toBe('Notice first');
    const { text } = await page('/notices?year=2025');
    expect(titlesOf(text)).toEqual(['Notice last', 'Notice first']);
    expect(mainOf(text)).not.toContain('Pinned');
    expect(titlesOf((await page('/notices?year=2024')).text)).not.toContain('Notice first');
  });
});

describe.each(sites)('A list of one year, on $name', ({ start }) => {
  test('is as it was, without any link to narrow it down [20.172]', async () => {
    const site = await start({ now: () => new Date(NOW) });
    try {
      await site.call('POST', '/api/notice', { json: { title: 'Notice' } });
      await site.call('POST', '/api/news', { json: { title: 'News', description: '<p>.</p>' } });
      for (const path of ['/notices', '/news-and-events', '/ne/notices', '/ne/news-and-events']) {
        const { status, text } = await site.call('GET', path, { as: 'nobody' });
        expect([status, filtersOf(text)]).toEqual([200, []]);
      }
    } finally {
      await site.close();
    }
  });
});
