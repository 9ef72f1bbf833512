import { type DayProblem, typedDay } from '../../languages/typed-day.ts';
import { type CalendarFacts, calendarField, type CalendarOptions } from './calendar-field.ts';
import { words } from './words.ts';

export type DayFacts = CalendarFacts<'day'>;

const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

const messages = {
  none: 'notDay',
  impossible: 'impossibleDay',
  beyond: 'dayBeyond',
} as const satisfies Record<DayProblem, keyof typeof words.en>;

/** A Gregorian day in Kathmandu as `YYYY-MM-DD`, or empty. It is read in either calendar, as people write it. */
export const day = (label: string, options: CalendarOptions) =>
  calendarField('day', label, options, {
    read(text) {
      const { day } = typedDay(text);
      return day !== null && day >= EARLIEST && day <= LATEST ? day : null;
    },
    format: 'YYYY-MM-DD',
    taken:
      'YYYY-MM-DD, YYYY/MM/DD, DD/MM/YYYY, or with the name of the month, in digits of either kind; or empty. ' +
      'A year more than eight ahead of the present one is Bikram Sambat unless AD stands behind it.',
    wrong(language, said, text) {
      const read = typedDay(text);
      return words[language][messages[read.day === null ? read.problem : 'none']](said);
    },
  });

export type TimeFacts = CalendarFacts<'time'>;

/** A time of day in Kathmandu as `HH:MM`, from 00:00 to 23:59, or empty. */
export const time = (label: string, options: CalendarOptions) =>
  calendarField('time', label, options, {
    read: (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null),
    format: 'HH:MM',
    taken: 'HH:MM, or empty',
    wrong: (language, said) => words[language].notTime(said),
  });
