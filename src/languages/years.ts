import { dayOf, gregorianOf, numbersInNepal } from './bikram-sambat.ts';
import type { Language } from './language.ts';
import { isNepaliYear } from './typed-day.ts';

/** The year of a Gregorian day in a language's calendar: as '2026', in Nepali '2083' as far as the tables reach. */
export const yearIn = (language: Language, day: string): string =>
  String((language === 'ne' && numbersInNepal(day)?.year) || day.slice(0, 4));

/** The language in whose calendar a bare number names a year. */
export const calendarOf = (year: string): Language => (isNepaliYear(Number(year)) ? 'ne' : 'en');

/** The Gregorian day on which a year of either calendar begins. */
export function firstDayOf(year: number): string {
  const first = { year, month: 1, date: 1 };
  return (isNepaliYear(year) ? gregorianOf(first) : null) ?? dayOf(first);
}
