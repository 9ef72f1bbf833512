import { describe, expect, test } from 'vitest';
import { renderPage } from '../render-page.ts';
import type { HitView, SearchPageProps } from '../view-models.ts';
import { SearchPage } from './search.tsx';
import { at, hostile } from './site.fixture.ts';

const plain = (text: string) => [{ text, isMatch: false }];
const hit = (more: Partial<HitView> = {}): HitView => ({
  kind: 'FAQs',
  title: plain('What does it cost?'),
  path: '/faqs#cost',
  at: null,
  snippet: [],
  isMention: false,
  ...more,
});
const page = (more: Partial<SearchPageProps> = {}) => {
  const nothing = {
    page: 1,
    pages: 1,
    total: 0,
    isShortened: false,
    isPartialMatch: false,
    isTruncated: false,
    filter: { kind: undefined, year: undefined, kinds: [], years: [] },
  };
  return renderPage(<SearchPage frame={at('/search')} q="" hits={[]} {...nothing} {...more} />);
};
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

describe('the search page', () => {
  test('has a search field, and popular links before the first search', () => {
    const main = mainOf(page());
    expect(main).toContain('<h1>Search</h1>');
    expect(main).toMatch(/<search [^>]*><form action="\/search"><input type="search" aria-label="Search"/);
    expect(main).toContain('<button type="submit" class="button">Search</button>');
    for (const path of ['/notices', '/admissions', '/contact-us']) expect(main).toContain(`href="${path}"`);
    expect(main).not.toContain('found for');
  });

  test('shows results in order, with their type and marked matches', () => {
    const fee = [
      { text: 'The ', isMatch: false },
      { text: 'fee', isMatch: true },
    ];
    const main = mainOf(
      page({ q: 'fee', total: 2, hits: [hit({ snippet: fee }), hit({ title: fee, path: '/b' })] }),
    );
    expect(textOf(main)).toContain('2 found for “fee”');
    expect(main).toContain('value="fee"');
    expect(main).toMatch(/<ol><li class="hit"><h3 [^>]*><a href="\/faqs#cost">What does it cost\?<\/a>/);
    expect(main).toContain('<p>The <mark>fee</mark></p><p class="hit-kind">FAQs</p>');
    expect(main).toContain('<a href="/b">The <mark>fee</mark></a>');
  });

  test('has results that only mention the words under a heading of their own [20.221]', () => {
    const mention = hit({ title: plain('A night under the stars'), path: '/b', isMention: true });
    const main = mainOf(page({ q: 'hostel', total: 2, hits: [hit(), mention] }));
    expect(main.indexOf('What does it cost?')).toBeLessThan(
      main.indexOf('<h2 id="mentioned">Also found here</h2>'),
    );
    expect(main.indexOf('Also found here')).toBeLessThan(main.indexOf('A night under the stars'));
    expect(mainOf(page({ q: 'x', total: 1, hits: [hit()] }))).not.toContain('Also found here');
  });

  test('shows dates in both calendars, and marks new results', () => {
    const main = mainOf(page({ q: 'x', total: 1, hits: [hit({ at: '2026-11-20T18:30:00Z' })] }));
    expect(main).toMatch(
      /<time class="day" dateTime="2026-11-20T18:30:00Z">21 November 2026 <span[^>]*lang="ne">/,
    );
    expect(main).toContain('<span class="new-mark">New</span>');
    expect(mainOf(page({ q: 'x', total: 1, hits: [hit()] }))).not.toContain('<time');
  });

  test('marks Nepali queries, titles and snippets with their language', () => {
    const nepali = hit({ title: plain('भर्ना सूचना'), snippet: plain('आवेदन फारम') });
    const main = mainOf(page({ q: 'भर्ना', total: 1, hits: [nepali] }));
    expect(main.match(/lang="ne"/g)).toHaveLength(4);
    expect(main).toContain('“<bdi lang="ne">भर्ना</bdi>”');
  });

  test('says above partial matches that no result has all words', () => {
    const text = textOf(mainOf(page({ q: 'fee moon', total: 1, hits: [hit()], isPartialMatch: true })));
    expect(text).toContain('Nothing has all the words “fee moon”');
    expect(text).toContain('This has some of them.');
    expect(text).not.toContain('1 found');
  });

  test('says that there are no results, and what to do', () => {
    const main = mainOf(page({ q: 'moon' }));
    expect(textOf(main)).toContain('Nothing found for “moon”');
    expect(textOf(main)).toContain('Check the spelling');
    expect(main).toContain('href="/contact-us"');
    expect(main).toContain('href="tel:015970123"');
    expect(main).not.toContain('Open chat');
    const chat = { src: '/assets/chat.js', imports: [], styles: [] };
    const frame = at('/search');
    const withChat = { ...frame, assets: { ...frame.assets, islands: { chat } } };
    expect(mainOf(page({ q: 'moon', frame: withChat }))).toMatch(/<li class="scripted">[^<]*Open chat/);
  });

  test('says when the query was cut, and when there may be more results', () => {
    expect(textOf(page({ q: 'x', isShortened: true }))).toContain('only its first 200 letters were');
    const many = textOf(page({ q: 'x', total: 200, hits: [hit()], isTruncated: true }));
    expect(many).toContain('The 200 nearest to “x”');
  });

  test('links to the adjacent pages with the query in their URLs', () => {
    const html = page({ q: 'a&b भर्ना', hits: [hit()], page: 2, pages: 3, total: 50 });
    const query = 'q=a%26b+%E0%A4%AD%E0%A4%B0%E0%A5%8D%E0%A4%A8%E0%A4%BE';
    expect(html).toMatch(
      new RegExp(`<a href="/search\\?${query.replace('+', '\\+')}" rel="prev">.*?Previous</a>`),
    );
    expect(html).toContain(`<a href="/search?${query}&amp;page=3" rel="next">Next`);
    expect(html).toContain('Page 2 of 3');
    expect(html).toContain('<title>Search: a&amp;b भर्ना, page 2 · Himal College</title>');
  });

  test('is not indexed, and has no canonical URL', () => {
    const html = page({ q: 'x' });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  test('escapes the query and the results', () => {
    const harmful = { kind: hostile, title: [{ text: hostile, isMatch: true }], snippet: plain(hostile) };
    const html = page({ q: hostile, total: 1, hits: [hit(harmful)] });
    expect(html).not.toContain('<script>alert');
    expect(html.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThanOrEqual(6);
  });

  test('narrows the results down by kind and year with plain links, also where nothing is left [20.170]', () => {
    const kinds = [
      { name: 'notice', label: 'Notices' },
      { name: 'news', label: 'News' },
    ];
    const filter = { kind: 'notice', year: undefined, kinds, years: ['2026', '2025'] };
    const main = mainOf(page({ q: 'fee', total: 1, hits: [hit()], filter }));
    expect(main).toContain('href="/search?q=fee"');
    expect(main).toMatch(/href="\/search\?q=fee&amp;kind=notice"[^>]*aria-current="true">Notices/);
    expect(main).toContain('href="/search?q=fee&amp;kind=notice&amp;year=2025"');
    expect(mainOf(page({ q: 'fee', filter: { ...filter, year: '1999' } }))).toContain('All years');
    expect(mainOf(page({ q: 'fee' }))).not.toContain('All years');
  });
});
