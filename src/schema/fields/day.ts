import { type CalendarFacts, type CalendarOptions, calendarField } from './calendar-field.ts';
import { words } from './in-each.ts';

export type DayFacts = CalendarFacts<'day'>;

const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

/** Whether the text is `YYYY-MM-DD` and a day of the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < EARLIEST || text > LATEST) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A Gregorian day in Kathmandu as `YYYY-MM-DD`, or empty. */
export const day = (label: string, options: CalendarOptions) =>
  calendarField('day', label, options, {
    isValid: isDay,
    format: 'YYYY-MM-DD',
    wrong: (language, said) => words[language].notDay(said),
  });
