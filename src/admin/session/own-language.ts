import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { languageCookie, languageInCookies } from '../../languages/office-cookie.ts';
import { language } from '../language.ts';

/** Tells the server in which language this browser opens the back office from now on. */
export function rememberLanguage(wanted: Language = DEFAULT_LANGUAGE): void {
  if ((languageInCookies(document.cookie) ?? DEFAULT_LANGUAGE) === wanted) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that staff have
  document.cookie = languageCookie(wanted);
}

/** Whether screens of a person with this language are in the other one than this page. */
export const isOtherLanguage = (wanted: Language = DEFAULT_LANGUAGE): boolean => wanted !== language;

/**
 * Whether the server has sent the back office in another language than the person's, as at the first visit of a browser,
 * and would now send it in theirs.
 */
export function isSentInOtherLanguage(wanted?: Language): boolean {
  if (location.pathname === '/admin/login' || !isOtherLanguage(wanted)) return false;
  const before = languageInCookies(document.cookie);
  rememberLanguage(wanted);
  return languageInCookies(document.cookie) !== before;
}
