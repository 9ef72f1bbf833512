import { describe, expect, test } from 'vitest';
import { drawingNames } from '../drawings/index.ts';
import { daysFrom, daysSince } from './calendar.ts';
import { demonstration, facts } from './index.ts';

const TODAY = new Date('2026-11-21T04:00:00Z');
const records = demonstration(TODAY);
const ofType = (type: string) => records.filter((record) => record.type === type);
const ALLOWED =
  /^<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|table|tbody|tr|th|td)>$|^<a href="(?:https|mailto):[^"<>]+">$|^<\/a>$/;

/** The sentences of a record: its plain fields whole, its blocks split where a sentence ends. */
function sentencesOf(fields: Record<string, string>): string[] {
  return Object.values(fields)
    .flatMap((field) => field.split(/<[^>]*>/))
    .flatMap((block) => block.split(/(?<=[.!?।:])\s+/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 4);
}

describe('the demonstration college', () => {
  test.each([
    ['banner', 4],
    ['news', 30],
    ['notice', 40],
  ])('publishes its %s records: %i', (type, count) => {
    expect(ofType(type)).toHaveLength(count);
  });

  test('writes a third of its notices wholly in Nepali', () => {
    const nepali = ofType('notice').filter(({ fields }) =>
      /^[^a-z]*$/i.test(
        Object.values(fields)
          .join(' ')
          .replace(/<[^>]*>/g, ''),
      ),
    );
    expect(nepali).toHaveLength(14);
    for (const { fields } of nepali) expect(fields.description).toMatch(/[ऀ-ॿ]{3}.*।/);
  });

  test('has no sentence in two records', () => {
    const seenIn = new Map<string, string>();
    const twice: string[] = [];
    for (const { fields } of records) {
      for (const sentence of new Set(sentencesOf(fields))) {
        if (seenIn.has(sentence)) twice.push(`${sentence} — ${seenIn.get(sentence)} / ${fields.title}`);
        seenIn.set(sentence, fields.title ?? '');
      }
    }
    expect(twice).toEqual([]);
    expect(seenIn.size).toBeGreaterThan(500);
  });

  test('gives every record a title of its own, at most 200 characters long', () => {
    const titles = records.map(({ fields }) => fields.title ?? '');
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) {
      expect(title).not.toBe('');
      expect([...title].length).toBeLessThanOrEqual(200);
    }
  });

  test('uses only what the editor makes in its rich texts, and keeps plain texts plain', () => {
    for (const { type, fields } of records) {
      for (const [name, value] of Object.entries(fields)) {
        const tags = value.match(/<[^>]*>?/g) ?? [];
        if (type === 'banner' || name === 'title') expect(tags).toEqual([]);
        for (const tag of tags) expect(tag).toMatch(ALLOWED);
        expect(value).not.toMatch(/&(?!amp;|lt;|gt;)|undefined|NaN/);
      }
    }
  });

  test('closes every tag that it opens', () => {
    for (const { fields } of records) {
      const open: string[] = [];
      for (const [, slash, tag] of (fields.description ?? '').matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        if (slash) expect(open.pop()).toBe(tag);
        else open.push(tag ?? '');
      }
      expect(open).toEqual([]);
    }
  });

  test('illustrates banners and most news with pictures that can be drawn', () => {
    for (const { picture } of records) if (picture) expect(drawingNames).toContain(picture);
    expect(ofType('banner').every(({ picture }) => picture)).toBe(true);
    expect(ofType('news').filter(({ picture }) => picture).length).toBeGreaterThanOrEqual(20);
    const ofNews = ofType('news').flatMap(({ picture }) => picture ?? []);
    expect(new Set(ofNews).size).toBe(ofNews.length);
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
