import { describe, expect, test } from 'vitest';
import { renderPage } from '../render-page.ts';
import type { HomePageProps } from '../view-models.ts';
import { HomePage } from './home.tsx';
import { at, college, entry, picture, programme } from './site.fixture.ts';

const nothing: HomePageProps = {
  frame: at('/'),
  banners: [],
  notices: [],
  news: [],
  message: null,
  intakes: [],
  testimonials: [],
  partners: [],
};
const homeOf = (props: Partial<HomePageProps>) => renderPage(<HomePage {...nothing} {...props} />);
const mainOf = (props: Partial<HomePageProps>) => homeOf(props).replace(/^.*<main|<\/main>.*$/gs, '');
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);
const banner = { _id: 'b', title: 'Sit down', shortText: '', shortDescription: '', picture };
const student = {
  id: 't',
  name: 'Anisha',
  faculty: 'BCA',
  semester: 'Second',
  words: 'Good.',
  picture: null,
};
const message = { id: 'm', name: 'Dr. Sarita', excerpt: 'Come and see.', picture };
const partner = { _id: 'p', title: 'Tamor Hydro', picture: null };

describe('the home page of a college without content', () => {
  const main = mainOf({});

  test('shows the college’s name, with links to go on', () => {
    expect(main).toContain('<h1>Himal College</h1>');
    for (const href of ['/notices', '/admissions', '/contact-us', '/apply-online'])
      expect(main).toContain(`href="${href}"`);
    expect(main).toContain('href="tel:015970123"');
  });

  test('has no section without content', () => {
    expect(headings(main)).toEqual(['Come and study with us']);
  });

  test('shows the motto once', () => {
    expect(main.split(college.motto)).toHaveLength(2);
  });
});

describe('the home page of a college with content', () => {
  const props = {
    frame: at('/', { faculties: [programme('BCA', { fullName: 'Computer Applications' })] }),
    banners: [banner],
    notices: [entry('Fees')],
    news: [entry('Cup')],
    message,
    testimonials: [student],
    partners: [partner],
  };
  const main = mainOf(props);

  test('has its sections in order, from the banners to the call to apply [2.1]', () => {
    expect(headings(main)).toEqual([
      'Sit down',
      'Notices',
      'Programmes',
      'News &amp; Events',
      'From the principal',
      'What students say',
      'Our partners',
      'Come and study with us',
    ]);
    expect(main).toMatch(/<a class="button" href="\/apply-online">Start your application<\/a>/);
  });

  test('has the college’s name as title and first heading', () => {
    expect(homeOf(props)).toContain('<title>Himal College</title>');
    expect(main).toContain('<h1 class="unseen">Himal College</h1>');
  });

  test('links from the principal’s excerpt to the whole message [2.14]', () => {
    expect(main).toMatch(/<p>Come and see\.<\/p>.*Dr\. Sarita.*<a class="more" href="\/message">/);
  });

  test('shows a student’s name and programme', () => {
    expect(main).toMatch(/Good\..*<strong>Anisha<\/strong><span>BCA, Second<\/span>/);
  });

  test('names every partner in text, and has alternative text for a logo only where it says more', () => {
    const marked = (alt: string) => mainOf({ partners: [{ ...partner, picture: { ...picture, alt } }] });
    for (const shown of [main, marked('')]) {
      expect(shown).toContain('<span class="partner-name">Tamor Hydro</span>');
    }
    expect(marked('A river in a ring')).toContain('alt="A river in a ring"');
    expect(marked('Tamor Hydro')).not.toContain('alt="Tamor Hydro"');
  });

  test('loads only the first picture eagerly', () => {
    expect(main.match(/loading="eager"/g)).toHaveLength(1);
    expect(main.indexOf('loading="eager"')).toBeLessThan(main.indexOf('loading="lazy"'));
  });
});

describe('the home page', () => {
  test('shows six programmes at full size and the others on demand, without omitting any', () => {
    const faculties = Array.from({ length: 30 }, (_, at) => programme(`Programme ${at}`, { id: String(at) }));
    const main = mainOf({ frame: at('/', { faculties }) });
    expect(main).toContain('<summary>24 more programmes</summary>');
    const [shown = '', others = ''] = main.split('<details>');
    for (const { title } of faculties.slice(0, 6)) expect(shown).toContain(`>${title}<`);
    for (const { title } of faculties.slice(6)) expect(others).toContain(`>${title}<`);
  });

  test('does not show the same placeholder picture side by side', () => {
    const news = ['aa', 'aa', 'ad', 'b', 'e'].map((id, at) => entry(`News ${at}`, { id }));
    const shown = [...mainOf({ news }).matchAll(/ridges-(\w+)/g)].map(([, hour]) => hour);
    const [, ...stories] = shown;
    expect(stories).toHaveLength(5);
    for (const [at, hour] of stories.entries()) expect(hour).not.toBe(stories[at + 1]);
  });

  test('has the rest of a long testimonial behind its beginning, unchanged', () => {
    const words = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ');
    const main = mainOf({ testimonials: [{ ...student, words }] });
    const [, opening = '', rest = ''] =
      /<blockquote>([^<]*)<details><summary>Read on<\/summary>…([^<]*)</.exec(main) ?? [];
    expect(opening.length).toBeLessThanOrEqual(420);
    expect(opening + rest).toBe(words);
  });

  test('makes testimonials that scroll sideways focusable, except a single one', () => {
    const two = [student, { ...student, id: 'b' }];
    expect(mainOf({ testimonials: two })).toMatch(
      /<div class="testimonials testimonial-row" role="group" aria-labelledby="students" tabindex="0">/i,
    );
    expect(mainOf({ testimonials: [student] })).toContain('<div class="testimonials"><figure');
  });

  test('makes logos that scroll sideways focusable, and nothing else', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...partner, id: String(at) }));
    expect(mainOf({ partners: many })).toMatch(/<ul class="partners partners-many"[^>]*tabindex="0"/i);
    expect(mainOf({ partners: many.slice(0, 8) })).toMatch(
      /<ul class="partners" aria-labelledby="partners">/,
    );
  });

  test('marks Nepali text with its language', () => {
    const main = mainOf({
      frame: at('/', { faculties: [programme('व्यवस्थापन')] }),
      message: { ...message, name: 'सरिता', excerpt: 'आउनुहोस्।' },
      testimonials: [{ ...student, words: 'राम्रो' }],
      partners: [{ ...partner, title: 'हिमाल' }],
    });
    expect(main.match(/lang="ne"/g)).toHaveLength(5);
  });
});

describe('the opening of the home page', () => {
  const faculties = [programme('BCA'), programme('BBS')];
  const notices = ['Fees', 'Forms', 'Results'].map((title) => entry(title));

  test('shows the motto once: below a first banner without a description, otherwise at the end [17.180]', () => {
    for (const shortDescription of ['', 'Five programmes.']) {
      const main = mainOf({ banners: [{ ...banner, shortDescription }] });
      expect(main.split(college.motto)).toHaveLength(2);
      expect(main).toContain(`<p class="banner-lede">${shortDescription || college.motto}</p>`);
    }
  });

  test('has the programmes beside the banners where notices are few, and below them where there are many', () => {
    for (const [count, place] of [
      [0, 'beside'],
      [2, 'beside'],
      [3, 'below'],
    ] as const) {
      const main = mainOf({ frame: at('/', { faculties }), notices: notices.slice(0, count) });
      expect(main.match(/id="programmes"/g), place).toHaveLength(1);
      expect(main.includes('<div class="wrap home-section">'), place).toBe(place === 'below');
    }
  });

  test('links to the notices only where it does not show them', () => {
    expect(mainOf({ notices })).not.toContain('<a href="/notices">Notices</a>');
    expect(mainOf({})).toContain('<a href="/notices">Notices</a>');
  });
});

test('a person without a photograph has initials on every page, and never a drawn face [17.181]', () => {
  const main = mainOf({
    message: { ...message, name: 'प्रा. हरि शर्मा', picture: null },
    testimonials: [student],
  });
  expect(main).toMatch(/<span class="initials initials-\d" aria-hidden="true" lang="ne">हश<\/span>/);
  expect(main).toMatch(/<span class="initials initials-\d" aria-hidden="true">A<\/span>/);
});
