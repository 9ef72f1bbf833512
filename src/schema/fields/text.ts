import * as z from 'zod';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { inLanguage, type Sentence } from '../../languages/sentence.ts';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, type FilterColumn, labelIn, textFieldDefaults } from '../field.ts';
import { isTranslated, type TranslatedBy, type TranslationOptions, twinLabel } from '../twins.ts';
import { lineOfText, plainText } from './plain-text.ts';

interface PlainTextFacts<Kind extends string> extends FieldFacts {
  kind: Kind;
  max: number;
  /** Help text beside the input. */
  hint?: string;
}
export type TextFacts = PlainTextFacts<'text'>;
export type LongTextFacts = PlainTextFacts<'long-text'>;

interface TextOptions extends TranslationOptions {
  required?: boolean;
  /** In characters; 200 for titles and names (requirement 12.6). */
  max?: number;
  /** Shown beside the input. */
  hint?: Sentence;
  /** Lists are also filtered by this text. */
  filter?: FilterColumn;
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
  { ne, required = false, max = 5000, hint, filter, ...more }: TextOptions,
): Field<string, Kind> {
  const labels = { label, nepaliLabel: ne };
  const twin = isTranslated(more) ? plainTextField(kind, ne, { ne, max }) : undefined;
  return {
    ...textFieldDefaults,
    kind,
    ...labels,
    required,
    changes: comparisons[kind],
    input: ({ language = DEFAULT_LANGUAGE }) =>
      (kind === 'text' ? lineOfText : plainText)(labelIn(language, labels), { max, required, language }),
    output: () => z.string(),
    searchText: (value) => value,
    ...(filter && { filter }),
    ...(twin && { twin }),
    facts: (name, language = DEFAULT_LANGUAGE): PlainTextFacts<Kind> => ({
      kind,
      name,
      label: twin ? twinLabel(language, labels) : labelIn(language, labels),
      required,
      max,
      ...(hint && { hint: inLanguage(hint, language) }),
    }),
  };
}
