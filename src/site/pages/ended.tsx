import { bikramSambat } from '../../ui/bikram-sambat.ts';
import { PageButtons } from '../components/call-to-action.tsx';
import { Document } from '../document.tsx';
import { kathmanduDay } from '../kathmandu-day.ts';
import type { EndedPageProps } from '../message-view-models.ts';
import { popularLinks } from '../navigation.ts';
import { endedWords as words } from './words.ts';

/** The page of a record that was taken down by its date: neither its title nor its text is shown any more. */
export function EndedPage({ frame, noun, endedAt, list }: EndedPageProps) {
  const { iso, long } = kathmanduDay(endedAt);
  const nepali = bikramSambat(iso);
  const links = list ? [{ label: words.toList(list.label), href: list.href }] : popularLinks;
  return (
    <Document styles="search-and-errors" frame={frame} title={words.heading(noun)} indexed={false}>
      <div className="wrap not-found ended">
        <div>
          <h1>{words.heading(noun)}</h1>
          <p>
            {words.endedOn(noun)} <time dateTime={endedAt}>{long}</time>
            {nepali && (
              <>
                {' ('}
                <span lang="ne">{nepali.whole}</span>)
              </>
            )}
            {words.notShown}
          </p>
          <PageButtons links={links} />
        </div>
      </div>
    </Document>
  );
}
