import { describe, expect, test } from 'vitest';
import type { Language } from '../../languages/language.ts';
import { renderPage } from '../render-page.ts';
import type { FacultyPageProps } from '../view-models.ts';
import { FacultyPage } from './faculty.tsx';
import { at, hostile, picture, programme } from './site.fixture.ts';

const plain: FacultyPageProps['faculty'] = {
  ...programme('BCA'),
  excerpt: '',
  html: '',
  picture: null,
  chapters: [],
  facts: [],
  semesters: [],
};
const rich: FacultyPageProps['faculty'] = {
  ...plain,
  fullName: 'Bachelor of Computer Applications',
  excerpt: 'Software that somebody uses.',
  html: '<h2>Four years</h2><p>Software that somebody uses.</p>',
  picture,
  chapters: [{ anchor: 'admission-policy', heading: 'Admission Policy', html: '<h2>Seats</h2><p>Forty</p>' }],
  semesters: [
    { id: '1', title: 'First Semester', subjects: [] },
    { id: '2', title: 'First Semester', subjects: [] },
  ],
};
const said = { id: 't', name: 'Asha', semester: 'Fifth', words: `Line\n${hostile}`, picture: null };
const others = [programme('BCA'), programme('BBA', { id: 'other' })];
const shown = (
  faculty: FacultyPageProps['faculty'],
  testimonials: FacultyPageProps['testimonials'] = [],
  language: Language = 'en',
) =>
  /<main.*<\/main>/s.exec(
    renderPage(
      <FacultyPage
        frame={at('/academics/bca/1', { faculties: others })}
        faculty={faculty}
        intake={null}
        teachers={[]}
        downloads={[]}
        testimonials={testimonials}
      />,
      language,
    ),
  )?.[0] ?? '';

describe('the page of a faculty', () => {
  const html = shown(rich, [said]);

  test('shows name, full name and introduction, then each text under its label [2.7]', () => {
    expect(html).toMatch(
      /<h1>BCA<\/h1><p>Bachelor of Computer Applications<\/p>.*Software that.*<h2 id="admission-policy">Admission Policy<\/h2>.*<h3>Seats<\/h3>/s,
    );
  });

  test('shows duration, application and contact as key facts', () => {
    const facts = /<dl class="at-a-glance">.*?<\/dl>/s.exec(html)?.[0] ?? '';
    expect(facts).toContain('<dd>2 semesters</dd>');
    expect(facts).toContain('href="/apply-online?program=3"');
    expect(facts).toContain('<a href="tel:015970123">01-5970123</a>');
    expect(shown(plain)).not.toContain('semesters');
  });

  test('shows beside the text what the college has said of the programme, and no more [17.170]', () => {
    const facts = [
      { name: 'seats', label: 'Seats', text: '48 <now>' },
      { name: 'total_fee', label: 'Total fee', text: 'रु ५,८२,५००: भर्ना र आठ सेमेस्टर' },
    ] as const;
    const page = shown({ ...rich, facts });
    expect(page).toMatch(
      /2 semesters<\/dd>.*<dt>Seats<\/dt><dd>48 &lt;now&gt;<\/dd>.*<dt>Total fee<\/dt><dd lang="ne">रु ५,८२,५००.*<dt>Apply<\/dt>.*id="overview"/s,
    );
    expect(html).not.toMatch(/Seats<\/dt>|Eligibility|has-facts/);
  });

  test('has a table of contents whose links all have a target', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets).toEqual(['overview', 'admission-policy', 'semesters', 'students']);
    for (const target of targets) expect(html).toContain(`id="${target}"`);
  });

  test('shows semesters and testimonials as plain text', () => {
    expect(html.match(/First Semester/g)).toHaveLength(2);
    expect(html).toMatch(/<blockquote>Line\n&lt;script&gt;.*Asha.*Fifth/s);
  });

  test('shows the subjects of each semester with code and credits, and the sum where it is known [17.175]', () => {
    const programme = {
      ...plain,
      semesters: [
        {
          id: '1',
          title: 'First Semester',
          subjects: [
            { code: 'CACS101', name: 'Data Structures', credits: 3 },
            { code: 'CAMT104', name: 'गणित', credits: 1.5 },
          ],
        },
        { id: '2', title: 'Second Semester', subjects: [{ code: '', name: hostile, credits: null }] },
        { id: '3', title: 'Third Semester', subjects: [] },
      ],
    };
    const taught = shown(programme);
    expect(taught).toMatch(/<h2 id="semesters">Course structure<\/h2>/);
    const [first = '', second = '', third = ''] = taught.match(/<table>.*?<\/table>/gs) ?? [];
    expect(first).toMatch(/^<table><caption><span>First Semester<\/span><span>4.5 credits<\/span>/);
    expect(first).toContain('<tr><td>CACS101</td><td>Data Structures</td><td>3</td></tr>');
    expect(first).toContain('<td lang="ne">गणित</td><td>1.5</td>');
    expect(second).not.toMatch(/credits<\/span>|Code/);
    expect(second).toMatch(/<tr><td>&lt;script/);
    expect(third).toBe('<table><caption><span>Third Semester</span></caption><tbody></tbody></table>');
    const inNepali = shown(programme, [], 'ne');
    expect(inNepali).toContain('<td lang="en">Data Structures</td><td>३</td>');
    expect(inNepali).toContain('<td>गणित</td>');
  });

  test('links to the application and to the other programmes, not to itself', () => {
    expect(html).toContain('href="/apply-online?program=3">Apply for BCA<');
    expect(html).toContain('href="/academics/bba/1"');
    expect(html).not.toContain('href="/academics/bca/1"');
  });

  test('is complete with a title alone', () => {
    const bare = shown({ ...plain, title: 'स्नातक', id: 'x' });
    expect(bare).toContain('<h1 lang="ne">स्नातक</h1>');
    expect(bare).toMatch(/<img src="[^"]*ridges-\w+[^"]*\.svg/);
    expect(bare).not.toMatch(/class="contents"|Semesters|What students say/);
  });
});
