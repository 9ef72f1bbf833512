import type { ReactNode } from 'react';
import { usePageLanguage, useWords } from '../language.tsx';
import { type PageLink, popularPaths } from '../navigation.ts';
import { breadcrumbData, StructuredData } from '../structured-data.tsx';
import type { PageFrame, Passage } from '../view-models.ts';
import { COLUMN, Picture } from './picture.tsx';
import { words as inEach } from './words.ts';

/** The page's heading, with a sentence or two below it. */
export function PageHead({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <header className="page-head">
      <h1>{heading}</h1>
      {children}
    </header>
  );
}

interface PageHeroProps {
  heading: string;
  /** The main actions of the page. */
  links: readonly PageLink[];
  /** The first record of the page, whose picture is shown. */
  first: Passage | undefined;
  children: ReactNode;
}

/** The top of a page of records: heading, text and links beside the first record's picture. */
export function PageHero({ heading, links, first, children }: PageHeroProps) {
  return (
    <div className="page-hero">
      <PageHead heading={heading}>
        {children}
        <PageButtons links={links} />
      </PageHead>
      {first?.picture && (
        <Picture
          picture={first.picture}
          of={first.id}
          sizes={`(min-width: 75rem) 41rem, (min-width: 44rem) 55vw, ${COLUMN}`}
          first
        />
      )}
    </div>
  );
}

interface Crumb {
  label: string;
  /** Left out for the current page. */
  href?: string;
}

/** The breadcrumb, also as structured data. @param props.crumbs below the home page */
export function Breadcrumb({ frame, crumbs }: { frame: PageFrame; crumbs: readonly Crumb[] }) {
  const words = useWords(inEach);
  const { to, langOf } = usePageLanguage();
  const steps = [{ label: words.links['/'], href: '/' }, ...crumbs].map(({ label, href }: Crumb) =>
    href ? { label, href: to(href) } : { label },
  );
  return (
    <nav aria-label={words.breadcrumb} className="breadcrumb">
      <ol>
        {steps.map(({ label, href }) => (
          <li key={label} lang={langOf(label)}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbData(frame, steps)} />
    </nav>
  );
}

interface ContentsProps {
  /** The parts of the page, in order. */
  sections: readonly { anchor: string; label: string }[];
}

/** 'On this page', from two parts on. */
export function Contents({ sections }: ContentsProps) {
  const words = useWords(inEach);
  const { langOf } = usePageLanguage();
  if (sections.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="on-this-page">
      <h2 id="on-this-page">{words.onThisPage}</h2>
      <ul>
        {sections.map(({ anchor, label }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} lang={langOf(label)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CallToActionProps {
  heading: ReactNode;
  links: readonly PageLink[];
  children: ReactNode;
}

/** The end of a page: a heading, a text, and links to go on. */
export function CallToAction({ heading, links, children }: CallToActionProps) {
  return (
    <section className="call-to-action chapter" aria-labelledby="onward">
      <h2 id="onward">{heading}</h2>
      <div className="chapter-body">
        {children}
        <PageButtons links={links} />
      </div>
    </section>
  );
}

/** A row of links that look like buttons, the first as the main action. */
export function PageButtons({ links }: { links: readonly PageLink[] }) {
  const { to } = usePageLanguage();
  return (
    <ul className="page-buttons">
      {links.map((link) => (
        <li key={link.href}>
          <a href={to(link.href)}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

/** A link that leads on, below a text or a list. */
export function More({ href, children }: { href: string; children: string }) {
  const { to } = usePageLanguage();
  return (
    <a className="more" href={to(href)}>
      {children}
    </a>
  );
}

type Path = keyof (typeof inEach)['en']['links'];

/** @returns what makes links to pages, with the labels that they have in the menu */
export function usePageLinks(): (...paths: Path[]) => PageLink[] {
  const { links } = useWords(inEach);
  return (...paths) => paths.map((href) => ({ label: links[href], href }));
}

/** Links on pages without content, such as errors and empty search results. */
export function usePopularLinks(): PageLink[] {
  return usePageLinks()(...popularPaths);
}
