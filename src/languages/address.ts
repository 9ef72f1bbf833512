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

/** Addresses of programs, files and the back office, which are the same in every language. */
const WITHOUT_LANGUAGE =
  /^\/(?:(?:admin|api|assets|icons|uploads|webhooks)(?=$|[/?#])|[^?#]*\.\w+(?=$|[?#]))/;

/** A written link, adapted to a page's language: links to pages of this site lead to the same language. */
export function linkIn(language: Language, href: string): string {
  const isPage = /^\/(?!\/)/.test(href) && !WITHOUT_LANGUAGE.test(href) && languageOf(href) === 'en';
  return isPage ? addressIn(language, href) : href;
}
