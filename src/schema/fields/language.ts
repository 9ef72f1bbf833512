import * as z from 'zod';
import { LANGUAGES, type Language, languageFrom } from '../../languages/language.ts';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, fieldDefaults } from '../field.ts';

/**
 * The language in which somebody reads. Rows from before this column hold a blank, which is English. The back office has
 * no input for this kind, because it is told by the page that sends the form.
 */
export function languageField(label: string): Field<Language, 'language'> {
  return {
    ...fieldDefaults,
    kind: 'language',
    label,
    required: false,
    blank: languageFrom(''),
    column: 'text',
    toStored: (value) => value,
    fromStored: languageFrom,
    changes: comparisons.language,
    input: () => z.enum(LANGUAGES, { error: `${label} has to be ${LANGUAGES.join(' or ')}.` }),
    output: () => z.enum(LANGUAGES),
    facts: (name) => ({ kind: 'language', name, label, required: false }),
  };
}
