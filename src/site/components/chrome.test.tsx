import { describe, expect, test } from 'vitest';
import { footerPaths, headerPaths, menuPages } from '../../content/built-in-menu.ts';
import { currentAt, pageLabel } from '../navigation.ts';
import { at, college, picture, programme } from '../pages/site.fixture.ts';
import { renderPage } from '../render-page.ts';
import type { PageFrame } from '../view-models.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { words } from './words.ts';

const headerOf = (path: string, more: Partial<PageFrame> = {}) =>
  renderPage(<Header frame={at(path, more)} />);
const linksOf = (html: string) =>
  [...html.matchAll(/<a (?:class="[^"]*" )?href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, name]) => [
    name,
    href,
  ]);
const faculties = [
  programme('BCA', { fullName: 'Computer Applications' }),
  programme('भूगोल', { href: '/academics/geo/2' }),
];

describe('the header', () => {
  test('leads to every page, in the bar and in the menu alike [1.10, 2.24, 2.25, 16.11]', () => {
    const navigations = headerOf('/').match(/<nav aria-label="Main".*?<\/nav>/gs) ?? [];
    expect(navigations).toHaveLength(2);
    for (const navigation of navigations)
      expect(linksOf(navigation)).toEqual([
        ['Home', '/'],
        ['Notices', '/notices'],
        ['Gallery', '/gallery'],
        ['Who We Are', '/who-we-are'],
        ['Admissions', '/admissions'],
        ['Scholarships', '/scholarships'],
        ['Why Us', '/why-us'],
        ['News &amp; Events', '/news-and-events'],
        ['FAQs', '/faqs'],
        ['Contact Us', '/contact-us'],
        ['Apply Online', '/apply-online'],
      ]);
  });

  test('gives a wide logo a row of its own on phones, as it does a long name [17.87]', () => {
    const logo = (width: number) => headerOf('/', { logo: { ...picture, width, height: 100 } });
    expect(logo(300)).toMatch(/masthead has-long-name.*<img class="logo own-logo" [^>]*alt=""\/>/s);
    expect(logo(100)).not.toContain('has-long-name');
  });

  test('has the link Apply Now in the bar and in the menu [1.16]', () => {
    expect(linksOf(headerOf('/')).filter(([name]) => name === 'Apply Now')).toEqual([
      ['Apply Now', '/apply-online'],
      ['Apply Now', '/apply-online'],
    ]);
  });

  test('opens the programmes with a button, and lists them in the menu [1.15]', () => {
    const html = headerOf('/', { faculties });
    expect(html).toMatch(/<button type="button" popovertarget="academics"[^>]*>Academics<svg/i);
    const lists = html.match(/<ul class="programmes">.*?<\/ul>/gs) ?? [];
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      expect(list).toContain('<a href="/academics/bca/1">BCA</a><span>Computer Applications</span>');
      expect(list).toContain('<a href="/academics/geo/2" lang="ne">भूगोल</a></li>');
    }
  });

  test('has no button for programmes while there are none', () => {
    expect(headerOf('/')).not.toContain('Academics');
  });

  test('marks the current programme', () => {
    const html = headerOf('/academics/bca/1', { faculties });
    expect(html.match(/aria-current="page"/g)).toHaveLength(2);
    expect(html).toMatch(/<button [^>]*aria-current="true"[^>]*>Academics/);
  });

  test('has a search field on every page, in the bar and in the menu, outside of the navigation', () => {
    const html = headerOf('/notices');
    const fields = html.match(/<search .*?<\/search>/gs) ?? [];
    expect(fields).toHaveLength(2);
    for (const field of fields) {
      expect(field).toContain('<form action="/search">');
      expect(field).toMatch(/<input type="search" aria-label="Search" [^>]*name="q"\/>/);
      expect(field).toContain('<button type="submit" aria-label="Search">');
    }
    expect(html).toContain('<a class="search-link" href="/search" aria-label="Search">');
    for (const navigation of html.match(/<nav .*?<\/nav>/gs) ?? []) expect(navigation).not.toContain('earch');
  });

  test('has no search field on the search page, except in the menu', () => {
    expect(headerOf('/search').match(/<search /g)).toHaveLength(1);
    expect(headerOf('/search')).not.toContain('search-link');
  });

  test('links to Plus Two only where it has a URL [1.12]', () => {
    const withPlusTwo = { college: { ...college, plusTwoUrl: 'https://plustwo.example/' } };
    expect(linksOf(headerOf('/', withPlusTwo))).toContainEqual(['Plus Two', 'https://plustwo.example/']);
    expect(headerOf('/')).not.toContain('Plus Two');
  });
});

test.each([
  ['/', 'Home', 'page'],
  ['/notices', 'Notices', 'page'],
  ['/notice/fees/1', 'Notices', 'true'],
  ['/gallery/holi/1', 'Gallery', 'true'],
  ['/why-us', 'Why Us', 'page'],
  ['/who-we-are', 'Who We Are', 'page'],
  ['/news-and-events/cup/1', 'News & Events', 'true'],
])('at %s the link %s alone is current, as %s', (path, label, value) => {
  const current = headerPaths.flatMap((href) => {
    const found = currentAt(href, path);
    return found ? [[words.en.links[href], found]] : [];
  });
  expect(current).toEqual([[label, value]]);
});

test('no link is current on the not-found page', () => {
  expect(headerPaths.filter((href) => currentAt(href, ''))).toEqual([]);
});

test('every built-in page has a name in both languages, in either place [43.32]', () => {
  expect(new Set(menuPages)).toEqual(
    new Set([...headerPaths, ...footerPaths, '/academics', '/staff', '/downloads']),
  );
  for (const path of menuPages)
    for (const place of ['header', 'footer'] as const)
      expect([pageLabel('en', path, place), pageLabel('ne', path, place)], path).not.toContain('');
});

const group = {
  header: [
    { label: 'Home', label_ne: 'गृहपृष्ठ', href: '/', items: [] },
    {
      label: 'Notices',
      label_ne: 'सूचना',
      href: '/notices',
      items: [
        { label: 'Results', label_ne: '', href: '/notice/results/1' },
        { label: 'University', label_ne: 'विश्वविद्यालय', href: 'https://tu.example/' },
      ],
    },
    {
      label: 'Rules',
      label_ne: '',
      href: null,
      items: [{ label: 'Fees', label_ne: '', href: '/notice/fees/2' }],
    },
  ],
  footer: [{ label: 'Write', label_ne: '', href: 'mailto:office@himal.example' }],
};

describe('a menu of the college', () => {
  const html = headerOf('/notice/results/1', { menu: group, hasOwnMenu: true });

  test('has groups that open by themselves, each with its own page first [43.36]', () => {
    const groups = html.match(/<details .*?<\/details>/gs) ?? [];
    expect(groups).toHaveLength(4);
    const [, , bar = '', rules = ''] = groups;
    expect(bar).toMatch(/^<details class="submenu" name="bar" data-current="true"><summary>Notices<svg/);
    expect(linksOf(bar)).toEqual([
      ['Notices', '/notices'],
      ['Results', '/notice/results/1'],
      ['University', 'https://tu.example/'],
    ]);
    expect(bar).toContain('href="https://tu.example/" rel="noopener"');
    expect(bar).toContain('href="/notice/results/1" aria-current="page"');
    expect(linksOf(rules)).toEqual([['Fees', '/notice/fees/2']]);
    expect(html).toContain('<nav aria-label="Main" class="main-links own-links">');
  });

  test('leads to the pages of the language, and says the language of a name [43.35]', () => {
    const nepali = renderPage(<Header frame={at('/', { menu: group, hasOwnMenu: true })} />, 'ne');
    expect(nepali).toContain('<a href="/ne/notices">सूचना</a>');
    expect(nepali).toContain('<a href="/ne/notice/results/1" lang="en">Results</a>');
    expect(nepali).toContain('<a href="https://tu.example/" rel="noopener">विश्वविद्यालय</a>');
  });

  test('is in the footer too [43.35]', () => {
    expect(renderPage(<Footer frame={at('/', { menu: group, hasOwnMenu: true })} />)).toContain(
      '<a href="mailto:office@himal.example">Write</a>',
    );
  });
});

describe('the footer', () => {
  test('has the specified links, and the journal where it has a URL [1.19]', () => {
    const journal = { ...college, journalUrl: 'https://journal.example/' };
    const navigation = (facts = college) =>
      /<nav aria-label="Footer".*?<\/nav>/s.exec(
        renderPage(<Footer frame={at('/', { college: facts })} />),
      )?.[0] ?? '';
    const own = [
      ['Home', '/'],
      ['Notice', '/notices'],
      ['FAQ&#x27;s', '/faqs'],
      ['Gallery', '/gallery'],
      ['Contact Us', '/contact-us'],
      ['Newsletter', '/news-and-events'],
      ['Login', '/login'],
    ];
    expect(linksOf(navigation())).toEqual(own);
    expect(linksOf(navigation(journal))).toEqual([...own, ['Journal', 'https://journal.example/']]);
  });

  test('says when the office is open, and which university awards the degrees, once they are known [17.173]', () => {
    const known = { ...college, openingHours: 'Sunday to Friday', university: 'पोखरा विश्वविद्यालय' };
    const html = renderPage(<Footer frame={at('/', { college: known })} />);
    expect(html).toContain('Opening hours: <span>Sunday to Friday</span>');
    expect(html).toContain('Affiliated to <span lang="ne">पोखरा विश्वविद्यालय</span>');
    expect(renderPage(<Footer frame={at('/')} />)).not.toMatch(/Opening hours|Affiliated/);
  });

  test('shows the year of the copyright and the address [1.17, 1.21, 9.10]', () => {
    expect(renderPage(<Footer frame={at('/')} />)).toContain('© 2023 Himal College, New Baneshwor');
  });
});
