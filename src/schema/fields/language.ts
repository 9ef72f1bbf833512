import * as z from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageFrom } from '../../languages/language.ts';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, factsOf, fieldDefaults, type LabelOptions, labelIn } from '../field.ts';
import { words } from './words.ts';

/**
 * The language in which somebody reads. The back office
 * has no input for this kind, because the page that sends the form sets it.
 */
export function languageField(label: string, { ne }: LabelOptions): Field<Language, 'language'> {
  const labels = { label, nepaliLabel: ne };
  return {
    ...fieldDefaults,
    kind: 'language',
    ...labels,
    required: false,
    blank: languageFrom(''),
    column: 'text',
    toStored: (value) => value,
    fromStored: languageFrom,
    changes: comparisons.language,
    input: ({ language = DEFAULT_LANGUAGE }) => {
      const { notLanguage } = words[language];
      return z.enum(LANGUAGES, { error: notLanguage(labelIn(language, labels), ...LANGUAGES) });
    },
    output: () => z.enum(LANGUAGES),
    facts: factsOf(labels, { kind: 'language', required: false }),
  };
}
