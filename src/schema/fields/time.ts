import { type CalendarFacts, type CalendarOptions, calendarField } from './calendar-field.ts';
import { words } from './words.ts';

export type TimeFacts = CalendarFacts<'time'>;

/** A time of day in Kathmandu as `HH:MM`, from 00:00 to 23:59, or empty. */
export const time = (label: string, options: CalendarOptions) =>
  calendarField('time', label, options, {
    read: (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null),
    format: 'HH:MM',
    taken: 'HH:MM, or empty',
    wrong: (language, said) => words[language].notTime(said),
  });
