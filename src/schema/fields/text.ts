import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { plainText } from './plain-text.ts';

export interface TextFacts extends FieldFacts {
  kind: 'text';
  max: number;
}

interface TextOptions {
  required?: boolean;
  /** In characters; 200 for titles and names (requirement 12.6). */
  max?: number;
}

/** One line of plain text. */
export function text(
  label: string,
  { required = false, max = 5000 }: TextOptions = {},
): Field<string, 'text'> {
  return {
    ...fieldDefaults,
    kind: 'text',
    label,
    required,
    blank: '',
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => String(stored ?? ''),
    input: () => plainText(label, { max, required }),
    output: () => z.string(),
    searchText: (value) => value,
    facts: (name): TextFacts => ({ kind: 'text', name, label, required, max }),
  };
}
