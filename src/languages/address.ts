import type { Language } from './language.ts';

const PREFIX = '/ne';

/**
 * A path of this host, with its query and fragment, in one language: '/notices' is '/ne/notices' in Nepali, and '/' is
 * '/ne'.
 */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return PREFIX + path.replace(/^\/(?=$|[?#])/, '');
}

/** The path without its language: '/ne/notices' is '/notices', and '/ne' is '/'. */
export function withoutLanguage(path: string): string {
  if (path === PREFIX) return '/';
  return path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path;
}
