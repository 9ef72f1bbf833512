import type { ReactNode } from 'react';
import { useAddress } from '../language.tsx';
import type { PageLink } from '../navigation.ts';

export interface CallToActionProps {
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
  const to = useAddress();
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
