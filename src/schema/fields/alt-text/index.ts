import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../../field.ts';
import { plainText } from '../plain-text.ts';

/** What the browser is told of one field of this kind. */
export interface AltTextFacts extends FieldFacts {
  kind: 'alt-text';
  max: number;
  /** Name of the image field that it belongs to. */
  describes: string;
}

export const LONGEST_ALT_TEXT = 300;

/**
 * What one picture shows, for those who cannot see it; empty for a picture that only decorates. A record is not
 * found by it: it says nothing that the record is about.
 */
export function altText(describes: string, { label = 'Alt text', required = false } = {}): Field<string> {
  return {
    ...fieldDefaults,
    kind: 'alt-text',
    label,
    required,
    describes,
    blank: '',
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => String(stored ?? ''),
    input: () => plainText(label, { max: LONGEST_ALT_TEXT, required }),
    output: () => z.string().meta({ description: 'Empty: the picture is decorative' }),
    facts: (name): AltTextFacts => ({
      kind: 'alt-text',
      name,
      label,
      required,
      max: LONGEST_ALT_TEXT,
      describes,
    }),
  };
}
