import type { Language } from '../languages/language.ts';
import { type Script, scriptOf } from '../search/words/language.ts';

/** The language and script (ISO 15924) of a message, for outside services. */
export interface MessageLanguage {
  lang: Language;
  script: 'Latn' | 'Deva';
}

const LANGUAGES: Readonly<Record<Script, MessageLanguage>> = {
  english: { lang: 'en', script: 'Latn' },
  devanagari: { lang: 'ne', script: 'Deva' },
  romanised: { lang: 'ne', script: 'Latn' },
};

export const languageOfMessage = (message: string): MessageLanguage => LANGUAGES[scriptOf(message)];
