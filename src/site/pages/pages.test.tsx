import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../render-page.ts';
import type { Adjacent, Entry, FullEntry } from '../view-models.ts';
import { NewsPage, NoticePage } from './entry.tsx';
import { HomePage } from './home.tsx';
import { NewsListPage, NoticesPage } from './lists.tsx';
import { NotFoundPage } from './messages.tsx';
import { at, entry, hostile, picture } from './site.fixture.ts';

const unfiltered = { kind: undefined, year: undefined, kinds: [], years: [] };
const list = (entries: Entry[], page = 1) => ({ filter: unfiltered, entries, page, pages: 4, total: 40 });
const none = { newer: null, older: null };
const news = (item: FullEntry, latest: Entry[] = [], slug = 'cup') => (
  <NewsPage frame={at('/news-and-events/cup/1')} news={item} slug={slug} adjacent={none} latest={latest} />
);
const banner = { _id: 'b', title: hostile, shortText: hostile, shortDescription: hostile, picture };

const everyPage: [string, ReactElement][] = [
  [
    'home',
    <HomePage
      key="1"
      frame={at('/')}
      banners={[banner]}
      notices={[entry(hostile)]}
      news={[entry(hostile)]}
      message={null}
      intakes={[]}
      testimonials={[]}
      partners={[]}
    />,
  ],
  [
    'empty home',
    <HomePage
      key="2"
      frame={at('/')}
      banners={[]}
      notices={[]}
      news={[]}
      message={null}
      intakes={[]}
      testimonials={[]}
      partners={[]}
    />,
  ],
  [
    'notices',
    <NoticesPage key="3" frame={at('/notices')} {...list([entry(hostile, { excerpt: hostile })])} />,
  ],
  [
    'notice',
    <NoticePage
      key="4"
      frame={at('/notice/a/b')}
      notice={entry(hostile, { picture })}
      categoryHref={null}
      adjacent={{ newer: entry(hostile), older: null }}
      latest={[]}
    />,
  ],
  ['news list', <NewsListPage key="5" frame={at('/news-and-events')} {...list([entry(hostile)])} />],
  ['news', news(entry(hostile, { excerpt: hostile }), [entry(hostile)])],
  ['not found', <NotFoundPage key="7" frame={at('/nowhere')} />],
];

describe.each(everyPage)('the page %s', (_, page) => {
  const html = renderPage(page);

  test('has no inline script or style', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
    expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/site.js">',
    ]);
  });

  test('escapes titles', () => {
    expect(html).not.toContain('<script>alert');
  });

  test('has one first-level heading, a skip link and the navigation', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('href="#content"');
    expect(html).toContain('<nav aria-label="Main"');
  });
});

describe('every page', () => {
  const html = renderPage(<NotFoundPage frame={at('/nowhere')} />);

  test('has links to call and to find the college [1.13, 1.14, 9.11]', () => {
    expect(html).toContain('href="tel:015970123"');
    expect(html).toContain('01-5970123 Ext. 23, 24');
    expect(html).toContain('href="https://maps.example/himal"');
  });

  test('links to a social page only where it has a URL [1.18]', () => {
    expect(html).toContain('aria-label="Facebook"');
    expect(html).not.toContain('YouTube');
  });

  test('names privacy, terms and Alumini without linking them [1.11, 1.20]', () => {
    for (const word of ['Privacy', 'Terms', 'Alumini']) expect(html).toContain(`<li>${word}</li>`);
  });

  test('offers the same links behind a button that opens a dialog', () => {
    expect(html).toMatch(/<button[^>]*popovertarget="menu"[^>]*>.*?<span>Menu<\/span><\/button>/i);
    expect(html).toMatch(/<div id="menu"[^>]*popover="auto"[^>]*role="dialog"/);
  });
});

test('an unknown address says so [2.18, 8.7]', () => {
  const html = renderPage(<NotFoundPage frame={at('/nowhere')} />);
  expect(html).toContain('<h1>Page Not Found</h1>');
  expect(html).toContain('>404<');
  expect(html).toMatch(/<main.*<a href="\/">Go to the home page<\/a>/);
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

describe('a news item', () => {
  test('has the breadcrumb Home, News & Events, slug [2.20]', () => {
    const trail = /<nav aria-label="Breadcrumb".*?<\/nav>/.exec(renderPage(news(entry('Cup'))))?.[0] ?? '';
    expect(
      [...trail.matchAll(/<(a href="[^"]*"|span aria-current="page")>([^<]*)</g)].map((m) => m.slice(1)),
    ).toEqual([
      ['a href="/"', 'Home'],
      ['a href="/news-and-events"', 'News &amp; Events'],
      ['span aria-current="page"', 'cup'],
    ]);
  });

  test('links to the latest entries at their given URLs [2.22]', () => {
    const html = renderPage(news(entry('Cup'), [entry('Other', { href: '/notice/other/1' })]));
    expect(html).toMatch(/<h2[^>]*>Latest News &amp; Events<\/h2>.*<a href="\/notice\/other\/1">Other<\/a>/);
  });

  test.each([
    ['2026-11-22', 'Coming'],
    ['2026-11-21', 'Today'],
    ['2026-11-20', 'Over'],
  ])('about an event on %s says of it: %s, on its page and in the list [17.191]', (day, said) => {
    const item = entry('Cup', { event: { day, time: '', end: '', place: '' } });
    for (const page of [
      news(item),
      <NewsListPage key="1" frame={at('/news-and-events')} {...list([item])} />,
    ])
      expect(renderPage(page)).toMatch(new RegExp(`<span class="event-mark[^"]*">${said}</span>`));
  });

  test('has a placeholder picture when it has none of its own [2.21]', () => {
    expect(renderPage(news(entry('Cup')))).toMatch(/<img src="[^"]*ridges-\w+[^"]*\.svg[^"]*" width="1600"/);
  });

  test('shows its picture in several sizes, over its average colour [2.21]', () => {
    const html = renderPage(news(entry('Cup', { picture })));
    expect(html).toContain('srcSet="/uploads/small.webp 480w, /uploads/full.webp 1600w"');
    expect(html).toContain('width="1600" height="900" alt=""');
    expect(html).toContain('fill="#a1b2c3"');
    expect(html).toContain('fetchPriority="high"');
  });

  test('marks Nepali text with its language', () => {
    const item = entry('वार्षिकोत्सव सम्पन्न', { html: '<p>कलेजले मनाएको छ।</p>' });
    const html = renderPage(news(item, [], 'वार्षिकोत्सव-सम्पन्न'));
    expect(html).toContain('<h1 lang="ne">');
    expect(html).toContain('<li lang="ne"><span aria-current="page">');
    expect(html).toContain('<div class="rich-text" lang="ne">');
  });
});

describe('the end of a notice', () => {
  const shown = (adjacent: Adjacent) =>
    renderPage(
      <NoticePage
        frame={at('/notice/a/b')}
        notice={entry('Fees')}
        categoryHref={null}
        adjacent={adjacent}
        latest={[]}
      />,
    );
  const newer = entry('Exams', { href: '/notice/exams/1' });
  const older = entry('बिदा', { href: '/notice/holiday/1' });

  test('says where to ask, and has a print button', () => {
    const html = shown(none);
    expect(html).toMatch(/Questions about this notice\?.*<a href="tel:015970123">01-5970123<\/a>/);
    expect(html).toMatch(/<button type="button" class="[^"]*scripted[^"]*" data-print="true">/);
  });

  test('links to the adjacent notices, where there are any', () => {
    const html = shown({ newer, older });
    expect(html).toMatch(/<a href="\/notice\/exams\/1" rel="prev">.*Newer.*<strong>Exams<\/strong><\/a>/);
    expect(html).toMatch(/href="\/notice\/holiday\/1" rel="next">.*Older.*<strong lang="ne">बिदा<\/strong>/);
    expect(shown({ newer: null, older })).not.toContain('Newer');
    expect(shown(none)).not.toContain('Neighbouring');
  });
});

describe('the list of notices', () => {
  test('is grouped by month in Kathmandu, and marks new notices', () => {
    const old = entry('Old', { publishedAt: '2026-10-31T18:10:00Z' });
    const html = renderPage(<NoticesPage frame={at('/notices')} {...list([entry('Now'), old])} />);
    expect([...html.matchAll(/<h2[^>]*>(\w+ \d{4})</g)].map((m) => m[1])).toEqual([
      'November 2026',
      'October 2026',
    ]);
    expect(html).toMatch(/Now<\/a> <span class="new-mark">New/);
    expect(html).not.toMatch(/Old<\/a> <span class="new-mark">/);
  });

  test('links to the adjacent pages', () => {
    const html = renderPage(<NoticesPage frame={at('/notices')} {...list([entry('A')], 2)} />);
    expect(html).toContain('Page 2 of 4');
    expect(html).toMatch(/<a href="\/notices" rel="prev">/);
    expect(html).toMatch(/<a href="\/notices\?page=3" rel="next">/);
  });

  test('explains itself while it is empty', () => {
    const html = renderPage(
      <NoticesPage frame={at('/notices')} filter={unfiltered} entries={[]} page={1} pages={1} total={0} />,
    );
    expect(html).toContain('There is no notice yet.');
    expect(html).not.toContain('aria-label="Pages"');
  });
});
