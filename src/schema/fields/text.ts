import * as z from 'zod';
import type { Language } from '../../languages/language.ts';
import {
  type Field,
  type FieldFacts,
  type FilterColumn,
  type HintOptions,
  textFieldDefaults,
} from '../field.ts';
import { isTranslated, type TranslatedBy, type TranslationOptions } from '../twins.ts';
import type { Keyboard, TextFormat } from './formats.ts';
import { frameOf } from './frame.ts';
import { lineOfText, plainText } from './plain-text.ts';

interface PlainTextFacts<Kind extends string> extends FieldFacts {
  kind: Kind;
  max: number;
  /** Help text beside the input. */
  hint?: string;
  keyboard?: Keyboard;
}
export type TextFacts = PlainTextFacts<'text'>;
export type LongTextFacts = PlainTextFacts<'long-text'>;

interface TextOptions extends TranslationOptions, HintOptions {
  required?: boolean;
  /** In characters; 200 for titles and names (requirement 12.6). */
  max?: number;
  format?: TextFormat;
  /** Lists are also filtered by this text. */
  filter?: FilterColumn;
  /** Records are found by it, but it is never shown as an answer. */
  isKeywordOnly?: true;
  /** See `Field`. */
  shownIf?: string;
}

/** One line of plain text. */
export const text = <const Options extends TextOptions>(label: string, options: Options) =>
  plainTextField('text', label, options) as Field<string, 'text'> & TranslatedBy<Options>;

/** Plain text of several lines. */
export const longText = <const Options extends TextOptions>(label: string, options: Options) =>
  plainTextField('long-text', label, options) as Field<string, 'long-text'> & TranslatedBy<Options>;

function plainTextField<const Kind extends 'text' | 'long-text'>(
  kind: Kind,
  label: string,
  { ne, required = false, max = 5000, hint, format, filter, isKeywordOnly, shownIf, ...more }: TextOptions,
): Field<string, Kind> {
  const twin = isTranslated(more)
    ? plainTextField(kind, ne, {
        ne,
        max,
        hint,
        ...(format && { format }),
        ...(isKeywordOnly && { isKeywordOnly }),
      })
    : undefined;
  return {
    ...textFieldDefaults,
    ...frameOf<PlainTextFacts<Kind>, string>(
      kind,
      { label, ne, required, twin },
      { max, hint, ...(format?.keyboard && { keyboard: format.keyboard }) },
      (said, language) => {
        const input = (kind === 'text' ? lineOfText : plainText)(said, { max, required, language });
        return format ? formatted(input, format, language, said) : input;
      },
    ),
    output: () => z.string(),
    searchText: (value) => value,
    ...(filter && { filter }),
    ...(shownIf !== undefined && { shownIf }),
    ...(isKeywordOnly && { isKeywordOnly }),
    ...(twin && { twin }),
  };
}

function formatted(input: z.ZodString, format: TextFormat, language: Language, label: string) {
  const tidied = format.tidy ? input.overwrite(format.tidy) : input;
  return tidied.refine((text) => text === '' || format.test(text), {
    error: ({ input }) => format.wrong(language, label, String(input)),
  });
}
