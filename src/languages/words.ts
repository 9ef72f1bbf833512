import type { Language } from './language.ts';

/**
 * The shape that a Nepali words module has to have: the English one's names, a sentence for a sentence, and the same
 * places for numbers and names. A name that is missing or left over does not compile.
 */
export type Words<English> = English extends Language
  ? Language
  : English extends string
    ? string
    : English extends (...places: infer Places) => string
      ? (...places: Places) => string
      : { readonly [Name in keyof English]: Words<English[Name]> };
