import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { missing } from './plain-text.ts';

export interface DayFacts extends FieldFacts {
  kind: 'day';
  /** Help text: what an empty field means. */
  hint?: string;
}

interface DayOptions {
  required?: boolean;
  /** Shown beside the input: what an empty field means. */
  hint?: string;
}

const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

/** Whether the text is `YYYY-MM-DD` and a day of the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < EARLIEST || text > LATEST) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A Gregorian day in Kathmandu as `YYYY-MM-DD`, or empty. */
export function day(label: string, { required = false, hint }: DayOptions = {}): Field<string, 'day'> {
  const wrong = `${label} has to be a day, such as 2026-11-20.`;
  return {
    ...fieldDefaults,
    kind: 'day',
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
        .refine((text) => text === '' || isDay(text), { error: wrong }),
    output: () => z.string().meta({ description: 'YYYY-MM-DD, or empty' }),
    facts: (name): DayFacts => ({
      kind: 'day',
      name,
      label,
      required,
      ...(hint && { hint }),
    }),
  };
}
