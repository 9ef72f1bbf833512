import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { plainText } from './plain-text.ts';

export interface LongTextFacts extends FieldFacts {
  kind: 'long-text';
  max: number;
}

interface LongTextOptions {
  required?: boolean;
  /** In characters. */
  max?: number;
}

/** Plain text of several lines. */
export function longText(
  label: string,
  { required = false, max = 5000 }: LongTextOptions = {},
): Field<string, 'long-text'> {
  return {
    ...fieldDefaults,
    kind: 'long-text',
    label,
    required,
    blank: '',
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => String(stored ?? ''),
    input: () => plainText(label, { max, required }),
    output: () => z.string(),
    searchText: (value) => value,
    facts: (name): LongTextFacts => ({ kind: 'long-text', name, label, required, max }),
  };
}
