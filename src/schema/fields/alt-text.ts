import * as z from 'zod';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, fieldDefaults, textFieldDefaults } from '../field.ts';
import { listInColumn, listInForms } from './list.ts';
import { missing, plainText } from './plain-text.ts';

export interface AltTextFacts extends FieldFacts {
  kind: 'alt-text';
  max: number;
  /** Name of the image field. */
  describes: string;
}

/** A field with the alternative text of the picture field `Name`. */
type Describing<F extends Field, Name extends string> = F & { readonly describes: Name };

const MAX_ALT_TEXT = 300;

/** The alternative text of one picture; empty for a decorative one. It is not searchable. */
export function altText<const Name extends string>(
  describes: Name,
  { label = 'Alt text', required = false } = {},
): Describing<Field<string, 'alt-text'>, Name> {
  return {
    ...textFieldDefaults,
    kind: 'alt-text',
    label,
    required,
    describes,
    changes: comparisons['alt-text'],
    input: () => plainText(label, { max: MAX_ALT_TEXT, required }),
    output: () => z.string().meta({ description: 'Empty: the picture is decorative' }),
    facts: (name): AltTextFacts => ({
      kind: 'alt-text',
      name,
      label,
      required,
      max: MAX_ALT_TEXT,
      describes,
    }),
  };
}

export interface AltTextsFacts extends FieldFacts {
  kind: 'alt-texts';
  /** In characters, for each text. */
  max: number;
  /** Name of the field of pictures. */
  describes: string;
}

/** More than any album has: a longer list is refused before its texts are validated. */
const MAX_TEXTS = 10_000;

/** The alternative texts of a list of pictures, in the pictures' order; empty for decorative ones. */
export function altTexts<const Name extends string>(
  describes: Name,
  { label = 'Alt text', required = false } = {},
): Describing<Field<string[], 'alt-texts'>, Name> {
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    kind: 'alt-texts',
    label,
    required,
    describes,
    changes: comparisons['alt-texts'],
    input: () =>
      listInForms(
        z
          .array(plainText(label, { max: MAX_ALT_TEXT, required: false }), {
            error: `${label} has to be a list of texts, one for each picture.`,
          })
          .max(MAX_TEXTS, { error: `${label}: at most ${MAX_TEXTS.toLocaleString('en')}.` })
          .refine((texts) => !required || texts.some((text) => text.trim() !== ''), {
            error: missing(label),
          }),
      ),
    output: () => z.array(z.string()).meta({ description: 'One for each picture, in their order' }),
    searchText: (value) => value.filter((text) => text !== '').join(' '),
    searchParts: (value) => value.filter((text) => text !== '').map((text) => ({ heading: '', text })),
    alignTo(value, count) {
      if (value.length > count) throw new RangeError('There are more descriptions than pictures.');
      return [...value, ...Array.from({ length: count - value.length }, () => '')];
    },
    facts: (name): AltTextsFacts => ({
      kind: 'alt-texts',
      name,
      label,
      required,
      max: MAX_ALT_TEXT,
      describes,
    }),
  };
}
