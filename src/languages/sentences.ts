import { digitsIn } from './digits.ts';
import { type InEach, LANGUAGES } from './language.ts';
import { inLanguage, type Sentence } from './sentence.ts';

/** Sentences of one language, by name and group; those with placeholders are functions. */
interface Group {
  readonly [name: string]: string | ((...places: string[]) => string) | Group;
}

/**
 * Sentences in every language at once. A placeholder takes a sentence, too: a number or a noun that each language writes
 * its own way.
 */
export type Sentences<W> = {
  readonly [Name in keyof W]: W[Name] extends string
    ? InEach<string>
    : W[Name] extends (...places: infer Places) => string
      ? (...places: { [At in keyof Places]: Sentence }) => InEach<string>
      : Sentences<W[Name]>;
};

/** The sentences of a folder, bound to no language yet: the response picks it later. */
export function sentencesIn<W>(words: InEach<W>): Sentences<W> {
  const groups = words as InEach<unknown> as InEach<Group>;
  return Object.fromEntries(
    Object.keys(groups.en).map((name) => [name, sentenceNamed(groups, name)]),
  ) as Sentences<W>;
}

function sentenceNamed(groups: InEach<Group>, name: string): unknown {
  const english = groups.en[name];
  if (typeof english === 'string') return inEach((language) => groups[language][name] as string);
  if (typeof english === 'object')
    return sentencesIn(inEach((language) => groups[language][name]) as InEach<Group>);
  return (...places: readonly Sentence[]) =>
    inEach((language) =>
      (groups[language][name] as (...places: string[]) => string)(
        ...places.map((place) => inLanguage(place, language)),
      ),
    );
}

function inEach<T>(of: (language: (typeof LANGUAGES)[number]) => T): InEach<T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as InEach<T>;
}

/** A number, or a text with digits, as each language writes it. */
export const numeral = (of: number | string): InEach<string> => inEach((language) => digitsIn(language, of));

/** Several sentences as one list, such as ‘one’ or ‘two’. @param between them */
export const listed = (sentences: readonly Sentence[], between: Sentence): InEach<string> =>
  inEach((language) =>
    sentences.map((sentence) => inLanguage(sentence, language)).join(inLanguage(between, language)),
  );
