import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { anchorsOf } from '../../content/anchors.ts';
import { renderPage } from '../render-page.ts';
import type { AboutView, Passage } from '../view-models.ts';
import { AboutPage } from './about.tsx';
import { AdmissionsPage, FaqsPage, MessagePage, ScholarshipsPage } from './passages.tsx';
import { at, hostile, picture, programme } from './site.fixture.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const passages = (titles: readonly string[], more: Partial<Passage> = {}): Passage[] => {
  const named = titles.map((title, index) => ({ id: idOf(titles.length - index), title }));
  const anchors = anchorsOf(named);
  return named.map(({ id, title }, index) => ({
    id,
    title,
    anchor: anchors[index] ?? '',
    html: '<h2>Part</h2><p>Words</p>',
    excerpt: 'Words',
    picture,
    attachments: [],
    isPinned: false,
    ...more,
  }));
};
const only = { page: 1, pages: 1 };
const aboutOf = (chapters: AboutView['chapters'], title = 'Since 1998') =>
  passages([title]).map((passage) => ({ ...passage, chapters }));

const withEach = <More extends object>(records: Passage[], more: More) =>
  records.map((record) => ({ ...record, ...more }));

const pages: Record<string, (records: Passage[]) => ReactElement> = {
  'about the college': (records) => (
    <AboutPage
      frame={at('/who-we-are')}
      at="/who-we-are"
      passages={records.map((record) => ({ ...record, chapters: [] }))}
      {...only}
    />
  ),
  'the principal’s message': (records) => (
    <MessagePage frame={at('/message')} passages={withEach(records, { signature: null })} {...only} />
  ),
  admissions: (records) => (
    <AdmissionsPage intakes={[]} frame={at('/admissions')} passages={records} {...only} />
  ),
  scholarships: (records) => (
    <ScholarshipsPage
      frame={at('/scholarships')}
      passages={withEach(records, { recipients: '', amount: '', deadline: '' })}
      {...only}
    />
  ),
  questions: (records) => (
    <FaqsPage frame={at('/faqs')} passages={withEach(records, { topic: '' })} {...only} />
  ),
};
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '');
const levelsIn = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe.each(Object.entries(pages))('the page of %s', (_, page) => {
  test('escapes titles, without inline script or style', () => {
    const html = renderPage(page(passages([hostile])));
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  test('has one first-level heading, and headings in texts are below their titles', () => {
    const levels = levelsIn(mainOf(renderPage(page(passages(['One', 'Two'])))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels).toContain(3);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), levels.join(' ')).toBeLessThanOrEqual(1);
    });
  });

  test('has a text and links while there is no record', () => {
    const html = mainOf(renderPage(page([])));
    expect(levelsIn(html)[0]).toBe(1);
    expect(html).toMatch(/<p>[^<]{20,}<\/p>/);
    expect(html).toMatch(/<ul class="page-buttons">/);
    expect(html).not.toContain('aria-label="Pages"');
  });

  test('has no duplicate id, not even where titles are named like the page’s own parts', () => {
    const own = idsIn(renderPage(page(passages(['A', 'B']))));
    const html = renderPage(page(passages([...own, 'Content', 'Menu', 'Same', 'Same', 'same!'])));
    const ids = idsIn(html);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const [, target] of html.matchAll(/href="[^"#]*#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test('marks Nepali text with its language', () => {
    const html = renderPage(page(passages(['भर्ना खुल्यो'], { html: '<p>कलेजले भर्ना खोलेको छ।</p>' })));
    expect(html).toMatch(/<h2 lang="ne">भर्ना खुल्यो<\/h2>/);
    expect(html).toContain('<div class="rich-text" lang="ne">');
  });

  test('has the size of every picture, and loads at most one eagerly', () => {
    const images = renderPage(page(passages(['One', 'Two']))).match(/<img [^>]*>/g) ?? [];
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/width="\d+" height="\d+"/);
    expect(images.filter((image) => image.includes('loading="lazy"')).length).toBeGreaterThanOrEqual(1);
    expect(images[1]).toContain('loading="lazy"');
  });
});

describe('a list of contents', () => {
  const contents = (titles: string[]) =>
    /<nav class="contents".*?<\/nav>/s.exec(renderPage(pages.admissions?.(passages(titles)) ?? <p />))?.[0];

  test('links to each of several records', () => {
    expect(contents(['New forms', 'Papers'])).toMatch(
      /<a href="#new-forms">New forms<\/a>.*<a href="#papers">Papers<\/a>/,
    );
  });

  test('is left out for a single record', () => expect(contents(['New forms'])).toBeUndefined());
});

describe('about the college', () => {
  const chapter = (heading: string, html: string) => ({ anchor: heading.toLowerCase(), heading, html });
  const html = (chapters: AboutView['chapters']) =>
    renderPage(<AboutPage frame={at('/why-us')} at="/why-us" passages={aboutOf(chapters)} {...only} />);

  test('shows vision and values each under a heading, below the record’s own', () => {
    const shown = html([chapter('Vision', '<p>To see far</p>'), chapter('Goals', '<ul><li>Many</li></ul>')]);
    expect(shown).toMatch(/<h2>Since 1998<\/h2>.*<h3 id="vision">Vision<\/h3>.*To see far.*<h3 id="goals">/s);
  });

  test('sets a short statement larger than a list', () => {
    expect(html([chapter('Vision', '<p>To see far</p>')])).toContain('chapter-statement');
    expect(html([chapter('Vision', '<ul><li>Many</li></ul>')])).not.toContain('chapter-statement');
    expect(html([chapter('Vision', `<p>${'Long '.repeat(100)}</p>`)])).not.toContain('chapter-statement');
  });

  test('links to the principal’s message [2.14]', () => expect(html([])).toContain('href="/message"'));
});

describe('a question', () => {
  const html = renderPage(
    <FaqsPage
      frame={at('/faqs')}
      passages={withEach(passages(['Is there a hostel?']), { topic: '' })}
      page={2}
      pages={3}
    />,
  );

  test('opens its answer, which has its picture and its permalink [2.10]', () => {
    expect(html).toMatch(
      /<details[^>]*><summary><h2>Is there a hostel\?<\/h2><\/summary><div [^>]*id="is-there-a-hostel">.*<img.*href="\/faqs\?page=2#is-there-a-hostel".*<\/div><\/details>/s,
    );
  });

  test('is on a paginated list', () => {
    expect(html).toContain('Page 2 of 3');
    expect(html).toContain('<title>FAQs, page 2 · Himal College</title>');
  });
});

test('admissions have their documents as downloads, and link to the application', () => {
  const attachments = [{ path: '/uploads/form.pdf', title: 'Form', name: 'Form.pdf', size: 20_480 }];
  const html = mainOf(renderPage(pages.admissions?.(passages(['Forms'], { attachments })) ?? <p />));
  expect(html).toMatch(/<h3[^>]*>Downloads<\/h3>.*href="\/uploads\/form\.pdf" download="Form\.pdf"/s);
  expect(html).toContain('href="/apply-online"');
});

test('scholarships link to admissions', () => {
  expect(mainOf(renderPage(pages.scholarships?.([]) ?? <p />))).toContain('href="/admissions"');
});

test('every page of whole texts has the programmes in its header', () => {
  const html = renderPage(
    <MessagePage frame={at('/message', { faculties: [programme('BCA')] })} passages={[]} {...only} />,
  );
  expect(html).toContain('href="/academics/bca/1"');
});
