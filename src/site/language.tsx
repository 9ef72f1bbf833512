import { createContext, type ReactNode, use } from 'react';
import { addressIn } from '../languages/address.ts';
import { digitsIn } from '../languages/digits.ts';
import { DEFAULT_LANGUAGE, type InEach, type Language } from '../languages/language.ts';
import { langWithin } from '../ui/lang-of.ts';

const PageLanguage = createContext<Language>(DEFAULT_LANGUAGE);

/** Gives all components of a page their language. */
export function InLanguage({ language, children }: { language: Language; children?: ReactNode }) {
  return <PageLanguage value={language}>{children}</PageLanguage>;
}

/** The language of the page that is being rendered. */
export const useLanguage = (): Language => use(PageLanguage);

/** The sentences of a folder, in the page's language. */
export const useWords = <W,>(words: InEach<W>): W => words[useLanguage()];

/** @returns what makes an English path one of the page's language */
export function useAddress(): (path: string) => string {
  const language = useLanguage();
  return (path) => addressIn(language, path);
}

/** @returns what writes a number, or the digits in a text, as the page's language does */
export function useDigits(): (of: number | string) => string {
  const language = useLanguage();
  return (of) => digitsIn(language, of);
}

/** @returns the `lang` of a text that the college wrote; undefined where it is the page's */
export function useLangOf(): (text: string) => Language | undefined {
  const language = useLanguage();
  return (text) => langWithin(language, text);
}
