import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../components/page-head.tsx';
import { adjacentPages, Pagination, titleOfPart } from '../components/pagination.tsx';
import { Story } from '../components/story.tsx';
import { words } from '../components/words.ts';
import { Document } from '../document.tsx';
import type { ListPageProps } from '../view-models.ts';

export function NewsListPage({ frame, entries, page, pages, total }: ListPageProps) {
  const position = { path: '/news-and-events', page, pages };
  const opening = page === 1 ? 1 : 0;
  const lead = entries.slice(0, opening);
  const pair = entries.slice(opening, opening + 2);
  const others = entries.slice(opening + 2);
  return (
    <Document
      frame={frame}
      title={titleOfPart('News & Events', page)}
      picture={entries[0]?.picture ?? null}
      {...adjacentPages(position)}
    >
      <div className="wrap">
        <PageHead heading="News & Events">
          <p>
            {total === 0
              ? 'What happens at the college is told here. There is no news yet.'
              : 'Celebrations, results, visits, workshops: what happens at the college.'}
          </p>
          {total > 0 && (
            <p className="events-calendar">
              <a href="/calendar.ics" type="text/calendar" aria-describedby="events-calendar-advice">
                <Icon name="calendar" />
                {words.eventsCalendar}
              </a>{' '}
              <span id="events-calendar-advice">{words.eventsCalendarAdvice}</span>
            </p>
          )}
        </PageHead>
        {lead.map((entry) => (
          <Story key={entry.id} entry={entry} today={frame.today} weight="lead" level={2} first />
        ))}
        {pair.length > 0 && (
          <div className="story-pair">
            {pair.map((entry, at) => (
              <Story
                key={entry.id}
                entry={entry}
                today={frame.today}
                weight="half"
                level={2}
                first={at === 0 && opening === 0}
              />
            ))}
          </div>
        )}
        {others.length > 0 && (
          <div className="story-rows">
            {others.map((entry) => (
              <Story key={entry.id} entry={entry} today={frame.today} weight="row" level={2} />
            ))}
          </div>
        )}
        <Pagination {...position} />
      </div>
    </Document>
  );
}
