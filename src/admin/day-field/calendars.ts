import {
  bikramSambat,
  type DayNumbers,
  dayOf,
  FIRST_DAY,
  gregorianOf,
  LAST_DAY,
  nameOfNepaliMonth,
  numbersInNepal,
} from '../../languages/bikram-sambat.ts';
import type { Calendar } from '../../languages/month-names.ts';
import { gregorianMonths } from '../../ui/day-words.ts';
import { digits, language } from '../language.ts';

const DAY_MS = 86_400_000;

/** A calendar as the calendar dialog needs it. All days are Gregorian (`YYYY-MM-DD`). */
interface DialogCalendar {
  first: string;
  last: string;
  /** Null for a day outside of the range. */
  numbersOf(day: string): DayNumbers | null;
  /** Null for numbers that are no day. */
  dayOf(numbers: DayNumbers): string | null;
  /** The name of a day's month with its year. */
  monthOf(day: string): string;
}

export const calendars: Readonly<Record<Calendar, DialogCalendar>> = {
  ad: {
    // The days that the server accepts.
    first: '1900-01-01',
    last: '2199-12-31',
    numbersOf(day) {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      return { year, month, date };
    },
    dayOf: (numbers) => (isOfItsMonth(dayOf(numbers)) ? dayOf(numbers) : null),
    monthOf: (day) => `${gregorianMonths[language][Number(day.slice(5, 7)) - 1]} ${digits(day.slice(0, 4))}`,
  },
  bs: {
    first: FIRST_DAY,
    last: LAST_DAY,
    numbersOf: numbersInNepal,
    dayOf: gregorianOf,
    monthOf(day) {
      const numbers = numbersInNepal(day);
      return numbers ? `${bikramSambat(day)?.year} ${nameOfNepaliMonth(numbers.month)}` : '';
    },
  },
};

function isOfItsMonth(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && isoOf(time) === day;
}

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  isoOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** Starting with Sunday. */
export const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The same date in another month, or the last of a shorter one; null outside of the calendar. */
export function addMonths(calendar: Calendar, day: string, months: number): string | null {
  const numbers = calendars[calendar].numbersOf(day);
  if (!numbers) return null;
  const at = numbers.year * 12 + numbers.month - 1 + months;
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
  for (let { date } = numbers; date > 27; date -= 1) {
    const found = calendars[calendar].dayOf({ year, month, date });
    if (found) return within(calendar, found);
  }
  const found = calendars[calendar].dayOf({ year, month, date: Math.min(numbers.date, 27) });
  return found && within(calendar, found);
}

/** The day, if the calendar reaches so far. */
export function within(calendar: Calendar, day: string): string | null {
  const { first, last } = calendars[calendar];
  return day >= first && day <= last ? day : null;
}

/** The days of a day's month by weeks from Sunday to Saturday, null outside of the month. */
export function weeksOf(calendar: Calendar, day: string): (string | null)[][] {
  const numbers = calendars[calendar].numbersOf(day);
  const first = numbers && calendars[calendar].dayOf({ ...numbers, date: 1 });
  if (!first) return [];
  const cells: (string | null)[] = Array.from({ length: weekdayNumber(first) }, () => null);
  for (let at = first; calendars[calendar].numbersOf(at)?.month === numbers.month; at = addDays(at, 1))
    cells.push(at);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
