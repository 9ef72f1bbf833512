import * as z from 'zod';
import { latinDigits } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { tidyLine } from '../../languages/marks.ts';
import { type Field, type FieldFacts, type HintOptions, type LabelOptions, textFieldDefaults } from '../field.ts';
import { frameOf } from './frame.ts';
import { missing } from './plain-text.ts';

export interface CalendarFacts<Kind extends string> extends FieldFacts {
  kind: Kind;
  /** Help text: what an empty field means. */
  hint?: string;
}

/** The hint says what an empty field means. */
export interface CalendarOptions extends LabelOptions, HintOptions {
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
export function calendarField<const Kind extends 'day' | 'time'>(
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
