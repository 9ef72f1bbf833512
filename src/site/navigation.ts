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
  { label: 'Gallery', href: '/gallery' },
  { label: 'Who We Are', href: '/who-we-are' },
  { label: 'Admissions', href: '/admissions' },
  { label: 'Scholarships', href: '/scholarships' },
  { label: 'Why Us', href: '/why-us' },
  { label: 'News & Events', href: '/news-and-events' },
  { label: 'FAQs', href: '/faqs' },
  { label: 'Contact Us', href: '/contact-us' },
  { label: 'Apply Online', href: '/apply-online' },
];

/** The main action, wherever a visitor stands. */
export const applyLink: PageLink = { label: 'Apply Now', href: '/apply-online' };

/** The same from where a visitor stands: on a programme's page it opens the form with that one chosen. */
export function applyLinkAt(path: string, faculties: readonly { id: string; href: string }[]): PageLink {
  const here = faculties.find(({ href }) => href === path);
  return here ? { ...applyLink, href: applyHref(here.id) } : applyLink;
}

/** The application form with this programme chosen. */
export const applyHref = (programme: string): string => `${applyLink.href}?program=${programme}`;

/** The footer's own words for the same pages; 'Newsletter' leads to the news (decision D8). */
export const footerLinks: readonly PageLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Notice', href: '/notices' },
  { label: "FAQ's", href: '/faqs' },
  { label: 'Gallery', href: '/gallery' },
  { label: 'Contact Us', href: '/contact-us' },
  { label: 'Newsletter', href: '/news-and-events' },
  { label: 'Login', href: '/login' },
];

const popularPaths = ['/notices', '/admissions', '/news-and-events', '/contact-us'];

/** Where most people want to go: for pages that have nothing else to lead on to. */
export const popularLinks: readonly PageLink[] = mainLinks.filter(({ href }) => popularPaths.includes(href));

/** The value of `aria-current`: 'page' on the page itself, 'true' on one below it. */
export function currentAt(link: PageLink, path: string): 'page' | 'true' | undefined {
  if (path === link.href) return 'page';
  if (link.holds !== undefined && path.startsWith(link.holds)) return 'true';
  return link.href !== '/' && path.startsWith(`${link.href}/`) ? 'true' : undefined;
}
