import type { ReactNode } from 'react';
import { defaultMenu, furtherForms } from '../content/built-in-menu.ts';
import type { MenuLink, MenuPart, ShownMenu } from '../content/menu.ts';
import type { Language } from '../languages/language.ts';
import { words } from './components/words.ts';

/**
 * The links of the header, its drawer, the footer and the not-found page. Which these are: `content/built-in-menu.ts`.
 */

export interface PageLink {
  label: ReactNode;
  href: string;
}

/** The main action of every page. */
const APPLY = '/apply-online';

/** The path of the main action on a page: on a programme's page it preselects the programme in the form. */
export function applyHrefAt(path: string, faculties: readonly { id: string; href: string }[]): string {
  const here = faculties.find(({ href }) => href === path);
  return here ? applyHref(here.id) : APPLY;
}

/** URL of the application form with this programme selected. */
export const applyHref = (programme: string): string => `${APPLY}?program=${programme}`;

/** Where most visitors go. */
export const popularPaths = ['/notices', '/admissions', '/news-and-events', '/contact-us'] as const;

/** The label of a built-in page in the header or in the footer; empty if there is no such page. */
export function pageLabel(language: Language, path: string, part: MenuPart): string {
  const { links, footerLinks } = words[language];
  const labels: Readonly<Record<string, string>> =
    part === 'header' ? { ...footerLinks, ...links } : { ...links, ...footerLinks };
  const form = furtherForms.find(({ page }) => page === path);
  return labels[path] ?? form?.visitorWords[language].heading ?? '';
}

/** The menu that nobody has changed, as visitors see it. */
export function builtInMenu(): ShownMenu {
  const shown = (part: MenuPart, { target }: MenuLink) => {
    const href = 'page' in target ? target.page : '';
    return { label: pageLabel('en', href, part), label_ne: pageLabel('ne', href, part), href };
  };
  return {
    header: defaultMenu.header.map((link) => ({ ...shown('header', link), items: [] })),
    footer: defaultMenu.footer.map((link) => shown('footer', link)),
  };
}

/** The value of `aria-current`: 'page' on the page itself, 'true' on one below it. */
export function currentAt(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  if (href === '/notices' && path.startsWith('/notice/')) return 'true';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
