import { DatedList } from '../components/dated-list.tsx';
import { adjacentPages, Pagination } from '../components/pagination.tsx';
import { Document } from '../document.tsx';
import { kathmanduDay } from '../kathmandu-day.ts';
import type { Entry, ListPageProps } from '../view-models.ts';

function byMonth(entries: readonly Entry[]): [string, Entry[]][] {
  return [...Map.groupBy(entries, (entry) => kathmanduDay(entry.publishedAt).monthAndYear)];
}

export function NoticesPage({ frame, entries, page, pages, total }: ListPageProps) {
  const position = { path: '/notices', page, pages };
  const title = page > 1 ? `Notices, page ${page}` : 'Notices';
  return (
    <Document frame={frame} title={title} {...adjacentPages(position)}>
      <div className="wrap">
        <header className="page-head">
          <h1>Notices</h1>
          <p>
            {total === 0
              ? 'Examinations, fees and holidays are announced here. There is no notice yet.'
              : 'Examinations, fees, holidays: what students and parents must know.'}
          </p>
        </header>
        {byMonth(entries).map(([month, group]) => (
          <section key={month} className="month" aria-labelledby={group[0]?.id}>
            <h2 id={group[0]?.id}>{month}</h2>
            <DatedList entries={group} today={frame.today} />
          </section>
        ))}
        <Pagination {...position} />
      </div>
    </Document>
  );
}
