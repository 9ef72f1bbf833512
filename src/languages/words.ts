import type { Language } from './language.ts';

/**
 * The required shape of a Nepali words module: the names of the English one, with the same placeholders for numbers and
 * names. A missing or superfluous name does not compile.
 */
export type Words<English> = English extends Language
  ? Language
  : English extends string
    ? string
    : English extends (...places: infer Places) => string
      ? (...places: Places) => string
      : { readonly [Name in keyof English]: Words<English[Name]> };
