import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import {
  type Field,
  type FieldFacts,
  fieldDefaults,
  type LabelOptions,
  textFieldDefaults,
} from '../field.ts';
import { Unfit } from '../unfit.ts';
import { frameOf } from './frame.ts';
import { listInColumn, listInForms } from './list.ts';
import { lineOfText, missing } from './plain-text.ts';
import { words } from './words.ts';

const { tooManyDescriptions } = sentencesIn(words);

export interface AltTextFacts extends FieldFacts {
  kind: 'alt-text';
  max: number;
  /** Name of the image field. */
  describes: string;
}

/** A field with the alternative text of the picture field `Name`. */
type Describing<F extends Field, Name extends string> = F & { readonly describes: Name };

const MAX_ALT_TEXT = 300;

interface AltTextOptions extends LabelOptions {
  label: string;
  required?: boolean;
}
const DEFAULTS: AltTextOptions = { label: 'Alt text', ne: 'तस्बिरको वर्णन' };

/** The alternative text of one picture; empty for a decorative one. It is not searchable. */
export function altText<const Name extends string>(
  describes: Name,
  { label, ne, required = false }: AltTextOptions = DEFAULTS,
): Describing<Field<string, 'alt-text'>, Name> {
  return {
    ...textFieldDefaults,
    ...frameOf<AltTextFacts, string>(
      'alt-text',
      { label, ne, required },
      { max: MAX_ALT_TEXT, describes },
      (said, language) => lineOfText(said, { max: MAX_ALT_TEXT, required, language }),
    ),
    describes,
    output: () => z.string().meta({ description: 'Empty: the picture is decorative' }),
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
  { label, ne, required = false }: AltTextOptions = DEFAULTS,
): Describing<Field<string[], 'alt-texts'>, Name> {
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    ...frameOf<AltTextsFacts, string[]>(
      'alt-texts',
      { label, ne, required },
      { max: MAX_ALT_TEXT, describes },
      (said, language) => {
        const { notDescriptions, tooMany } = words[language];
        const most = digitsIn(language, MAX_TEXTS.toLocaleString('en'));
        return listInForms(
          z
            .array(lineOfText(said, { max: MAX_ALT_TEXT, required: false, language }), {
              error: notDescriptions(said),
            })
            .max(MAX_TEXTS, { error: tooMany(said, most) })
            .refine((texts) => !required || texts.some((text) => text.trim() !== ''), {
              error: missing(said, language),
            }),
        );
      },
    ),
    describes,
    output: () => z.array(z.string()).meta({ description: 'One for each picture, in their order' }),
    searchText: (value) => value.filter((text) => text !== '').join(' '),
    searchParts: (value) => value.filter((text) => text !== '').map((text) => ({ heading: '', text })),
    alignTo(value, count) {
      if (value.length > count) throw new Unfit(tooManyDescriptions);
      return [...value, ...Array.from({ length: count - value.length }, () => '')];
    },
  };
}
