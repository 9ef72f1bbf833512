import Converter from '@remotemerge/nepali-date-converter';
import { digitsIn } from './digits.ts';

/** The first Gregorian day of the converter's table, 1 वैशाख 1975. */
export const FIRST_DAY = '1918-04-13';
export const FIRST_YEAR = 1975;
/** The last Gregorian day of 2086, the last whole year in which two independent tables of Bikram Sambat agree. */
export const LAST_DAY = '2030-04-13';
export const LAST_YEAR = 2086;

const months = ['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'];

/** All characters of these dates: the font for dates has no others. */
export const DATE_CHARACTERS = `${months.join('')}०१२३४५६७८९ `;

/** A date in Nepali words and digits. */
export interface NepaliDay {
  /** Each in Nepali digits: '२०८३', 'मंसिर', '५'. */
  year: string;
  month: string;
  day: string;
  /** As '२०८३ मंसिर ५'. */
  whole: string;
  /** As 'मंसिर ५'. */
  short: string;
}

/** A date in numbers, in either calendar. Months count from 1. */
export interface DayNumbers {
  year: number;
  month: number;
  date: number;
}

/**
 * The numbers of a Gregorian day (`YYYY-MM-DD`) in Bikram Sambat; null where the tables do not agree yet, or do not
 * reach.
 */
export function numbersInNepal(day: string): DayNumbers | null {
  if (day < FIRST_DAY || day > LAST_DAY) return null;
  const { year, month, date } = new Converter(day).toBs();
  return { year, month, date };
}

/** A Gregorian day (`YYYY-MM-DD`) in Bikram Sambat; null where the tables do not agree yet, or do not reach. */
export function bikramSambat(day: string): NepaliDay | null {
  const numbers = numbersInNepal(day);
  if (!numbers) return null;
  const year = digitsIn('ne', numbers.year);
  const month = nameOfNepaliMonth(numbers.month);
  const date = digitsIn('ne', numbers.date);
  return { year, month, day: date, whole: `${year} ${month} ${date}`, short: `${month} ${date}` };
}

/** @param month from 1 for वैशाख */
export const nameOfNepaliMonth = (month: number): string => months[month - 1] ?? '';

/** The Gregorian day (`YYYY-MM-DD`) of a day of Bikram Sambat; null if it is invalid or the tables do not agree. */
export function gregorianOf(nepali: DayNumbers): string | null {
  try {
    const { year, month, date } = new Converter(dayOf(nepali)).toAd();
    const day = dayOf({ year, month, date });
    // The converter reads the UTC day with the machine's own clock: west of Greenwich it says the day before.
    return [day, dayAfter(day)].find((one) => isSame(nepali, numbersInNepal(one))) ?? null;
  } catch {
    return null;
  }
}

/** The converter takes the 32nd of a month of 31 days for the first of the next. */
const isSame = (one: DayNumbers, other: DayNumbers | null) => other !== null && dayOf(one) === dayOf(other);

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** As `YYYY-MM-DD`. */
export const dayOf = ({ year, month, date }: DayNumbers): string =>
  [String(year).padStart(4, '0'), ...[month, date].map((number) => String(number).padStart(2, '0'))].join(
    '-',
  );
