/** The public pages that the header, its drawer, the footer and the not-found page lead to: one line each. */

export interface PageLink {
  label: string;
  href: string;
  /** Beginning of the paths that belong under this link although they do not begin with its own. */
  holds?: string;
}

export const mainLinks: readonly PageLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Notices', href: '/notices', holds: '/notice/' },
  { label: 'News & Events', href: '/news-and-events' },
];

/** The footer's own words for the same pages; 'Newsletter' leads to the news (decision D8). */
export const footerLinks: readonly PageLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Notice', href: '/notices' },
  { label: 'Newsletter', href: '/news-and-events' },
];

/** The value of `aria-current`: 'page' on the page itself, 'true' on one below it. */
export function currentAt(link: PageLink, path: string): 'page' | 'true' | undefined {
  if (path === link.href) return 'page';
  if (link.holds !== undefined && path.startsWith(link.holds)) return 'true';
  return link.href !== '/' && path.startsWith(`${link.href}/`) ? 'true' : undefined;
}
