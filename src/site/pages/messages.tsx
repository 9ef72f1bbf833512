/** Pages that replace another one and say why. */
import type { ReactNode } from 'react';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { dayIn, otherDayIn } from '../../ui/day-words.ts';
import { TelephoneLink } from '../components/contact-lines.tsx';
import { PageButtons, usePageLinks, usePopularLinks } from '../components/page-parts.tsx';
import { SEARCH } from '../components/search-field.tsx';
import { words as inEach } from '../components/words.ts';
import { Document, isBackOfficePage } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { offlinePageWords } from '../offline/in-each.ts';
import type { PageFrame } from '../view-models.ts';
import { pageWords } from './words.ts';

interface MessagePageProps {
  frame: PageFrame;
  title: string;
  /** By default the title. */
  heading?: string;
  /** The large sign beside the message; without one, the page is of something that has ended. */
  sign?: ReactNode;
  chat?: boolean;
  children: ReactNode;
}

function MessagePage({ frame, title, heading = title, sign, chat = true, children }: MessagePageProps) {
  return (
    <Document styles="search-and-errors" frame={frame} title={title} indexed={false} chat={chat}>
      <div className={sign ? 'wrap not-found' : 'wrap not-found ended'}>
        {sign}
        <div>
          <h1>{heading}</h1>
          {children}
        </div>
      </div>
    </Document>
  );
}

const DOTS = (
  <p className="not-found-code" aria-hidden="true">
    …
  </p>
);

/** The list of programmes. */
const PROGRAMMES = '/#programmes';

export function NotFoundPage({ frame }: { frame: PageFrame }) {
  const { error: words } = useWords(pageWords);
  const { goHome, academics, search } = useWords(inEach);
  const { digits } = usePageLanguage();
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
    <MessagePage frame={frame} title={words.notFound} sign={<p className="not-found-code">{digits(404)}</p>}>
      <p>{words.notFoundAdvice}</p>
      <PageButtons links={isBackOfficePage(frame) ? staffLinks : links} />
    </MessagePage>
  );
}

/** The page for server errors. @param props.message tells the visitor what happened and what to do */
export function SorryPage({ frame, message }: { frame: PageFrame; message: string }) {
  const { error: words } = useWords(pageWords);
  const { goHome } = useWords(inEach);
  const { to } = usePageLanguage();
  return (
    <MessagePage frame={frame} title={words.sorry} sign={DOTS}>
      <p>{message}</p>
      <p>
        <a href={to('/')}>{goHome}</a>
      </p>
    </MessagePage>
  );
}

interface EndedPageProps {
  frame: PageFrame;
  /** The noun for the record, such as 'notice'. */
  noun: string;
  /** When it was taken down, an instant. */
  endedAt: string;
  /** The list of its type, with its name; null without one. */
  list: { label: string; href: string } | null;
}

/** The page of a record that was taken down by its date: neither its title nor its text is shown any more. */
export function EndedPage({ frame, noun, endedAt, list }: EndedPageProps) {
  const { ended: words } = useWords(pageWords);
  const popularLinks = usePopularLinks();
  return (
    <MessagePage frame={frame} title={words.heading(noun)}>
      <p>
        {words.endedOn(noun)} <Days of={endedAt} />
        {words.notShown}
      </p>
      <PageButtons links={list ? [{ label: words.toList(list.label), href: list.href }] : popularLinks} />
    </MessagePage>
  );
}

/** The day in both calendars, the page's own first. */
function Days({ of }: { of: string }) {
  const { language } = usePageLanguage();
  const day = dayInKathmandu(of);
  const other = otherDayIn(language, day);
  return (
    <>
      <time dateTime={of}>{dayIn(language, day)}</time>
      {other && (
        <>
          {' ('}
          {language === 'ne' ? other : <span lang="ne">{other}</span>})
        </>
      )}
    </>
  );
}

/** The page at the link of a preview that has ended. */
export function PreviewEndedPage({ frame }: { frame: PageFrame }) {
  const { previewEnded: words } = useWords(pageWords);
  const { goHome } = useWords(inEach);
  return (
    <MessagePage frame={frame} title={words.heading}>
      <p>{words.text}</p>
      <PageButtons links={[{ label: goHome, href: '/' }]} />
    </MessagePage>
  );
}

/** The page in place of one that is not kept. The service worker fills the list (src/site/offline/worker.ts). */
export function OfflinePage({ frame }: { frame: PageFrame }) {
  const { phone } = frame.college;
  const words = useWords(offlinePageWords);
  return (
    <MessagePage frame={frame} title={words.title} heading={words.heading} sign={DOTS} chat={false}>
      <p>{words.advice}</p>
      {phone && (
        <p>
          {words.call}
          <TelephoneLink phone={phone} />
        </p>
      )}
      <h2>{words.kept}</h2>
      <ul className="kept-pages" />
    </MessagePage>
  );
}
