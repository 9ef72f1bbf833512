import type { ReactNode } from 'react';
import type { PageLink } from '../navigation.ts';
import type { Passage } from '../view-models.ts';
import { PageButtons } from './page-buttons.tsx';
import { PageHead } from './page-head.tsx';
import { COLUMN, Picture } from './picture.tsx';

export interface OpeningProps {
  heading: string;
  /** What most visitors of the page want to do, within reach before they read. */
  links: readonly PageLink[];
  /** The first record of the page, whose picture stands here. */
  first: Passage | undefined;
  children: ReactNode;
}

/** How a page of records opens: what it is and where it leads, and beside it the first picture. */
export function Opening({ heading, links, first, children }: OpeningProps) {
  return (
    <div className="opening">
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
