import type { Language } from '../languages/language.ts';
import { troubleWords } from './words.ts';

/**
 * The reason why a mail was not sent, in a language. It is stored in English, as in the log, and
 * translated by matching the stored sentence with the known ones; quotations of the mail server stay unchanged.
 * @param stored the stored sentence; an unknown one is returned unchanged
 */
export function troubleIn(language: Language, stored: string): string {
  if (language === 'en') return stored;
  for (const name of Object.keys(troubleWords.en) as (keyof typeof troubleWords.en)[]) {
    const places = placesIn(troubleWords.en[name], stored);
    if (!places) continue;
    const translated = troubleWords[language][name] as Sentence;
    return typeof translated === 'string'
      ? translated
      : translated(...places.map((place) => troubleIn(language, place)));
  }
  return stored;
}

type Sentence = string | ((...places: string[]) => string);

/** The values of a sentence's placeholders in this text; null if it is another sentence. */
function placesIn(sentence: string | ((...places: never[]) => string), text: string): string[] | null {
  if (typeof sentence === 'string') return sentence === text ? [] : null;
  const places = Array.from({ length: sentence.length }, (_, at) => `\u0000${at}\u0000`);
  const pattern = (sentence as (...filled: string[]) => string)(...places)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\0\d\0/g, '(.*?)');
  const [, ...found] = new RegExp(`^${pattern}$`, 's').exec(text) ?? [];
  return found.length > 0 ? found : null;
}
