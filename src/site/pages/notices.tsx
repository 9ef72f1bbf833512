import { bikramSambat } from '../../languages/bikram-sambat.ts';
import type { Language } from '../../languages/language.ts';
import { DatedList } from '../components/dated-list.tsx';
import { Filters } from '../components/filters.tsx';
import { PageHead } from '../components/page-head.tsx';
import { adjacentPages, Pagination, useTitleOfPart } from '../components/pagination.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { kathmanduDay } from '../kathmandu-day.ts';
import { useLanguage, useWords } from '../language.tsx';
import { isNarrowed, queryOf } from '../list-filter.ts';
import type { Entry, ListPageProps } from '../view-models.ts';
import { noticeWords } from './notice-words.ts';

/** Pinned notices, then the months of the language's calendar. */
function byMonth(entries: readonly Entry[], pinned: string, language: Language): [string, Entry[]][] {
  const groupOf = ({ isPinned, publishedAt }: Entry) => (isPinned ? pinned : monthOf(publishedAt, language));
  return [...Map.groupBy(entries, groupOf)];
}

/** As 'November 2026', or 'मंसिर २०८३' within the tables of Bikram Sambat. */
function monthOf(publishedAt: string, language: Language): string {
  const { iso, monthAndYear } = kathmanduDay(publishedAt, language);
  const nepali = language === 'ne' ? bikramSambat(iso) : null;
  return nepali ? `${nepali.month} ${nepali.year}` : monthAndYear;
}

/** The group's heading says it already. */
const unmarked = (entry: Entry): Entry => ({ ...entry, isPinned: false });

export function NoticesPage({ frame, filter, entries, page, pages, total }: ListPageProps) {
  const language = useLanguage();
  const { pinned, nothingAmong } = useWords(inEach);
  const titleOfPart = useTitleOfPart();
  const words = useWords(noticeWords);
  const position = { path: '/notices', query: queryOf(filter), page, pages };
  const none = isNarrowed(filter) ? nothingAmong : words.none;
  return (
    <Document
      frame={frame}
      title={titleOfPart(words.heading, page)}
      indexed={!isNarrowed(filter)}
      {...adjacentPages(position)}
    >
      <div className="wrap">
        <PageHead heading={words.heading}>
          <p>{total === 0 ? none : words.purpose}</p>
        </PageHead>
        <Filters path="/notices" filter={filter} />
        {byMonth(entries, pinned, language).map(([month, group]) => (
          <section key={month} className="month" aria-labelledby={group[0]?.id}>
            <h2 id={group[0]?.id}>{month}</h2>
            <DatedList entries={group.map(unmarked)} today={frame.today} />
          </section>
        ))}
        <Pagination {...position} />
      </div>
    </Document>
  );
}
