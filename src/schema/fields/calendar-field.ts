import * as z from 'zod';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, textFieldDefaults } from '../field.ts';
import { missing } from './plain-text.ts';

export interface CalendarFacts<Kind extends string> extends FieldFacts {
  kind: Kind;
  /** Help text: what an empty field means. */
  hint?: string;
}

export interface CalendarOptions {
  required?: boolean;
  /** Shown beside the input: what an empty field means. */
  hint?: string;
}

interface Format {
  isValid(text: string): boolean;
  /** As documented, such as `HH:MM`. */
  format: string;
  /** The message for a text in another format. */
  wrong: string;
}

/** A day or time of day, stored as a text in a fixed format, or empty. */
export function calendarField<const Kind extends 'day' | 'time'>(
  kind: Kind,
  label: string,
  { required = false, hint }: CalendarOptions = {},
  { isValid, format, wrong }: Format,
): Field<string, Kind> {
  return {
    ...textFieldDefaults,
    kind,
    label,
    required,
    changes: comparisons[kind],
    input: () =>
      z
        .string({ error: wrong })
        .refine((text) => text !== '' || !required, { error: missing(label), abort: true })
        .refine((text) => text === '' || isValid(text), { error: wrong }),
    output: () => z.string().meta({ description: `${format}, or empty` }),
    facts: (name): CalendarFacts<Kind> => ({ kind, name, label, required, ...(hint && { hint }) }),
  };
}
