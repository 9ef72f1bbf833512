import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { missing } from './plain-text.ts';

export interface TimeFacts extends FieldFacts {
  kind: 'time';
  /** Help text: what an empty field means. */
  hint?: string;
}

interface TimeOptions {
  required?: boolean;
  /** Shown beside the input: what an empty field means. */
  hint?: string;
}

/** A time of day in Kathmandu as `HH:MM`, from 00:00 to 23:59, or empty. */
export function time(label: string, { required = false, hint }: TimeOptions = {}): Field<string, 'time'> {
  const wrong = `${label} has to be a time of day, such as 09:30 or 15:00.`;
  return {
    ...fieldDefaults,
    kind: 'time',
    label,
    required,
    blank: '',
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => String(stored ?? ''),
    input: () =>
      z
        .string({ error: wrong })
        .refine((text) => text !== '' || !required, { error: missing(label), abort: true })
        .refine((text) => text === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), { error: wrong }),
    output: () => z.string().meta({ description: 'HH:MM, or empty' }),
    facts: (name): TimeFacts => ({ kind: 'time', name, label, required, ...(hint && { hint }) }),
  };
}
