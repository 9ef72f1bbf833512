/** The links of the header, its drawer, the footer and the not-found page. */

export interface PageLink {
  label: string;
  href: string;
  /** Another path prefix for which this link is marked current. */
  prefix?: string;
}

export const mainLinks: readonly PageLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Notices', href: '/notices', prefix: '/notice/' },
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

/** The main action of every page. */
const applyLink: PageLink = { label: 'Apply Now', href: '/apply-online' };

/** The main action on a page: on a programme's page it preselects the programme in the form. */
export function applyLinkAt(path: string, faculties: readonly { id: string; href: string }[]): PageLink {
  const here = faculties.find(({ href }) => href === path);
  return here ? { ...applyLink, href: applyHref(here.id) } : applyLink;
}

/** URL of the application form with this programme selected. */
export const applyHref = (programme: string): string => `${applyLink.href}?program=${programme}`;

/** The footer's labels for the same pages (requirement 1.19). */
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

/** Links on pages without content, such as errors and empty search results. */
export const popularLinks: readonly PageLink[] = mainLinks.filter(({ href }) => popularPaths.includes(href));

/** The value of `aria-current`: 'page' on the page itself, 'true' on one below it. */
export function currentAt(link: PageLink, path: string): 'page' | 'true' | undefined {
  if (path === link.href) return 'page';
  if (link.prefix !== undefined && path.startsWith(link.prefix)) return 'true';
  return link.href !== '/' && path.startsWith(`${link.href}/`) ? 'true' : undefined;
}
