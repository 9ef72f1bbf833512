import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { fieldsOf } from '../../schema/define-type.ts';
import { isClean } from '../../schema/fields/rich-text/is-clean.ts';
import { drawingNames } from '../drawings/index.ts';
import { daysFrom, daysSince } from './calendar.ts';
import { demonstration, facts, type SeedRecord } from './index.ts';

const TODAY = new Date('2026-11-21T04:00:00Z');
const records = demonstration(TODAY);
const ofType = (type: string) => records.filter((record) => record.type === type);
const byType = new Map(contentTypes.map((type) => [type.name, type]));

/** Its title or name, and what it belongs to where titles come again. */
const nameOf = ({ fields, refers }: SeedRecord) =>
  [fields.title ?? fields.name, ...Object.values(refers ?? {})].join(' ');
/** Its texts one by one, each with the name of its field. */
const textsOf = ({ fields }: SeedRecord) =>
  Object.entries(fields).flatMap(([name, value]) => [value].flat().map((text) => [name, text] as const));
const ALLOWED =
  /^<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|table|tbody|tr|th|td)>$|^<a href="(?:https|mailto):[^"<>]+">$|^<\/a>$/;

/** The sentences of a record: its plain fields whole, its blocks split where a sentence ends. */
function sentencesOf(record: SeedRecord): string[] {
  const documents = (record.attachments ?? []).flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
  return [...textsOf(record).map(([, text]) => text), ...documents]
    .flatMap((text) => text.split(/<[^>]*>/))
    .flatMap((block) => block.split(/(?<=[.!?।:])\s+/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 4);
}

describe('the demonstration college', () => {
  test.each([
    ['about', 2],
    ['admission', 5],
    ['banner', 4],
    ['faculty', 5],
    ['faq', 12],
    ['gallery', 8],
    ['news', 30],
    ['notice', 40],
    ['partner', 8],
    ['pmessage', 1],
    ['scholarship', 6],
    ['semester', 36],
    ['testimonial', 10],
  ])('publishes its %s records: %i', (type, count) => {
    expect(ofType(type)).toHaveLength(count);
  });

  test('publishes something of every type, each record at a place of its own', () => {
    expect(new Set(records.map(({ type }) => type))).toEqual(new Set(byType.keys()));
    expect(new Set(records.map(({ place }) => place)).size).toBe(records.length);
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
        .filter(([name]) => !['faculty', 'semester', 'date', 'eventDay'].includes(name))
        .every(([, text]) => /^[^a-z]*$/i.test(text.replace(/<[^>]*>/g, ''))),
    );
    expect(nepali).toHaveLength(count);
    for (const { fields } of nepali) if (fields.description) expect(fields.description).toMatch(/[ऀ-ॿ]{3}.*।/);
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

  test('fills only fields that the types have, and every one of theirs somewhere', () => {
    const filled = new Set(
      records.flatMap(({ type, fields, refers, pictures, attachments }) => {
        const names = [...Object.keys(fields), ...Object.keys(refers ?? {})];
        for (const name of names) expect(Object.keys(byType.get(type)?.fields ?? {})).toContain(name);
        return [
          ...names,
          ...(pictures?.length ? ['image'] : []),
          ...(attachments?.length ? ['attachments'] : []),
        ].map((name) => `${type}.${name}`);
      }),
    );
    const all = contentTypes.flatMap((type) => fieldsOf(type).map(([name]) => `${type.name}.${name}`));
    expect(all.filter((field) => !filled.has(field))).toEqual([]);
  });

  test('uses only what the editor makes in its rich texts, and keeps plain texts plain', () => {
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

  test('says in words what every picture shows, differently wherever it is shown', () => {
    const alts = records.flatMap(({ pictures = [], fields }) => {
      const words = [fields.imageAlt ?? []].flat();
      expect(words).toHaveLength(pictures.length);
      return words;
    });
    for (const alt of alts) expect(alt.trim().length).toBeGreaterThan(10);
    expect(new Set(alts).size).toBe(alts.length);
    expect(alts.length).toBeGreaterThan(100);
  });

  test('illustrates with drawings that there are, none twice among the news or within an album', () => {
    for (const { pictures = [] } of records)
      for (const name of pictures) expect(drawingNames).toContain(name);
    for (const type of ['about', 'admission', 'banner', 'faculty', 'partner', 'pmessage', 'testimonial'])
      for (const { pictures } of ofType(type)) expect(pictures).toHaveLength(1);
    const ofNews = ofType('news').flatMap(({ pictures = [] }) => pictures);
    expect(ofNews.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ofNews).size).toBe(ofNews.length);
    for (const { pictures = [] } of ofType('gallery')) {
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      expect(pictures.length).toBeLessThanOrEqual(9);
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  });

  test('hands out seven documents, each under a name of its own and in letters that need no font', () => {
    const documents = records.flatMap(({ attachments = [] }) => attachments);
    expect(new Set(documents.map(({ name }) => name)).size).toBe(7);
    expect(documents).toHaveLength(7);
    for (const { name, title, paragraphs } of documents) {
      expect(name).toMatch(/^[a-z0-9-]+\.pdf$/);
      expect([title, ...paragraphs].join('')).toMatch(/^[\u0020-\u007e\u00a0-\u00ff‘’“”–]*$/);
      expect(paragraphs.length).toBeGreaterThan(4);
    }
  });

  test('lists its programmes in their order, BCA first, and their semesters from the first on', () => {
    const faculties = ofType('faculty').toReversed();
    expect(faculties.map(({ fields }) => fields.title)).toEqual(['BCA', 'BBA', 'BIM', 'BSc CSIT', 'BBS']);
    const semesters = faculties.map(({ place }) =>
      ofType('semester').filter(({ refers }) => refers?.faculty === place),
    );
    expect(semesters.map(({ length }) => length)).toEqual([8, 8, 8, 8, 4]);
    for (const [first] of semesters) expect(first?.fields.title).toMatch(/^First (Semester|Year)$/);
  });

  test('lets only students speak whose programme and semester there are', () => {
    const taught = ofType('semester').map(({ fields, refers }) => {
      const faculty = records.find(({ place }) => place === refers?.faculty);
      return `${faculty?.fields.title}: ${fields.title}`;
    });
    for (const { fields } of ofType('testimonial'))
      expect(taught).toContain(`${fields.faculty}: ${fields.semester}`);
  });

  test.each(['2026-01-01T00:00:00Z', '2026-04-14T20:00:00Z', '2028-02-29T10:00:00Z', '2026-11-21T04:00:00Z'])(
    'looks current on %s: something this week, nothing to come, nothing older than fourteen months',
    (today) => {
      const ages = demonstration(new Date(today)).map(({ daysAgo }) => daysAgo);
      expect(ages.filter((age) => age <= 7).length).toBeGreaterThanOrEqual(5);
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...ages)).toBeLessThanOrEqual(427);
      expect(Math.max(...ages)).toBeGreaterThan(365);
    },
  );

  test.each(['2026-01-01T00:00:00Z', '2027-03-05T20:00:00Z', '2026-11-21T04:00:00Z'])(
    'invites on %s to at least three events of the coming six weeks, each at a place',
    (today) => {
      const on = daysFrom(new Date(today), 0);
      const events = demonstration(new Date(today)).filter(({ fields }) => fields.eventDay);
      for (const { fields } of events) expect(fields.eventPlace).not.toBe('');
      const days = events.map(({ fields }) => String(fields.eventDay));
      expect(days.filter((day) => day > on.iso(0) && day <= on.iso(43)).length).toBeGreaterThanOrEqual(3);
      expect(days.some((day) => day < on.iso(0))).toBe(true);
    },
  );

  test('dates nothing later than its publication', () => {
    for (const { fields, daysAgo } of records)
      if (fields.date) expect(String(fields.date) <= daysFrom(TODAY, daysAgo).iso(0)).toBe(true);
  });

  test('says the same on the same day, and is listed the oldest first', () => {
    expect(demonstration(TODAY)).toEqual(records);
    const order = records.map(({ daysAgo, minuteOfDay }) => minuteOfDay - daysAgo * 1440);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('has a name, a telephone with the extensions 23 and 24, and addresses that open', () => {
    expect(facts.name).toBe('Pipalchaur College');
    expect(facts.extensions).toEqual(['23', '24']);
    for (const url of [facts.mapsUrl, facts.plusTwoUrl, facts.journalUrl])
      expect(URL.canParse(url)).toBe(true);
  });
});

describe('the days that a text names', () => {
  test('are counted from its publication, in Kathmandu', () => {
    const lateEvening = new Date('2026-11-19T18:30:00Z');
    const on = daysFrom(lateEvening, 10);
    expect(on.day(0)).toBe('10 November');
    expect(on.weekday(5)).toBe('Sunday, 15 November');
    expect(on.din(1)).toBe('नोभेम्बर ११');
    expect(on.bar(1)).toBe('नोभेम्बर ११, बुधबार');
    expect(on.varsha).toBe('२०२६');
    expect(on.iso(5)).toBe('2026-11-15');
  });

  test('are never a Saturday, when the college is closed', () => {
    const on = daysFrom(TODAY, 0);
    for (let later = 0; later < 30; later++) {
      expect(on.weekday(later)).not.toContain('Saturday');
      expect(on.bar(later)).not.toContain('शनिबार');
    }
  });

  test.each([
    [{ month: 11, day: 9 }, 12],
    [{ month: 11, day: 20 }, 1],
    [{ month: 11, day: 23 }, 363],
    [3, 3],
    [14, 15],
  ])('keep the season: %o was %i days ago', (when, ago) => {
    expect(daysSince(TODAY, when)).toBe(ago);
  });
});
