import * as z from 'zod';
import { latinDigits } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { tidyLine } from '../../languages/marks.ts';
import { type DayProblem, typedDay } from '../../languages/typed-day.ts';
import {
  type Field,
  type FieldFacts,
  type HintOptions,
  type LabelOptions,
  textFieldDefaults,
} from '../field.ts';
import { frameOf } from './frame.ts';
import { missing } from './plain-text.ts';
import { words } from './words.ts';

interface CalendarFacts<Kind extends string> extends FieldFacts {
  kind: Kind;
  /** Help text: what an empty field means. */
  hint?: string;
}

/** The hint says what an empty field means. */
interface CalendarOptions extends LabelOptions, HintOptions {
  required?: boolean;
}

interface Format {
  /** The value of a text with Latin digits; null if it is none. */
  read(text: string): string | null;
  /** The form of the stored value, such as `HH:MM`. */
  format: string;
  /** The forms that `read` understands, for the OpenAPI document. */
  taken: string;
  /** The error for a text that is no value. */
  wrong(language: Language, label: string, text: string): string;
}

/** A day or time of day, stored as a text in a fixed format, or empty. */
function calendarField<const Kind extends 'day' | 'time'>(
  kind: Kind,
  label: string,
  { ne, required = false, hint }: CalendarOptions,
  { read, format, taken, wrong }: Format,
): Field<string, Kind> {
  return {
    ...textFieldDefaults,
    ...frameOf<CalendarFacts<Kind>, string>(kind, { label, ne, required }, { hint }, (said, language) => {
      const typed = z.string({ error: wrong(language, said, '') }).meta({ description: taken });
      return typed.transform((sent, context) => {
        const text = latinDigits(tidyLine(sent));
        const value = sent === '' ? '' : read(text);
        if (value || (value === '' && !required)) return value;
        const message = value === '' ? missing(said, language) : wrong(language, said, text);
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      });
    }),
    output: () => z.string().meta({ description: `${format}, or empty` }),
  };
}

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
