import type { ReactNode } from 'react';

/** The page's own heading, and a sentence or two below it. */
export function PageHead({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <header className="page-head">
      <h1>{heading}</h1>
      {children}
    </header>
  );
}
