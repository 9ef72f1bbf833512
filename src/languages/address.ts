import type { Language } from './language.ts';

const PREFIX = '/ne';
/** The language in a path: only as a whole part of it. */
const LANGUAGE_PART = /^\/ne(?=$|[/?#])/;

/**
 * A path of this host, with its query and fragment, in one language: '/notices' is '/ne/notices' in Nepali, and '/' is
 * '/ne'.
 */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return PREFIX + path.replace(/^\/(?=$|[?#])/, '');
}

/** The path without its language: '/ne/notices' is '/notices', and '/ne' is '/'. A query and a fragment stay. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(LANGUAGE_PART, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The language of a path of this host, which alone decides it. */
export const languageOf = (path: string): Language => (LANGUAGE_PART.test(path) ? 'ne' : 'en');
