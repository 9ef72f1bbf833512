import { bikramSambat } from '../languages/bikram-sambat.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** `{{day+14}}`, `{{weekday-3 ne}}`, `{{date+22}}`, `{{year}}`: see demo/README.md. */
const PLACEHOLDER = /\{\{(day|weekday|date|year)([+-]\d+)?( ne)?\}\}/g;

/** Midnight UTC of the current day in Kathmandu. */
const dateInKathmandu = (instant: Date): number => Date.parse(dayInKathmandu(instant));

const weekdayOf = (date: number): number => new Date(date).getUTCDay();

const WEEKDAYS = 'आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार'.split(' ');

function english(options: Intl.DateTimeFormatOptions): (date: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date) => format.format(date);
}

const englishDay = english({ day: 'numeric', month: 'long' });
const englishWeekday = english({ weekday: 'long' });

const isoDay = (date: number): string => new Date(date).toISOString().slice(0, 10);

/** In Bikram Sambat, as everything on a Nepali page; the Gregorian day where its tables end. */
const nepaliDay = (date: number): string => bikramSambat(isoDay(date))?.short ?? isoDay(date);

const yearOf = (date: number): number => new Date(date).getUTCFullYear();

/** How each placeholder writes a day: as in '14 December', 'Monday, 14 December', '2026-12-14', '2026'. */
const writers: Readonly<Record<string, (date: number) => string>> = {
  day: englishDay,
  weekday: (date) => `${englishWeekday(date)}, ${englishDay(date)}`,
  date: isoDay,
  year: (date) => String(yearOf(date)),
  'day ne': nepaliDay,
  'weekday ne': (date) => `${nepaliDay(date)}, ${WEEKDAYS[weekdayOf(date)]}`,
  'year ne': (date) => bikramSambat(isoDay(date))?.year ?? String(yearOf(date)),
};

/** Texts in double braces that are not valid placeholders. */
export function unknownPlaceholders(text: string): string[] {
  const rest = text.replace(PLACEHOLDER, (whole, name, _later, language = '') =>
    Object.hasOwn(writers, name + language) ? '' : whole,
  );
  return rest.match(/\{\{.*?(?:\}\}|$)/g) ?? [];
}

/**
 * Replaces the placeholders in a text by dates, counted from the day on which the text is published. A day that would
 * be a Saturday,
 * when the college is closed, becomes the Sunday after.
 */
export function fillDays(text: string, today: Date, daysAgo: number): string {
  const published = dateInKathmandu(today) - daysAgo * DAY_MS;
  return text.replace(PLACEHOLDER, (whole, name: string, later = '0', language = '') => {
    const date = published + Number(later) * DAY_MS;
    const isClosed = name !== 'year' && weekdayOf(date) === SATURDAY;
    return writers[name + language]?.(isClosed ? date + DAY_MS : date) ?? whole;
  });
}

/**
 * A number of days ago, or the latest occurrence of a day of the year (`MM-DD`), so that festivals keep their season.
 */
export type PublicationDay = { daysAgo: number } | { lastOn: string };

/** Whole days before today; a Saturday, when the office is closed, becomes the day before. */
export function daysSince(today: Date, day: PublicationDay): number {
  const now = dateInKathmandu(today);
  const ago = 'daysAgo' in day ? day.daysAgo : daysSinceLast(now, day.lastOn);
  return weekdayOf(now - ago * DAY_MS) === SATURDAY ? ago + 1 : ago;
}

function daysSinceLast(now: number, lastOn: string): number {
  const year = yearOf(now);
  const thisYear = Date.parse(`${year}-${lastOn}`);
  return (now - (thisYear < now ? thisYear : Date.parse(`${year - 1}-${lastOn}`))) / DAY_MS;
}
