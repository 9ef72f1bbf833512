import { bikramSambat } from '../../languages/bikram-sambat.ts';
import { PageButtons } from '../components/call-to-action.tsx';
import { usePopularLinks } from '../components/page-links.ts';
import { Document } from '../document.tsx';
import { kathmanduDay } from '../kathmandu-day.ts';
import { useLanguage, useWords } from '../language.tsx';
import type { EndedPageProps } from '../message-view-models.ts';
import { endedWords } from './words.ts';

/** The page of a record that was taken down by its date: neither its title nor its text is shown any more. */
export function EndedPage({ frame, noun, endedAt, list }: EndedPageProps) {
  const words = useWords(endedWords);
  const popularLinks = usePopularLinks();
  const links = list ? [{ label: words.toList(list.label), href: list.href }] : popularLinks;
  return (
    <Document styles="search-and-errors" frame={frame} title={words.heading(noun)} indexed={false}>
      <div className="wrap not-found ended">
        <div>
          <h1>{words.heading(noun)}</h1>
          <p>
            {words.endedOn(noun)} <Days of={endedAt} />
            {words.notShown}
          </p>
          <PageButtons links={links} />
        </div>
      </div>
    </Document>
  );
}

/** The day in both calendars, the page's own first. */
function Days({ of }: { of: string }) {
  const language = useLanguage();
  const { iso, long } = kathmanduDay(of, language);
  const nepali = bikramSambat(iso);
  const isNepaliFirst = language === 'ne' && nepali !== null;
  return (
    <>
      <time dateTime={of}>{isNepaliFirst ? nepali.whole : long}</time>
      {nepali && (
        <>
          {' ('}
          {isNepaliFirst ? long : <span lang="ne">{nepali.whole}</span>})
        </>
      )}
    </>
  );
}
