import { type InEach, LANGUAGES, type Language } from './language.ts';

/**
 * One sentence in every language: created where an event happens, rendered where the reader's language is known. A
 * plain string is the same in each, such as a name.
 */
export type Sentence = string | InEach<string>;

export const inLanguage = (sentence: Sentence, language: Language): string =>
  typeof sentence === 'string' ? sentence : sentence[language];

/**
 * Makes a sentence in every language.
 * @param say picks it from the words of one language, and fills its placeholders
 */
export function sentenceOf<W>(
  words: InEach<W>,
  say: (words: W, language: Language) => string,
): InEach<string> {
  const entries = LANGUAGES.map((language) => [language, say(words[language], language)]);
  return Object.fromEntries(entries) as InEach<string>;
}
