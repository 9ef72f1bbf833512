import { PageButtons } from '../components/call-to-action.tsx';
import { usePageLinks } from '../components/page-links.ts';
import { SEARCH } from '../components/search-field.tsx';
import { words as inEach } from '../components/words.ts';
import { Document, isBackOfficePage } from '../document.tsx';
import { useDigits, useWords } from '../language.tsx';
import type { NotFoundPageProps } from '../message-view-models.ts';
import { errorWords } from './words.ts';

/** The list of programmes. */
const PROGRAMMES = '/#programmes';

export function NotFoundPage({ frame }: NotFoundPageProps) {
  const words = useWords(errorWords);
  const { goHome, academics, search } = useWords(inEach);
  const digits = useDigits();
  const linksTo = usePageLinks();
  const links = [
    ...linksTo('/apply-online', '/notices'),
    ...(frame.faculties.length > 0 ? [{ label: academics, href: PROGRAMMES }] : []),
    ...linksTo('/admissions', '/news-and-events', '/contact-us'),
    { label: search, href: SEARCH },
    { label: goHome, href: '/' },
  ];
  /** For a mistyped URL of the back office. */
  const staffLinks = [{ label: words.goToDashboard, href: '/admin/dashboard' }, ...links];
  return (
    <Document styles="search-and-errors" frame={frame} title={words.notFound} indexed={false}>
      <div className="wrap not-found">
        <p className="not-found-code">{digits(404)}</p>
        <div>
          <h1>{words.notFound}</h1>
          <p>{words.notFoundAdvice}</p>
          <PageButtons links={isBackOfficePage(frame) ? staffLinks : links} />
        </div>
      </div>
    </Document>
  );
}
