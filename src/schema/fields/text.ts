import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { plainText } from './plain-text.ts';

/** What the browser is told of one field of this kind. */
export interface TextFacts extends FieldFacts {
  kind: 'text';
  max: number;
}

interface TextOptions {
  required?: boolean;
  /** In characters; a title or name has 200 (contract: Records). */
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
