import type { ReactNode } from 'react';
import type { PageLink } from '../navigation.ts';
import type { Passage } from '../view-models.ts';
import { PageButtons } from './call-to-action.tsx';
import { COLUMN, Picture } from './picture.tsx';

/** The page's heading, with a sentence or two below it. */
export function PageHead({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <header className="page-head">
      <h1>{heading}</h1>
      {children}
    </header>
  );
}

export interface PageHeroProps {
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
