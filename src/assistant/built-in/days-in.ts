import { dayOf, gregorianOf, numbersInNepal } from '../../languages/bikram-sambat.ts';
import { latinDigits } from '../../languages/digits.ts';
import { monthNamed } from '../../languages/month-names.ts';

const DAY_MS = 24 * 3_600_000;

/** As in '27 November 2026'; not a day after 'since' or 'from', which is no end. */
const ENGLISH_DAY =
  /(?<!\b(?:since|as of|starting|from) (?:\p{L}+, )?)\b(?<date>\d{1,2}) (?<month>\p{L}+)(?:,? (?<year>\d{4}))?\b/giu;
/** As in 'मंसिर ८', '२०८३ मंसिर ८ गते' and 'नोभेम्बर २७, शुक्रबार'; not before देखि. */
const NEPALI_DAY =
  /(?:(?<year>[०-९]{4}) )?(?<month>[\p{Script=Devanagari}\p{M}]+) (?<date>[०-९]{1,2})(?![०-९]|(?: ?गते)?(?:, [\p{L}\p{M}]+बार)? ?देखि)/gu;
const ISO_DAY = /\b\d{4}-\d{2}-\d{2}\b/g;

/** How long before its publication a text may name a day; an earlier one is next year's. */
const BEFORE_PUBLICATION_MS = 120 * DAY_MS;

/** The days (`YYYY-MM-DD`) that a text names in either calendar; without a year, the next after the publication. */
export function daysIn(text: string, publishedAt: string): string[] {
  const published = Date.parse(publishedAt);
  const earliest = new Date(published - BEFORE_PUBLICATION_MS).toISOString().slice(0, 10);
  const named = [ENGLISH_DAY, NEPALI_DAY].flatMap((pattern) => [...text.matchAll(pattern)]);
  const found = named.map(({ groups: { year = '', month = '', date = '' } = {} }) => {
    const known = monthNamed(month.toLowerCase().normalize('NFC'));
    if (!known) return null;
    const dated = (ofYear: number) => {
      const day = { year: ofYear, month: known.number, date: Number(latinDigits(date)) };
      return known.calendar === 'bs' ? gregorianOf(day) : dayOf(day);
    };
    if (year) return dated(Number(latinDigits(year)));
    const day = publishedAt.slice(0, 10);
    const present = known.calendar === 'bs' ? (numbersInNepal(day)?.year ?? 0) : Number(day.slice(0, 4));
    const next = dated(present);
    return next !== null && next < earliest ? dated(present + 1) : next;
  });
  return [...found.filter((day) => day !== null), ...(text.match(ISO_DAY) ?? [])];
}
