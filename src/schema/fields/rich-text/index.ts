import * as z from 'zod';
import { comparisons } from '../../changes/by-kind.ts';
import { type Field, type FieldFacts, textFieldDefaults } from '../../field.ts';
import { lengthOf, missing, storableText, tooLong } from '../plain-text.ts';
import { partsOf } from './parts-of.ts';
import { textOf } from './text-of.ts';

export interface RichTextFacts extends FieldFacts {
  kind: 'rich-text';
  max: number;
  /** Said below the label. */
  hint?: string;
}

const MAX_LENGTH = 100_000;
/** Pasted text may be several times as long as its cleaned form. Cleaning more than this would block the server. */
const MAX_UNCLEANED = 4 * MAX_LENGTH;
const PICTURE_PATH = /\ssrc="(\/uploads\/[^"]+)"/g;

/** Formatted text as HTML of the editor. It is cleaned before its length is checked and it is stored. */
export function richText(
  label: string,
  { required = false, hint }: { required?: boolean; hint?: string } = {},
): Field<string, 'rich-text'> {
  return {
    ...textFieldDefaults,
    kind: 'rich-text',
    label,
    required,
    changes: comparisons['rich-text'],
    input: ({ cleanHtml }) =>
      storableText(label)
        .refine((html) => html.length <= MAX_UNCLEANED, {
          error: () => tooLong(label, MAX_LENGTH),
          abort: true,
        })
        .transform(cleanHtml)
        .refine((html) => lengthOf(html) <= MAX_LENGTH, {
          error: () => tooLong(label, MAX_LENGTH),
          abort: true,
        })
        .refine((html) => !required || textOf(html) !== '', { error: missing(label) }),
    output: () => z.string().meta({ description: 'HTML, cleaned when it was written' }),
    filesIn: (html) => [...html.matchAll(PICTURE_PATH)].map((match) => match[1] ?? ''),
    searchText: textOf,
    searchParts: partsOf,
    facts: (name): RichTextFacts => ({
      kind: 'rich-text',
      name,
      label,
      required,
      max: MAX_LENGTH,
      ...(hint && { hint }),
    }),
  };
}
