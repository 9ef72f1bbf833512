import { Icon } from '../../ui/icon.tsx';
import { Filters } from '../components/filters.tsx';
import { PageHead } from '../components/page-head.tsx';
import { adjacentPages, Pagination, useTitleOfPart } from '../components/pagination.tsx';
import { Story } from '../components/story.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { useAddress, useWords } from '../language.tsx';
import { isNarrowed, queryOf } from '../list-filter.ts';
import type { ListPageProps } from '../view-models.ts';
import { newsWords } from './news-words.ts';

export function NewsListPage({ frame, filter, entries, page, pages, total }: ListPageProps) {
  const words = useWords(newsWords);
  const { links, eventsCalendar, eventsCalendarAdvice, nothingAmong } = useWords(inEach);
  const titleOfPart = useTitleOfPart();
  const to = useAddress();
  const heading = links['/news-and-events'];
  const position = { path: '/news-and-events', query: queryOf(filter), page, pages };
  const none = isNarrowed(filter) ? nothingAmong : words.none;
  const opening = page === 1 ? 1 : 0;
  const lead = entries.slice(0, opening);
  const pair = entries.slice(opening, opening + 2);
  const others = entries.slice(opening + 2);
  return (
    <Document
      frame={frame}
      title={titleOfPart(heading, page)}
      picture={entries[0]?.picture ?? null}
      indexed={!isNarrowed(filter)}
      {...adjacentPages(position)}
    >
      <div className="wrap">
        <PageHead heading={heading}>
          <p>{total === 0 ? none : words.purpose}</p>
          {total > 0 && (
            <p className="events-calendar">
              <a href={to('/calendar.ics')} type="text/calendar" aria-describedby="events-calendar-advice">
                <Icon name="calendar" />
                {eventsCalendar}
              </a>{' '}
              <span id="events-calendar-advice">{eventsCalendarAdvice}</span>
            </p>
          )}
        </PageHead>
        <Filters path="/news-and-events" filter={filter} />
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
