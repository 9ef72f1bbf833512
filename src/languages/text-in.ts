import { langWithin } from './lang-of.ts';
import type { Language } from './language.ts';

/** A text on a page: `lang` is set where it is not in the page's language. */
interface TextIn {
  text: string;
  lang: Language | undefined;
}

/** Names of the fields of a record that have a twin. */
export type TranslatedNames<R> = {
  [Name in keyof R & string]: `${Name}_ne` extends keyof R ? Name : never;
}[keyof R & string];

/**
 * A record's text in one language (requirement 20.110): in Nepali its twin, if there is one; otherwise, as in
 * English, the field itself in any language. A field with Nepali letters counts as the Nepali text; then a twin in
 * English is the English one.
 */
export function textIn<R extends object>(language: Language, record: R, field: TranslatedNames<R>): TextIn {
  const values = record as Readonly<Record<string, unknown>>;
  const [own, twin] = [String(values[field] ?? ''), String(values[`${field}_ne`] ?? '')];
  const text = chosen(language, own, twin);
  return { text, lang: langWithin(language, wordsIn(text)) };
}

function chosen(language: Language, own: string, twin: string): string {
  if (wordsIn(twin).trim() === '') return own;
  if (wordsIn(own).trim() === '') return twin;
  const isSwapped = isNepali(own) && !isNepali(twin);
  return (language === 'ne') === isSwapped ? own : twin;
}

const isNepali = (text: string) => langWithin('en', wordsIn(text)) === 'ne';

/** The text without the tags and entities of rich text. */
const wordsIn = (text: string) => text.replace(/<[^<>]*>|&\w+;/g, ' ');
