import type { ReactNode } from 'react';
import type { PageLink } from '../navigation.ts';
import type { Passage } from '../view-models.ts';
import { PageButtons } from './call-to-action.tsx';
import { COLUMN, Picture } from './picture.tsx';

/** The page's own heading, and a sentence or two below it. */
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
  /** What most visitors of the page want to do, within reach before they read. */
  links: readonly PageLink[];
  /** The first record of the page, whose picture stands here. */
  first: Passage | undefined;
  children: ReactNode;
}

/** How a page of records opens: what it is and where it leads, and beside it the first picture. */
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
