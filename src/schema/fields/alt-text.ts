import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { listInColumn, listInForms } from './list.ts';
import { missing, plainText } from './plain-text.ts';

/** What the browser is told of one field of this kind. */
export interface AltTextFacts extends FieldFacts {
  kind: 'alt-text';
  max: number;
  /** Name of the image field that it belongs to. */
  describes: string;
}

/** A field that puts the pictures of the field `Name` into words. */
type Describing<F extends Field, Name extends string> = F & { readonly describes: Name };

export const MAX_ALT_TEXT = 300;

/**
 * What one picture shows, for those who cannot see it; empty for a picture that only decorates. A record is not
 * found by it: it says nothing that the record is about.
 */
export function altText<const Name extends string>(
  describes: Name,
  { label = 'Alt text', required = false } = {},
): Describing<Field<string, 'alt-text'>, Name> {
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

/** What the browser is told of one field of this kind. */
export interface AltTextsFacts extends FieldFacts {
  kind: 'alt-texts';
  /** In characters, of each. */
  max: number;
  /** Name of the field of pictures that it belongs to. */
  describes: string;
}

/** More than any album has pictures: a list beyond this is refused before its texts are looked at. */
const MAX_TEXTS = 10_000;

/** What each picture of a list shows, at the picture's own position; empty where one only decorates. */
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
