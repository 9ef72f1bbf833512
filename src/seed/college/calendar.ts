import { dayInKathmandu } from '../../schema/kathmandu.ts';

const DAY = 86_400_000;
const SATURDAY = 6;

/** The days that a text names, counted from the day on which it is published. No named day is a Saturday. */
export interface Days {
  /** As in '14 December'. */
  day(later: number): string;
  /** As in 'Monday, 14 December'. */
  weekday(later: number): string;
  /** As in 'डिसेम्बर १४'. */
  din(later: number): string;
  /** As in 'डिसेम्बर १४, सोमबार'. */
  bar(later: number): string;
  /** As in '2026-12-14'. */
  iso(later: number): string;
  /** The year of publication, and in Devanagari. */
  year: string;
  varsha: string;
}

/** Midnight, in UTC, of the day that it is in Kathmandu. */
function dateInKathmandu(instant: Date): number {
  return Date.parse(dayInKathmandu(instant));
}

function weekdayOf(date: number): number {
  return new Date(date).getUTCDay();
}

function formatted(locale: string, options: Intl.DateTimeFormatOptions): (date: number) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date) => format.format(date);
}

const english = formatted('en-GB', { day: 'numeric', month: 'long' });
const englishWeekday = formatted('en-GB', { weekday: 'long' });
const MONTHS = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');
const BARS = 'आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार'.split(' ');

/** A number in Devanagari digits. */
export function devanagari(value: number | string): string {
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
}

function nepali(date: number): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${devanagari(day.getUTCDate())}`;
}

/** The days of a text published so many days before today. */
export function daysFrom(today: Date, daysAgo: number): Days {
  const published = dateInKathmandu(today) - daysAgo * DAY;
  const open = (later: number) => {
    const date = published + later * DAY;
    return weekdayOf(date) === SATURDAY ? date + DAY : date;
  };
  const year = String(new Date(published).getUTCFullYear());
  return {
    day: (later) => english(open(later)),
    weekday: (later) => `${englishWeekday(open(later))}, ${english(open(later))}`,
    din: (later) => nepali(open(later)),
    iso: (later) => new Date(open(later)).toISOString().slice(0, 10),
    bar: (later) => `${nepali(open(later))}, ${BARS[weekdayOf(open(later))]}`,
    year,
    varsha: devanagari(year),
  };
}

/** Either so many days ago, or the last time that this day of the year came round: festivals keep their season. */
export type When = number | { month: number; day: number };

/** Whole days before today; a Saturday, when the office is closed, becomes the Friday before. */
export function daysSince(today: Date, when: When): number {
  const now = dateInKathmandu(today);
  let ago: number;
  if (typeof when === 'number') ago = when;
  else {
    const year = new Date(now).getUTCFullYear();
    const thisYear = Date.UTC(year, when.month - 1, when.day);
    ago = (now - (thisYear < now ? thisYear : Date.UTC(year - 1, when.month - 1, when.day))) / DAY;
  }
  return weekdayOf(now - ago * DAY) === SATURDAY ? ago + 1 : ago;
}
