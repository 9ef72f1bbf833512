import { type Language, languageNames } from './language.ts';

/**
 * The cookie that tells the server in which language a browser opens the back office, so that the page names the scripts
 * of that language only. It repeats what the stored profile says, and is sent to `/admin` alone.
 */
const NAME = 'lang';
const YEAR_S = 365 * 24 * 3600;

const isLanguage = (value = ''): value is Language => Object.hasOwn(languageNames, value);

/** The language in a `Cookie` header or in `document.cookie`; undefined if there is none. */
export function languageInCookies(cookies = ''): Language | undefined {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=(\\w+)`).exec(cookies)?.[1];
  return isLanguage(value) ? value : undefined;
}

/** The cookie as a page sets it. */
export const languageCookie = (language: Language): string =>
  `${NAME}=${language}; max-age=${YEAR_S}; path=/admin; samesite=strict`;
