import { DatedList } from '../components/dated-list.tsx';
import { PageHead } from '../components/page-head.tsx';
import { adjacentPages, Pagination, titleOfPart } from '../components/pagination.tsx';
import { words } from '../components/words.ts';
import { Document } from '../document.tsx';
import { kathmanduDay } from '../kathmandu-day.ts';
import type { Entry, ListPageProps } from '../view-models.ts';

/** What is pinned, then the months. */
function byMonth(entries: readonly Entry[]): [string, Entry[]][] {
  const groupOf = ({ isPinned, publishedAt }: Entry) =>
    isPinned ? words.pinned : kathmanduDay(publishedAt).monthAndYear;
  return [...Map.groupBy(entries, groupOf)];
}

/** The heading of the group says it already. */
const unmarked = (entry: Entry): Entry => ({ ...entry, isPinned: false });

export function NoticesPage({ frame, entries, page, pages, total }: ListPageProps) {
  const position = { path: '/notices', page, pages };
  return (
    <Document frame={frame} title={titleOfPart('Notices', page)} {...adjacentPages(position)}>
      <div className="wrap">
        <PageHead heading="Notices">
          <p>
            {total === 0
              ? 'Examinations, fees and holidays are announced here. There is no notice yet.'
              : 'Examinations, fees, holidays: what students and parents must know.'}
          </p>
        </PageHead>
        {byMonth(entries).map(([month, group]) => (
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
