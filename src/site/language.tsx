import { createContext, type ReactNode, use } from 'react';
import { addressIn } from '../languages/address.ts';
import { digitsIn } from '../languages/digits.ts';
import { DEFAULT_LANGUAGE, type InEach, type Language } from '../languages/language.ts';
import { langWithin } from '../ui/lang-of.ts';

/** How a page of one language writes. */
interface PageLanguage {
  language: Language;
  /** Makes an English path one of the page's language. */
  to: (path: string) => string;
  /** Writes a number, or the digits in a text, as the page's language does. */
  digits: (of: number | string) => string;
  /** The `lang` of a text that the college wrote; undefined where it is the page's. */
  langOf: (text: string) => Language | undefined;
}

const pageLanguage = (language: Language): PageLanguage => ({
  language,
  to: (path) => addressIn(language, path),
  digits: (of) => digitsIn(language, of),
  langOf: (text) => langWithin(language, text),
});

const pageLanguages: InEach<PageLanguage> = { en: pageLanguage('en'), ne: pageLanguage('ne') };
const Context = createContext(pageLanguages[DEFAULT_LANGUAGE]);

/** Gives all components of a page their language. */
export function InLanguage({ language, children }: { language: Language; children?: ReactNode }) {
  return <Context value={pageLanguages[language]}>{children}</Context>;
}

/** The language of the page that is being rendered. */
export const usePageLanguage = (): PageLanguage => use(Context);

/** The sentences of a folder, in the page's language. */
export const useWords = <W,>(words: InEach<W>): W => words[use(Context).language];
