import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentTypes } from '../content/index.ts';
import { latinDigits } from '../languages/digits.ts';
import { langOf } from '../languages/lang-of.ts';
import { officeFormatOf } from '../media/office-document.ts';
import { checkDocumentStart, checkPdfEnd, pdfEdgeBytes } from '../media/receive.ts';
import { fieldsOf } from '../schema/define-type.ts';
import { isClean } from '../schema/fields/rich-text/is-clean.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';
import { daysSince } from './calendar.ts';
import { DEMO_FOLDER, filesOf, readDemonstration } from './demonstration.ts';
import { recordsOn, type SeedRecord } from './records.ts';

const TODAY = new Date('2026-11-21T04:00:00Z');
const DAY_MS = 86_400_000;
const demonstration = readDemonstration();
const on = (today: Date) => recordsOn(today, demonstration.records);
const records = on(TODAY);
const ofType = (type: string) => records.filter((record) => record.type === type);
const byType = new Map(contentTypes.map((type) => [type.name, type]));
const picturesOf = ({ pictures }: SeedRecord) => Object.values(pictures).flat();
const documentsOf = ({ documents }: SeedRecord) =>
  Object.values(documents)
    .flat()
    .map(({ file }) => file);

/** A record's title or name, with the record it belongs to where titles repeat. */
const nameOf = ({ fields, references }: SeedRecord) =>
  [fields.title ?? fields.name, ...Object.values(references)].join(' ');
/** Its texts, each with the name of its field. */
const textsOf = ({ fields }: SeedRecord) =>
  Object.entries(fields).flatMap(([name, value]) => [value].flat().map((text) => [name, text] as const));
const ALLOWED =
  /^<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|table|tbody|tr|th|td)>$|^<a href="(?:https|mailto):[^"<>]+">$|^<\/a>$/;

/**
 * The sentences of a record: its plain fields whole, its blocks split where a sentence ends. Not what fees consist of,
 * which is the same for all programmes.
 */
function sentencesOf(record: SeedRecord): string[] {
  return textsOf(record)
    .filter(([name]) => !name.startsWith('total_fee'))
    .flatMap(([, text]) => text.replace(/<td>.*?<\/td>/g, '').split(/<[^>]*>/))
    .flatMap((block) => block.split(/(?<=[.!?।:])\s+/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 4);
}

const fieldsByKey = (key: string) => records.find((record) => record.key === key)?.fields ?? {};
/** What the university takes once, in NPR. */
const REGISTRATION = 3500;
/** The amounts of money in a text, in NPR, whichever digits and commas they have. */
const amountsOf = (text: string) =>
  (latinDigits(text).match(/\d[\d,]{3,}/g) ?? []).map((amount) => Number(amount.replaceAll(',', '')));
/** The amounts in the rows of tables, by the first words of the row without what stands in brackets. */
const amountsIn = (html: string) =>
  new Map(
    [...html.matchAll(/<tr><td>([^<(]*)[^<]*<\/td>(.*?)<\/tr>/gs)].map(([, name = '', cells = '']) => [
      name.trim(),
      amountsOf(cells),
    ]),
  );

/** Records that may share a picture: one room or tree of the college, one event, the programme that made a journey. */
const ABOUT_THE_SAME = [
  ['about/0', 'banner/1', 'faq/4'],
  ['about/1', 'news/5'],
  ['admission/0', 'news/21', 'notice/28'],
  ['admission/1', 'news/28', 'notice/5'],
  ['admission/4', 'banner/3'],
  ['faculty/0', 'news/6', 'scholarship/3'],
  ['faculty/1', 'news/15'],
  ['faculty/2', 'news/17'],
  ['faculty/3', 'news/13'],
  ['news/1', 'notice/16'],
  ['news/19', 'notice/34'],
  ['news/20', 'notice/33'],
  ['news/4', 'notice/13'],
];

/** Places and things of the college that several albums may show. */
const IN_SEVERAL_ALBUMS = [
  'chautari.webp',
  'computer-room.webp',
  'courtyard.webp',
  'dhaka-cloth.webp',
  'kettle.webp',
  'lecture-hall.webp',
  'marigolds.webp',
  'tiered-roofs.webp',
];

describe('the demonstration college', () => {
  test.each([
    ['about', 2],
    ['admission', 5],
    ['banner', 4],
    ['faculty', 5],
    ['faq', 12],
    ['gallery', 8],
    ['category', 7],
    ['download', 4],
    ['intake', 6],
    ['news', 30],
    ['notice', 40],
    ['partner', 8],
    ['person', 17],
    ['pmessage', 1],
    ['scholarship', 6],
    ['semester', 36],
    ['team', 3],
    ['testimonial', 10],
  ])('publishes its %s records: %i', (type, count) => {
    expect(ofType(type)).toHaveLength(count);
  });

  test('publishes something of every type, each record under a key of its own', () => {
    expect(new Set(records.map(({ type }) => type))).toEqual(new Set(byType.keys()));
    expect(new Set(records.map(({ key }) => key)).size).toBe(records.length);
  });

  test.each([
    ['notice', 14],
    ['testimonial', 3],
    ['admission', 1],
    ['scholarship', 1],
    ['faq', 1],
    ['about', 1],
    ['news', 1],
    ['gallery', 1],
  ])('writes wholly in Nepali where a college would: %s, %i', (type, count) => {
    const nepali = ofType(type).filter((record) =>
      textsOf(record)
        .filter(([name]) => !['faculty', 'semester', 'date', 'eventDay', 'topic'].includes(name))
        .every(([, text]) => /^[^a-z]*$/i.test(text.replace(/<[^>]*>/g, ''))),
    );
    expect(nepali).toHaveLength(count);
    for (const { fields } of nepali) if (fields.description) expect(fields.description).toMatch(/[ऀ-ॿ]{3}.*।/);
  });

  test('names one total of each programme, wherever it does: that of the table of fees', () => {
    const table = amountsIn(String(fieldsByKey('admission/2').description));
    const answer = String(fieldsByKey('faq/3').description);
    for (const [key, times] of Object.entries({
      'faculty/0': 8,
      'faculty/1': 8,
      'faculty/2': 8,
      'faculty/3': 8,
      'faculty/4': 4,
    })) {
      const { title, total_fee } = fieldsByKey(key);
      const [admission = 0, each = 0, deposit = 0] = table.get(String(title)) ?? [];
      const total = admission + times * each + deposit + REGISTRATION;
      expect(admission, String(title)).toBeGreaterThan(0);
      expect(amountsOf(String(total_fee))).toEqual([total]);
      expect(amountsIn(answer).get(String(title))).toEqual([total]);
    }
  });

  test('lets no more sit an examination than it has seats, and as many pass as its news says, in both languages', () => {
    const results = JSON.stringify(records.find(({ key }) => key === 'page/2')?.lists);
    const rows = [
      ...latinDigits(results).matchAll(/<tr><td>([^<,]+),[^<]*<\/td><td>(\d+)<\/td><td>(\d+)<\/td>/g),
    ];
    expect(rows).toHaveLength(12);
    const seats = new Map(
      ofType('faculty').flatMap(({ fields }) => [
        [fields.title, Number(fields.seats)],
        [fields.title_ne, Number(fields.seats)],
      ]),
    );
    for (const [, programme = '', sat, passed] of rows) {
      expect(Number(sat), programme).toBeLessThanOrEqual(seats.get(programme) ?? 0);
      expect(Number(passed), programme).toBeLessThanOrEqual(Number(sat));
    }
    const news = String(fieldsByKey('news/10').description);
    const [whole, all] = (
      /<td>Advanced Java Programming<\/td><td>(\d+)<\/td><td>(\d+)<\/td>/.exec(news) ?? []
    ).slice(1);
    for (const at of [0, 3]) expect(rows[at]?.slice(2)).toEqual([whole, all]);
  });

  test('names one last day for the same applications, in whichever notice and language', () => {
    const subjects = { scholarships: /scholarship|छात्रवृत्ति/i };
    for (const [subject, title] of Object.entries(subjects)) {
      const days = demonstration.records.flatMap(({ type, published, fields }) => {
        const titles = JSON.stringify([fields.title, fields.title_ne]);
        if (type !== 'notice' || !title.test(titles)) return [];
        const daysAgo = daysSince(TODAY, published.on);
        return [...JSON.stringify(fields).matchAll(/\{\{(?:week)?day\+(\d+)/g)].map(
          ([, days]) => daysAgo - Number(days),
        );
      });
      expect(new Set(days).size, subject).toBe(1);
    }
  });

  test('has no sentence in two records', () => {
    const seenIn = new Map<string, string>();
    const twice: string[] = [];
    for (const record of records) {
      for (const sentence of new Set(sentencesOf(record))) {
        if (seenIn.has(sentence)) twice.push(`${sentence} — ${seenIn.get(sentence)} / ${nameOf(record)}`);
        seenIn.set(sentence, nameOf(record));
      }
    }
    expect(twice).toEqual([]);
    expect(seenIn.size).toBeGreaterThan(1000);
  });

  test('gives every record a title or name of its own, at most 200 characters long', () => {
    const names = records.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name.trim()).not.toBe('');
      expect([...name].length).toBeLessThanOrEqual(200);
    }
  });

  test('fills only fields that the types have, and every one of theirs somewhere but portraits [17.181]', () => {
    const filled = new Set(
      records.flatMap(({ type, fields, lists, references, pictures, documents }) => {
        const names = [fields, lists, references, pictures, documents].flatMap((some) => Object.keys(some));
        for (const name of names) expect(Object.keys(byType.get(type)?.fields ?? {})).toContain(name);
        return names.map((name) => `${type}.${name}`);
      }),
    );
    const all = contentTypes.flatMap((type) =>
      fieldsOf(type).flatMap(([name, { twinOf }]) => (twinOf ? [] : `${type.name}.${name}`)),
    );
    // The people of the demonstration do not exist, and pages show no drawn faces (requirement 17.181).
    const portraits = ['person', 'pmessage', 'testimonial'].flatMap((type) => [
      `${type}.image`,
      `${type}.imageAlt`,
    ]);
    expect(all.filter((field) => !filled.has(field)).toSorted()).toEqual(portraits);
  });

  test('has only the editor’s markup in rich texts, and none in plain texts', () => {
    for (const record of records) {
      for (const [name, text] of textsOf(record)) {
        const tags = text.match(/<[^>]*>?/g) ?? [];
        if (byType.get(record.type)?.fields[name]?.kind !== 'rich-text') expect(tags).toEqual([]);
        else expect(isClean(text), text).toBe(true);
        for (const tag of tags) expect(tag).toMatch(ALLOWED);
        expect(text).not.toMatch(/&(?!amp;|lt;|gt;)|undefined|NaN|'/);
      }
    }
  });

  test('has a different alternative text wherever a picture is shown', () => {
    const alts = records.flatMap((record) => {
      const words = [record.fields.imageAlt ?? []].flat();
      expect(words).toHaveLength(picturesOf(record).length);
      return words;
    });
    for (const alt of alts) expect(alt.trim().length).toBeGreaterThan(10);
    expect(new Set(alts).size).toBe(alts.length);
    expect(alts.length).toBeGreaterThan(100);
  });

  test('describes every picture in Nepali, which pages under /ne say [20.220]', () => {
    for (const { key, fields, nepaliAlts } of records)
      for (const [field, alts] of Object.entries(nepaliAlts)) {
        const english = [fields[`${field}Alt`] ?? ''].flat();
        for (const [at, alt] of english.entries())
          expect(langOf(alts[at] ?? alt), `${key}: ${alt}`).toBe('ne');
      }
  });

  test('shows a picture in several albums only where it is the same thing', () => {
    const albums = ofType('gallery').flatMap((record) =>
      picturesOf(record).map((file) => ({ file, key: record.key })),
    );
    const shared = [...Map.groupBy(albums, ({ file }) => file)].filter(([, uses]) => uses.length > 1);
    expect(shared.map(([file]) => file).sort()).toEqual(IN_SEVERAL_ALBUMS);
  });

  test('shows no picture twice among the news or within an album', () => {
    for (const type of ['about', 'admission', 'banner', 'faculty', 'partner'])
      for (const record of ofType(type)) expect(picturesOf(record)).toHaveLength(1);
    const ofNews = ofType('news').flatMap(picturesOf);
    expect(ofNews.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ofNews).size).toBe(ofNews.length);
    for (const pictures of ofType('gallery').map(picturesOf)) {
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      expect(pictures.length).toBeLessThanOrEqual(9);
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  });

  test('shows one scene on two pages only where both are about the same', () => {
    const shown = records.filter(({ type }) => type !== 'gallery' && type !== 'partner');
    const places = Map.groupBy(
      shown.flatMap((record) => picturesOf(record).map((file) => ({ file, key: record.key }))),
      ({ file }) => file,
    );
    const shared = [...places.values()].filter((uses) => uses.length > 1);
    expect(shared.map((uses) => uses.map(({ key }) => key).sort()).sort()).toEqual(ABOUT_THE_SAME);
  });

  test('has pictures as wide as the pages show them, each differing from every other', async () => {
    const least: Record<string, number> = { banner: 1920, about: 1280, faculty: 1280 };
    const small: Record<string, number> = { partner: 320 };
    for (const record of records) {
      for (const file of picturesOf(record)) {
        const { format, width } = await sharp(join(DEMO_FOLDER, 'pictures', file)).metadata();
        expect(format, file).toBe('webp');
        const wanted = small[record.type] ?? least[record.type] ?? 960;
        expect(width, `${file} of ${record.key}`).toBeGreaterThanOrEqual(wanted);
      }
    }
    const files = readdirSync(join(DEMO_FOLDER, 'pictures'));
    const contents = files.map((file) => readFileSync(join(DEMO_FOLDER, 'pictures', file), 'base64'));
    expect(new Set(contents).size).toBe(files.length);
    expect(files.length).toBeGreaterThanOrEqual(50);
  });

  test('has no file that no record shows, and 6 MB of files at most', () => {
    const used = new Set(demonstration.records.flatMap(filesOf));
    const files = ['pictures', 'documents'].flatMap((folder) =>
      readdirSync(join(DEMO_FOLDER, folder)).map((file) => `${folder}/${file}`),
    );
    expect(files.filter((file) => !used.has(file))).toEqual([]);
    const bytes = files.map((file) => statSync(join(DEMO_FOLDER, file)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(6_000_000);
  });

  test('has eleven documents with unique names that pass the checks of uploads', async () => {
    const documents = records.flatMap(documentsOf);
    expect(new Set(documents).size).toBe(11);
    expect(documents).toHaveLength(11);
    for (const name of documents) {
      expect(name).toMatch(/^[a-z0-9-]+\.(?:pdf|docx|xlsx)$/);
      const file = join(DEMO_FOLDER, 'documents', name);
      if (!name.endsWith('.pdf')) {
        expect(name.endsWith(`.${await officeFormatOf(file)}`)).toBe(true);
        continue;
      }
      const bytes = readFileSync(file);
      expect(checkDocumentStart(bytes.subarray(0, pdfEdgeBytes))).toBe('pdf');
      expect(() => checkPdfEnd(bytes.subarray(-pdfEdgeBytes))).not.toThrow();
    }
  });

  test('lists its programmes in their order, BCA first, and their semesters from the first on', () => {
    const faculties = ofType('faculty').toReversed();
    expect(faculties.map(({ fields }) => fields.title)).toEqual(['BCA', 'BBA', 'BIM', 'BSc CSIT', 'BBS']);
    const semesters = faculties.map(({ key }) =>
      ofType('semester').filter(({ references }) => references.faculty === key),
    );
    expect(semesters.map(({ length }) => length)).toEqual([8, 8, 8, 8, 4]);
    for (const [first] of semesters) expect(first?.fields.title).toMatch(/^First (Semester|Year)$/);
  });

  test('has testimonials only of students in existing programmes and semesters', () => {
    const taught = ofType('semester').map(({ fields, references }) => {
      const faculty = records.find(({ key }) => key === references.faculty);
      return `${faculty?.fields.title}: ${fields.title}`;
    });
    for (const { fields } of ofType('testimonial'))
      expect(taught).toContain(`${fields.faculty}: ${fields.semester}`);
  });

  test.each(['2026-01-01T00:00:00Z', '2026-04-14T20:00:00Z', '2028-02-29T10:00:00Z', '2026-11-21T04:00:00Z'])(
    'looks current on %s: something this week, nothing to come, nothing older than fourteen months',
    (today) => {
      const ages = on(new Date(today)).map(({ daysAgo }) => daysAgo);
      expect(ages.filter((age) => age <= 7).length).toBeGreaterThanOrEqual(5);
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...ages)).toBeLessThanOrEqual(427);
      expect(Math.max(...ages)).toBeGreaterThan(365);
    },
  );

  test.each(['2026-01-01T00:00:00Z', '2027-03-05T20:00:00Z', '2026-11-21T04:00:00Z'])(
    'invites on %s to at least three events of the coming six weeks, each at a place',
    (today) => {
      const dayAfter = (days: number) => dayInKathmandu(new Date(Date.parse(today) + days * DAY_MS));
      const events = on(new Date(today)).filter(({ fields }) => fields.eventDay);
      for (const { fields } of events) expect(fields.eventPlace).not.toBe('');
      const days = events.map(({ fields }) => String(fields.eventDay));
      expect(days.filter((day) => day > dayAfter(0) && day <= dayAfter(43)).length).toBeGreaterThanOrEqual(3);
      expect(days.some((day) => day < dayAfter(0))).toBe(true);
    },
  );

  test('dates nothing later than its publication', () => {
    for (const { fields, daysAgo } of records)
      if (fields.date)
        expect(String(fields.date) <= dayInKathmandu(new Date(TODAY.getTime() - daysAgo * DAY_MS))).toBe(
          true,
        );
  });

  test('is the same on the same day, and is ordered oldest first', () => {
    expect(on(TODAY)).toEqual(records);
    const order = records.map(({ daysAgo, minuteOfDay }) => minuteOfDay - daysAgo * 1440);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('has a name, a telephone with the extensions 23 and 24, and addresses that open', () => {
    const { college: facts } = demonstration;
    expect(facts.name).toBe('Pipalchaur College');
    expect(facts.extensions).toBe('23, 24');
    for (const url of [facts.mapsUrl, facts.plusTwoUrl, facts.journalUrl])
      expect(URL.canParse(url)).toBe(true);
  });
});
