import { latinDigits } from '../languages/digits.ts';
import { type DayNumbers, dayOf, gregorianOf, LAST_YEAR } from './bikram-sambat.ts';
import { type Calendar, monthNamed } from './month-names.ts';

/**
 * The Gregorian day of a typed text, `YYYY-MM-DD`; or why there is none: 'beyond' the years whose Nepali months are
 * known.
 */
export type TypedDay = { day: string } | { day: null; problem: 'none' | 'beyond' };

/** A bare number is a year of Bikram Sambat from here on; no table goes further than to 2100. */
const FIRST_NEPALI_YEAR = 2070;
const LAST_NEPALI_YEAR = 2099;

/**
 * Reads a day as people type it: '2083-08-05', '५ मंसिर २०८३', '5 mangsir 2083', '20/11/2026', 'Nov 20, 2026'.
 * @param calendar that which was chosen; without one, the month's name or the year decides
 */
export function typedDay(text: string, calendar?: Calendar): TypedDay {
  const read = partsOf(text);
  if (!read) return { day: null, problem: 'none' };
  const isNepali = (read.calendar ?? calendar ?? calendarOf(read.year)) === 'bs';
  if (!isNepali) return isGregorian(read) ? { day: dayOf(read) } : { day: null, problem: 'none' };
  if (read.year > LAST_YEAR) return { day: null, problem: 'beyond' };
  const day = gregorianOf(read);
  return day === null ? { day, problem: 'none' } : { day };
}

const calendarOf = (year: number): Calendar =>
  year >= FIRST_NEPALI_YEAR && year <= LAST_NEPALI_YEAR ? 'bs' : 'ad';

type Read = DayNumbers & { calendar?: Calendar };

/** Year, month and date of the text, in any order; null if it is not a day. */
function partsOf(text: string): Read | null {
  const all = latinDigits(text)
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(
      /(^|[\s\d])(b\.s|a\.d|वि\.सं|ई\.सं)\.?/g,
      (_, before: string, era: string) => `${before} ${ERAS[era]} `,
    )
    // A month's name may adjoin its numbers without a space: '5मंसिर2083'.
    .replace(/(\d)(?=[^\d])|([^\d])(?=\d)/g, '$& ')
    .split(/[\s,./\-–।]+/)
    .filter((word) => word !== '');
  const words = all.filter((word) => !Object.hasOwn(SAID_WITH_DAYS, word));
  const era = all.map((word) => SAID_WITH_DAYS[word]).find((calendar) => calendar);
  const read = numbersIn(words);
  return read && era && !read.calendar ? { ...read, calendar: era } : read;
}

/** The day in three words, the month among them by its number or name. */
function numbersIn(words: readonly string[]): Read | null {
  if (words.length !== 3) return null;
  const names = words.filter((word) => !/^\d+$/.test(word));
  if (names.length > 1) return null;
  const [first = '', second = '', third = ''] = words.filter((word) => /^\d+$/.test(word));
  const [name] = names;
  if (name === undefined) {
    if (isYear(first)) return numbersOf(first, second, third);
    return isYear(third) ? numbersOf(third, second, first) : null;
  }
  const month = monthNamed(name);
  if (!month) return null;
  const [year, date] = isYear(first) ? [first, second] : [second, first];
  const read = isYear(year) && numbersOf(year, String(month.number), date);
  return read ? { ...read, calendar: month.calendar } : null;
}

/** Said before or after a day, with the calendar that it means: 'गते' is 'on the … of the month', 'साल' is 'year'. */
const SAID_WITH_DAYS: Readonly<Record<string, Calendar | null>> = {
  गते: 'bs',
  साल: 'bs',
  gate: 'bs',
  sal: 'bs',
  bs: 'bs',
  ad: 'ad',
  सन्: 'ad',
  of: null,
};

/** Abbreviations with points, as words without. */
const ERAS: Readonly<Record<string, Calendar>> = { 'b.s': 'bs', 'वि.सं': 'bs', 'a.d': 'ad', 'ई.सं': 'ad' };

const isYear = (digits: string) => /^\d{4}$/.test(digits);

function numbersOf(year: string, month: string, date: string): Read | null {
  return [month, date].every((digits) => /^\d{1,2}$/.test(digits))
    ? { year: Number(year), month: Number(month), date: Number(date) }
    : null;
}

/** Whether the Gregorian calendar has the day: no 31st of February. */
function isGregorian(numbers: DayNumbers): boolean {
  const time = Date.parse(`${dayOf(numbers)}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(dayOf(numbers));
}
