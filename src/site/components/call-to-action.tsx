import type { ReactNode } from 'react';
import type { PageLink } from '../navigation.ts';
import { PageButtons } from './page-buttons.tsx';

export interface OnwardProps {
  heading: string;
  links: readonly PageLink[];
  children: ReactNode;
}

/** The end of a page: what the reader may want next. */
export function Onward({ heading, links, children }: OnwardProps) {
  return (
    <section className="onward chapter" aria-labelledby="onward">
      <h2 id="onward">{heading}</h2>
      <div className="chapter-body">
        {children}
        <PageButtons links={links} />
      </div>
    </section>
  );
}
