import type { CollegeFacts } from '../content/college.ts';
import type { Language } from '../languages/language.ts';
import { textIn } from '../languages/text-in.ts';
import { clockInKathmandu, dayInKathmandu } from '../schema/kathmandu.ts';
import { clockIn, dayInBoth, weekdayIn } from '../ui/day-words.ts';
import { words } from './words.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const TIME = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kathmandu' } as const;

// Made when first needed: their data takes 9 ms of a start.
let day: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

/** A date (`YYYY-MM-DD`) as 'Tuesday 24 November', or 'मङ्गलबार, २०८३ मंसिर ८ (२४ नोभेम्बर २०२६)'. */
export function dayInWords(date: string, language: Language): string {
  if (language === 'ne') return `${weekdayIn('ne', date)}, ${dayInBoth('ne', date)}`;
  day ??= new Intl.DateTimeFormat('en-GB', DAY);
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** An instant (ISO 8601) by Nepal's clock. */
export function timeInWords(instant: string, language: Language): string {
  time ??= new Intl.DateTimeFormat('en-GB', TIME);
  const moment =
    language === 'ne'
      ? `${dayInWords(dayInKathmandu(instant), 'ne')}, ${clockIn('ne', clockInKathmandu(instant))}`
      : time.format(new Date(instant));
  return words[language].byNepalsClock(moment);
}

/** The college's name in the language of a mail, in one line. */
export const collegeName = (college: CollegeFacts, language: Language): string =>
  oneLine(textIn(language, college, 'name').text, 200);

/** Control characters, line separators and direction overrides: they would inject headers or disguise the text. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const UNPRINTABLE_KEEPING_LINES = /[^\P{Cc}\n\t]+|[\u202a-\u202e\u2066-\u2069]+/gu;

/** Visitors' text in one line of at most `max` code points, safe for a header. */
export function oneLine(text: unknown, max: number): string {
  const line = String(text ?? '')
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .trim();
  return truncate(line, max);
}

/** Visitors' text with its lines, each marked as a quotation so that it cannot pass for the site's own words. */
export function quoted(text: unknown, max: number): string {
  const lines = String(text ?? '')
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNPRINTABLE_KEEPING_LINES, '')
    .trim();
  return truncate(lines, max).replace(/^/gm, '> ');
}

function truncate(text: string, max: number): string {
  const codePoints = [...text];
  return codePoints.length > max ? `${codePoints.slice(0, max).join('')}…` : text;
}
