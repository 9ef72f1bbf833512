import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { neutralCollege } from '../content/college.ts';
import { builtInMenu } from './navigation.ts';
import {
  breadcrumbData,
  collegeData,
  courseData,
  eventsData,
  faqData,
  newsArticleData,
  programData,
  StructuredData,
} from './structured-data.tsx';
import type { FullEntry, PageFrame, ProgrammeFact } from './view-models.ts';

const frame: PageFrame = {
  college: {
    ...neutralCollege,
    name: 'Pipal & Co </script><script>alert(1)</script>',
    phone: '+977-1-5550100',
    established: 1998,
    university: 'Tribhuvan University',
    openingHours: 'Sunday to Friday, 6:00 to 17:00',
    facebook: 'https://facebook.example/pipal',
  },
  logo: null,
  path: '/news-and-events/x/1',
  canonical: 'https://college.example.org/news-and-events/x/1',
  today: '2026-11-21',
  assets: { styles: [], scripts: [], preloadFonts: [] },
  faculties: [],
  menu: builtInMenu(),
  hasOwnMenu: false,
};
const course = { title: 'BCA', fullName: 'Computer Application', description: '' };
const facts: ProgrammeFact[] = [
  { name: 'university', label: 'University', text: 'Tribhuvan University' },
  { name: 'seats', label: 'Seats', text: '48' },
  { name: 'hours', label: 'Class hours', text: '6:15 to 9:50' },
  { name: 'eligibility', label: 'Eligibility', text: 'Class twelve in any stream' },
  { name: 'total_fee', label: 'Total fee', text: 'NPR 582,500: eight semesters' },
];
const news: FullEntry = {
  id: '1',
  title: 'Results of </script> the spring term',
  href: '/news-and-events/x/1',
  publishedAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
  excerpt: 'All passed.',
  picture: null,
  ownPicture: null,
  html: '<p>All passed.</p>',
  attachments: [],
  event: null,
  category: '',
  isPinned: false,
};

const at = (event: object): FullEntry => ({
  ...news,
  event: { day: '2026-12-07', time: '', end: '', place: 'Yard', ...event },
});

/** The validator's messages, the most severe first. */
async function validatorMessages(element: ReactElement) {
  const html = `<!doctype html><html><head>${renderToStaticMarkup(element)}</head><body></body></html>`;
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  expect(extracted.errors ?? []).toEqual([]);
  expect(Object.keys(extracted.jsonld)).toHaveLength(1);
  return new Validator().validate(extracted);
}

describe('What pages tell programs', () => {
  const steps = [
    { label: 'Home', href: '/' },
    { label: 'News & Events', href: '/news-and-events' },
    { label: 'x' },
  ];

  test.each([
    ['the college', collegeData(frame, '/assets/icon.png')],
    ['a news item', newsArticleData(frame, news)],
    ['an event with hours', eventsData(frame, at({ time: '10:00', end: '17:00' }))[0]],
    ['an event of a whole day', eventsData(frame, at({ place: '' }))[0]],
    ['a programme', courseData(frame, course)],
    ['what is said of a programme', programData(frame, course, facts)],
    ['questions', faqData([{ question: 'When?', answer: '<p>At 6:15.</p>' }])],
    ['the way to the page', breadcrumbData(frame, steps)],
  ])('about %s is found and in order', async (_what, data) => {
    if (!data) throw new Error('There is no data');
    expect(await validatorMessages(<StructuredData data={data} />)).toEqual([]);
  });

  test('cannot be ended early by any text in it', () => {
    const html = renderToStaticMarkup(<StructuredData data={newsArticleData(frame, news)} />);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      headline: news.title,
      publisher: { name: frame.college.name },
    });
  });

  test('has the facts of a programme: seats as a number only where the text is one, the fee as text [17.171]', () => {
    const program = programData(frame, course, facts);
    expect(program).toMatchObject({
      maximumEnrollment: 48,
      timeOfDay: '6:15 to 9:50',
      programPrerequisites: 'Class twelve in any stream',
      offers: { description: 'NPR 582,500: eight semesters' },
      educationalCredentialAwarded: { recognizedBy: { name: 'Tribhuvan University' } },
    });
    expect(JSON.stringify(program)).not.toContain('price');
    const inWords = programData(frame, course, [
      { name: 'seats', label: 'Seats', text: '64 in two sections' },
    ]);
    expect(inWords).not.toHaveProperty('maximumEnrollment');
  });

  test('has absolute URLs, and only the facts that the college has entered', () => {
    const college = collegeData(frame, '/assets/icon.png');
    expect(college).toMatchObject({
      url: 'https://college.example.org/',
      logo: 'https://college.example.org/assets/icon.png',
      sameAs: ['https://facebook.example/pipal'],
      foundingDate: '1998',
    });
    expect(college).not.toHaveProperty('email');
    expect(breadcrumbData(frame, steps).itemListElement).toMatchObject([
      { position: 1, item: 'https://college.example.org/' },
      { position: 2, item: 'https://college.example.org/news-and-events' },
      { position: 3, item: frame.canonical },
    ]);
  });
});
