import {
  type DayNumbers,
  dayOf,
  FIRST_YEAR,
  gregorianOf,
  LAST_YEAR,
  numbersInNepal,
} from './bikram-sambat.ts';
import { latinDigits } from './digits.ts';
import { withoutMarks } from './marks.ts';
import { type Calendar, monthNamed } from './month-names.ts';

/**
 * The Gregorian day of a text, `YYYY-MM-DD`; or why there is none: it is not a day at all, its month does not have it,
 * or it lies beyond the years whose Nepali months are known.
 */
export type TypedDay = { day: string } | { day: null; problem: DayProblem };
export type DayProblem = 'none' | 'impossible' | 'beyond';

interface ReadingOptions {
  /** That which was chosen; without one, the month's name, 'BS' or 'AD', or the year decides. */
  calendar?: Calendar | undefined;
  /**
   * Whether '5 Mangsir' is read too, as the nearest such day. Only for forms, which show the whole day that was read before
   * it is sent.
   */
  isYearOptional?: boolean;
  /** In milliseconds since 1970. */
  now?: number;
}

/** A year further ahead than this is one of Bikram Sambat, which is 56 or 57 years ahead. */
const YEARS_AHEAD = 8;
const DAY_MS = 86_400_000;

/** Whether a bare number means a year of Bikram Sambat. */
export const isNepaliYear = (year: number, now = Date.now()): boolean =>
  year > new Date(now).getUTCFullYear() + YEARS_AHEAD;

/**
 * Reads a day as people write it, by the one rule of forms, API and files: '2083-08-05', '५ मंसिर २०८३',
 * '5th of Mangsir, 2083 B.S.', '20/11/2026', 'Nov 20, 2026'.
 */
export function typedDay(text: string, reading: ReadingOptions = {}): TypedDay {
  const { calendar, isYearOptional, now = Date.now() } = reading;
  const read = partsOf(text);
  if (!read) return inBoth(text, reading);
  const { year, month, date } = read;
  if (year !== null) {
    const meant = read.calendar ?? calendar ?? (isNepaliYear(year, now) ? 'bs' : 'ad');
    return dayIn(meant, { year, month, date });
  }
  return (isYearOptional && read.calendar && nearest(read.calendar, { month, date }, now)) || NONE;
}

/** How a Gregorian day is written so that it is read as that day again, however far ahead it is. */
export const unmistakable = (day: string): string =>
  isNepaliYear(Number(day.slice(0, 4))) && typedDay(day, { calendar: 'ad' }).day === day ? `${day} AD` : day;

const NONE: TypedDay = { day: null, problem: 'none' };

/** A day in one calendar and in brackets in the other, as pages show it: '21 November 2026 (२०८३ मंसिर ५)'. */
function inBoth(text: string, reading: ReadingOptions): TypedDay {
  const [, one, other] = /^([^()]+)\(([^()]+)\)\s*$/.exec(text) ?? [];
  if (one === undefined || other === undefined) return NONE;
  const days = [one, other].map((part) => typedDay(part, reading));
  return days[0]?.day === days[1]?.day ? (days[0] ?? NONE) : NONE;
}

function dayIn(calendar: Calendar, numbers: DayNumbers): TypedDay {
  if (numbers.month < 1 || numbers.month > 12) return { day: null, problem: 'impossible' };
  if (calendar === 'ad')
    return isGregorian(numbers) ? { day: dayOf(numbers) } : { day: null, problem: 'impossible' };
  if (numbers.year < FIRST_YEAR || numbers.year > LAST_YEAR) return { day: null, problem: 'beyond' };
  const day = gregorianOf(numbers);
  return day === null ? { day, problem: 'impossible' } : { day };
}

/** Of the days of last year, this and next the nearest one. */
function nearest(
  calendar: Calendar,
  { month, date }: Omit<DayNumbers, 'year'>,
  now: number,
): TypedDay | null {
  const today = new Date(now).toISOString().slice(0, 10);
  const present = calendar === 'bs' ? numbersInNepal(today)?.year : Number(today.slice(0, 4));
  if (present === undefined) return null;
  const distance = ({ day }: { day: string }) => Math.abs(Date.parse(day) - Date.parse(today)) / DAY_MS;
  const [found] = [present, present - 1, present + 1]
    .map((year) => dayIn(calendar, { year, month, date }))
    .filter((one) => one.day !== null)
    .sort((one, other) => distance(one) - distance(other));
  return found ?? { day: null, problem: 'impossible' };
}

interface ReadNumbers extends Omit<DayNumbers, 'year'> {
  /** Null if the text has none. */
  year: number | null;
  calendar?: Calendar;
}

/** Puts vowels together that old keyboards make of parts; on screen they look like whole ones. */
const withWholeVowels = (text: string): string =>
  text
    .replace(/\u093e([\u0947\u0948])/g, (_, sign) => (sign === '\u0947' ? '\u094b' : '\u094c'))
    .replaceAll('अा', 'आ')
    .replaceAll('अो', 'ओ')
    .replaceAll('अौ', 'औ')
    .replaceAll('एे', 'ऐ');

/** Year, month and date of the text, in any order; null if it is not a day. */
function partsOf(text: string): ReadNumbers | null {
  const all = latinDigits(
    withWholeVowels(
      withoutMarks(text)
        .replace(/[\u200c\u200d]/g, '')
        .normalize('NFKC'),
    ),
  )
    .toLowerCase()
    .normalize('NFC')
    .replace(ERA, (_, ...[bs, ad]: [string?, string?]) => ` ${(bs && 'bs') ?? (ad && 'ad')} `)
    // A month's name may adjoin its numbers without a space: '5मंसिर2083'.
    .replace(/\d(?=[^\d])|[^\d](?=\d)/g, '$& ')
    .split(/[\s,./\\\-‐‒–—−।·()[\]'’":;]+/)
    .filter((word) => word !== '');
  const words = all.filter((word) => saidWithDays(word) === undefined);
  const eras = new Set(all.map(saidWithDays).filter((era) => era));
  const read = numbersIn(words);
  if (!read) return null;
  if (read.calendar) eras.add(read.calendar);
  // '5 Mangsir 2026 AD' contradicts itself.
  if (eras.size > 1) return null;
  const [era] = eras;
  return era ? { ...read, calendar: era } : read;
}

/** The day in three words, or two without its year, the month among them by its number or name. */
function numbersIn(words: readonly string[]): ReadNumbers | null {
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [first = '', second = '', third = ''] = numbers;
  const [name, ...others] = words.filter((word) => !numbers.includes(word));
  if (others.length > 0) return null;
  if (name === undefined) {
    if (numbers.length !== 3) return null;
    if (isYear(first)) return numbersOf(first, second, third);
    return isYear(third) ? numbersOf(third, second, first) : null;
  }
  const month = monthNamed(name);
  if (!month || numbers.length > 2) return null;
  const [year, date] = isYear(first) ? [first, second] : [second, first];
  const read = (year === '' || isYear(year)) && numbersOf(year, String(month.number), date);
  return read ? { ...read, calendar: month.calendar } : null;
}

/** Said before or after a day, with the calendar that it means: 'गते' is 'on the … of the month', 'साल' is 'year'. */
const SAID_WITH_DAYS = new Map<string, Calendar | null>([
  ...saying('bs', 'bs गते साल gate gatey sal saal sambat samvat संवत सम्वत संवत् सम्वत् विक्रम बिक्रम bikram vikram'),
  ...saying('ad', 'ad सन् सन इस्वी ईस्वी ईसवी इसवी तारिख tarikh'),
  ...saying(null, 'of the on st nd rd th date dated day year month miti मिति मितिः महिना दिन औं औँ रोज'),
  ...saying(
    null,
    'sunday monday tuesday wednesday thursday friday saturday sun mon tue tues wed thu thur thurs fri sat',
  ),
  ...saying(
    null,
    'आइतबार आइतवार सोमबार सोमवार मङ्गलबार मङ्गलवार मंगलबार मंगलवार बुधबार बुधवार बिहीबार बिहिबार बिहीवार',
  ),
  ...saying(null, 'बिहिवार शुक्रबार शुक्रवार शनिबार शनिवार'),
]);

/** The calendar of such a word, with or without an ending; undefined for other words. */
const saidWithDays = (word: string): Calendar | null | undefined =>
  SAID_WITH_DAYS.get(word) ?? SAID_WITH_DAYS.get(word.replace(/(?:को|का|मा)$/, ''));

function saying(calendar: Calendar | null, words: string): (readonly [string, Calendar | null])[] {
  return words.split(' ').map((word) => [word.normalize('NFC'), calendar]);
}

/** Abbreviations with points or spaces: 'B.S.', 'वि.सं.', 'बि. स.'; 'A.D.', 'ई.सं.'. Of a letter each, so no word may adjoin. */
const ERA =
  /(?<![\p{L}\p{M}])(?:(b\.?\s?s|v\.?\s?s|[वब]ि\.?\s?(?:सं|स))|(a\.?\s?d|c\.?\s?e|[ईइ]\.?\s?(?:सं|स)?))(?![\p{L}\p{M}])\.?/gu;

const isYear = (digits: string) => /^\d{4}$/.test(digits);

/** @param year '' for none */
function numbersOf(year: string, month: string, date: string): ReadNumbers | null {
  return [month, date].every((digits) => /^\d{1,2}$/.test(digits))
    ? { year: year === '' ? null : Number(year), month: Number(month), date: Number(date) }
    : null;
}

/** Whether the Gregorian calendar has the day: no 31st of February. */
function isGregorian(numbers: DayNumbers): boolean {
  const time = Date.parse(`${dayOf(numbers)}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(dayOf(numbers));
}
