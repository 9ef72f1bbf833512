import type { ReactNode } from 'react';
import { submissionTypes } from '../content/submissions.ts';

/**
 * The links of the header, its drawer, the footer and the not-found page. Their labels are in `components/words.ts`.
 */

export interface PageLink {
  label: ReactNode;
  href: string;
}

interface MenuLink<Path extends string = string> {
  href: Path;
  /** Another path prefix for which this link is marked current. */
  prefix?: string;
}

export const mainLinks = [
  { href: '/' },
  { href: '/notices', prefix: '/notice/' },
  { href: '/gallery' },
  { href: '/who-we-are' },
  { href: '/admissions' },
  { href: '/scholarships' },
  { href: '/why-us' },
  { href: '/news-and-events' },
  { href: '/faqs' },
  { href: '/contact-us' },
  { href: '/apply-online' },
] as const satisfies readonly MenuLink[];

/** The main action of every page. */
const APPLY = '/apply-online';

/** The path of the main action on a page: on a programme's page it preselects the programme in the form. */
export function applyHrefAt(path: string, faculties: readonly { id: string; href: string }[]): string {
  const here = faculties.find(({ href }) => href === path);
  return here ? applyHref(here.id) : APPLY;
}

/** URL of the application form with this programme selected. */
export const applyHref = (programme: string): string => `${APPLY}?program=${programme}`;

/** The footer has labels of its own for the same pages (requirement 1.19). */
export const footerPaths = [
  '/',
  '/notices',
  '/faqs',
  '/gallery',
  '/contact-us',
  '/news-and-events',
  '/login',
] as const;

/** Forms without a place in the menu, whose links end the footer's own. */
export const furtherForms = submissionTypes.filter(
  ({ page }) => !mainLinks.some(({ href }) => href === page),
);

/** Where most visitors go. */
export const popularPaths = ['/notices', '/admissions', '/news-and-events', '/contact-us'] as const;

/** The value of `aria-current`: 'page' on the page itself, 'true' on one below it. */
export function currentAt({ href, prefix }: MenuLink, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  if (prefix !== undefined && path.startsWith(prefix)) return 'true';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
