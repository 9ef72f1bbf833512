import * as z from 'zod';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, type FilterColumn, textFieldDefaults } from '../field.ts';
import { plainText } from './plain-text.ts';

interface PlainTextFacts<Kind extends string> extends FieldFacts {
  kind: Kind;
  max: number;
  /** Help text beside the input. */
  hint?: string;
}
export type TextFacts = PlainTextFacts<'text'>;
export type LongTextFacts = PlainTextFacts<'long-text'>;

interface TextOptions {
  /** The label in Nepali. */
  ne?: string;
  required?: boolean;
  /** In characters; 200 for titles and names (requirement 12.6). */
  max?: number;
  /** Shown beside the input. */
  hint?: string;
  /** Lists are also filtered by this text. */
  filter?: FilterColumn;
}

/** One line of plain text. */
export const text = (label: string, options?: TextOptions) => plainTextField('text', label, options);

/** Plain text of several lines. */
export const longText = (label: string, options?: TextOptions) => plainTextField('long-text', label, options);

function plainTextField<const Kind extends 'text' | 'long-text'>(
  kind: Kind,
  label: string,
  { ne, required = false, max = 5000, hint, filter }: TextOptions = {},
): Field<string, Kind> {
  return {
    ...textFieldDefaults,
    kind,
    label,
    ...(ne && { nepaliLabel: ne }),
    required,
    changes: comparisons[kind],
    input: ({ language = DEFAULT_LANGUAGE }) =>
      plainText(language === 'ne' ? (ne ?? label) : label, { max, required, language }),
    output: () => z.string(),
    searchText: (value) => value,
    ...(filter && { filter }),
    facts: (name): PlainTextFacts<Kind> => ({
      kind,
      name,
      label,
      required,
      max,
      ...(hint && { hint }),
    }),
  };
}
