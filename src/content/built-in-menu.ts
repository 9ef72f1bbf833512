import type { Menu, MenuLink } from './menu.ts';
import { submissionTypes } from './submissions.ts';

/** The pages that the header links to until the college changes its menu, in order. */
export const headerPaths = [
  '/',
  '/notices',
  '/gallery',
  '/who-we-are',
  '/admissions',
  '/scholarships',
  '/why-us',
  '/news-and-events',
  '/faqs',
  '/contact-us',
  '/apply-online',
] as const;

/** Those of the footer, which has labels of its own for the same pages (requirement 1.19). */
export const footerPaths = [
  '/',
  '/notices',
  '/faqs',
  '/gallery',
  '/contact-us',
  '/news-and-events',
  '/login',
] as const;

/** Forms without a place in the header, whose links end the footer's own. */
export const furtherForms = submissionTypes.filter(({ page }) => !headerPaths.some((path) => path === page));

/** Further pages that a college may put into its menu. */
const otherPaths = ['/academics', '/staff', '/downloads'] as const;

/** The paths of the built-in pages that an entry may lead to. */
export const menuPages: readonly string[] = [
  ...new Set([...headerPaths, ...footerPaths, ...furtherForms.map(({ page }) => page), ...otherPaths]),
];

const linkTo = (page: string): MenuLink => ({ target: { page }, label: '', label_ne: '' });

/** The menu until the college changes it. */
export const defaultMenu: Menu = {
  header: headerPaths.map((path) => ({ ...linkTo(path), items: [] })),
  footer: [...footerPaths, ...furtherForms.map(({ page }) => page)].map(linkTo),
};
