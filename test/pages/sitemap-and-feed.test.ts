import { parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { submissionTypes } from '../../src/content/submissions.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { anySite, type TestSite } from '../site.ts';

const ORIGIN = 'https://college.example.org';

/** Throws where the text is not well-formed XML with its namespaces. */
function readXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

describe.each(anySite)('Sitemap, feed, robots.txt and icons on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ environment: { PUBLIC_URL: ORIGIN } });
  });
  afterAll(() => site.close());

  const get = (path: string) => site.call('GET', path, { as: 'nobody' });
  const post = async (type: string, json: object) =>
    (await site.call('POST', `/api/${type}`, { json })).record;

  test('the sitemap lists every page and every record with a page, and all of them exist [15.5]', async () => {
    const made = {
      notice: await post('notice', { title: 'भर्ना & <सूचना>' }),
      news: await post('news', { title: "A 'quoted' \u0007 day" }),
      faculty: await post('faculty', { title: 'BCA' }),
    };
    const gallery = await site.call('POST', '/api/gallery', {
      body: multipart({ title: 'Sports', image: await smallPicture() }),
    });
    const faq = await post('faq', { title: 'When?' });
    const { status, text, headers } = await get('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    readXml(text);
    const found = locations(text);
    expect(new Set(found).size).toBe(found.length);
    const lists = new Set(contentTypes.flatMap(({ page }) => page?.list ?? []));
    const fixed = [...lists, ...submissionTypes.map(({ page }) => page), '/privacy', '/academics'];
    const inBoth = fixed.flatMap((path) => [path, `/ne${path.replace(/^\/$/, '')}`]);
    expect(found.slice(0, inBoth.length).sort()).toEqual(inBoth.map((path) => ORIGIN + path).sort());
    const ids = new Set(found.slice(inBoth.length).map((address) => address.split('/').at(-1)));
    for (const { _id } of [made.notice, made.news, made.faculty, gallery.record]) expect(ids).toContain(_id);
    expect(ids).not.toContain(faq._id);
    expect(text).not.toContain('/search');
    for (const address of found) expect((await get(address.slice(ORIGIN.length))).status, address).toBe(200);
    expect(text).toContain(`<lastmod>${made.news.updatedAt}</lastmod>`);
  });

  test('the sitemap names both languages of each page at both of its addresses [20.37]', async () => {
    const { _id } = await post('notice', { title: 'Fees & forms' });
    const { text } = await get('/sitemap.xml');
    const english = `${ORIGIN}/notice/fees-forms/${_id}`;
    const nepali = `${ORIGIN}/ne/notice/fees-forms/${_id}`;
    const links = [
      ['en', english],
      ['ne', nepali],
      ['x-default', english],
    ].map(([of, at]) => `<xhtml:link rel="alternate" hreflang="${of}" href="${at}"/>`);
    // The order of elements is the schema's: its own first, those of other namespaces at the end.
    for (const address of [english, nepali])
      expect(text).toMatch(
        new RegExp(`<url><loc>${address}</loc><lastmod>[^<]+</lastmod>${links.join('')}</url>`),
      );
    expect(text.match(/<url>/g)).toHaveLength((text.match(/hreflang="x-default"/g) ?? []).length);
    await site.call('DELETE', `/api/notice/${_id}`);
  });

  test('the sitemap shows a change on the next request', async () => {
    const { _id = '' } = await post('notice', { title: 'Here today' });
    expect((await get('/sitemap.xml')).text).toContain(_id);
    await site.call('DELETE', `/api/notice/${_id}`);
    expect((await get('/sitemap.xml')).text).not.toContain(_id);
    expect((await get('/sitemap.xml?part=2')).status).toBe(404);
    expect((await get('/sitemap.xml?part=x')).status).toBe(404);
  });

  test('the feed lists news and notices together, newest first, with their texts and documents [15.6]', async () => {
    const title = 'Result <of> & "that" \u0001 कक्षा ]]>';
    const description = '<p>See <a href="/notices">all</a>.</p><p>भर्ना &amp; fees</p>';
    await post('news', { title: 'Last year', date: '2025-03-01' });
    await post('notice', { title, description });
    await post('faq', { title: 'Not in a feed' });
    const { status, text, headers } = await get('/feed.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    readXml(text);
    const feed = parseRssFeed(text);
    expect(feed).toMatchObject({ title: 'Our College', link: `${ORIGIN}/`, language: 'en' });
    expect(feed.atom?.links).toMatchObject([{ rel: 'self', href: `${ORIGIN}/feed.xml` }]);
    const items = feed.items ?? [];
    expect(items[0]).toMatchObject({
      title: title.replace('\u0001', ''),
      categories: [{ name: 'Notices' }],
      content: { encoded: description.replace('/notices', `${ORIGIN}/notices`) },
    });
    expect(items[0]?.link).toMatch(/^https:\/\/college\.example\.org\/notice\/[^ ]+\/[0-9a-f]{24}$/);
    expect(items.at(-1)).toMatchObject({ title: 'Last year', pubDate: expect.any(String) });
    expect(Date.parse(String(items.at(-1)?.pubDate))).toBe(Date.parse('2025-03-01T00:00:00+05:45'));
    expect(items.map((item) => item.title)).not.toContain('Not in a feed');
  });

  test('the feed under /ne is Nepali, and leads to Nepali pages [20.38]', async () => {
    const { _id } = await post('notice', { title: 'Fees', title_ne: 'शुल्क', description_ne: '<p>साउनमा</p>' });
    const { status, text } = await get('/ne/feed.xml');
    expect(status).toBe(200);
    readXml(text);
    const feed = parseRssFeed(text);
    expect(feed).toMatchObject({ link: `${ORIGIN}/ne`, language: 'ne' });
    expect(feed.atom?.links).toMatchObject([{ rel: 'self', href: `${ORIGIN}/ne/feed.xml` }]);
    expect(feed.items?.[0]).toMatchObject({
      link: `${ORIGIN}/ne/notice/fees/${_id}`,
      title: 'शुल्क',
      description: 'साउनमा',
      categories: [{ name: 'सूचना' }],
    });
    const english = parseRssFeed((await get('/feed.xml')).text);
    // Readers of both have each entry once.
    expect(feed.items?.map(({ guid }) => guid)).toEqual(english.items?.map(({ guid }) => guid));
    expect((await get('/ne/notices')).text).toContain('type="application/rss+xml" href="/ne/feed.xml"');
    await site.call('DELETE', `/api/notice/${_id}`);
  });

  test('robots.txt names the disallowed paths and the sitemap [15.7]', async () => {
    const { status, text, headers } = await get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /admin/',
        'Disallow: /search?',
        'Disallow: /ne/search?',
        `Sitemap: ${ORIGIN}/sitemap.xml`,
      ]),
    );
  });

  test('the manifest names the college and icons that exist', async () => {
    const { status, json, headers } = await get('/manifest.webmanifest');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const { icons, ...manifest } = json as { icons: { sizes: string; purpose?: string }[] };
    expect(manifest).toMatchObject({ name: 'Our College', start_url: '/', scope: '/' });
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  });

  test('the site that is installed from a Nepali page begins with one [20.38]', async () => {
    const { json } = await get('/ne/manifest.webmanifest');
    expect(json).toMatchObject({ lang: 'ne', id: '/', start_url: '/ne', scope: '/' });
    expect((await get('/ne/notices')).text).toContain(
      '<link rel="manifest" href="/ne/manifest.webmanifest"/>',
    );
  });

  test('the conventional addresses of icons redirect to an icon', async () => {
    const { status, headers } = await get('/favicon.ico');
    expect([status, headers.get('location')]).toEqual([302, expect.stringMatching(/icon-32.*\.png/)]);
  });

  test('they are cached, answered with 304 and compressed like pages', async () => {
    for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt', '/manifest.webmanifest']) {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      const again = await site.call('GET', path, { as: 'nobody', headers: { 'if-none-match': etag } });
      expect([path, again.status]).toEqual([path, 304]);
      expect((await site.call('POST', path, { as: 'nobody' })).status, path).toBe(405);
    }
  });

  test('every page has a title, a description, one canonical address and a preview of its own', async () => {
    const { _id } = await post('news', { title: 'With a head', description: '<p>Opening words.</p>' });
    const { text } = await get(`/news-and-events/with-a-head/${_id}`);
    const canonical = `${ORIGIN}/news-and-events/with-a-head/${_id}`;
    expect(text).toContain('<title>With a head · Our College</title>');
    expect(text).toContain('<meta name="description" content="Opening words."/>');
    expect(text.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(text).toContain(`<link rel="canonical" href="${canonical}"/>`);
    for (const [property, content] of [
      ['og:title', 'With a head'],
      ['og:description', 'Opening words.'],
      ['og:url', canonical],
      ['og:type', 'article'],
      ['og:site_name', 'Our College'],
    ])
      expect(text).toContain(`<meta property="${property}" content="${content}"/>`);
    expect(text).toMatch(/<meta property="og:image" content="https:\/\/college\.example\.org\/[^"]+"\/>/);
    expect(text).toContain('"@type":"NewsArticle"');
    expect((await get('/why-us')).text).toContain(`<link rel="canonical" href="${ORIGIN}/who-we-are"/>`);
  });
});
