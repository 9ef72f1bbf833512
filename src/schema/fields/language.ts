import * as z from 'zod';
import { LANGUAGES, type Language, languageFrom } from '../../languages/language.ts';
import { type Field, type FieldFacts, fieldDefaults, type LabelOptions } from '../field.ts';
import { frameOf } from './frame.ts';
import { words } from './words.ts';

/**
 * The language in which somebody reads. The back office
 * has no input for this kind, because the page that sends the form sets it.
 */
export function languageField(label: string, { ne }: LabelOptions): Field<Language, 'language'> {
  return {
    ...fieldDefaults,
    ...frameOf<FieldFacts & { kind: 'language' }, Language>('language', { label, ne }, {}, (said, language) =>
      z.enum(LANGUAGES, { error: words[language].notLanguage(said, ...LANGUAGES) }),
    ),
    blank: languageFrom(''),
    column: 'text',
    toStored: (value) => value,
    fromStored: languageFrom,
    output: () => z.enum(LANGUAGES),
  };
}
