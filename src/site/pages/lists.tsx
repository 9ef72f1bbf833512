import type { ReactNode } from 'react';
import { bikramSambat } from '../../languages/bikram-sambat.ts';
import type { Language } from '../../languages/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { DatedList, Story } from '../components/entries.tsx';
import { Filters, isNarrowed, queryOf } from '../components/filters.tsx';
import { PageHead } from '../components/page-parts.tsx';
import { Pagination } from '../components/pagination.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { kathmanduDay } from '../kathmandu-day.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import type { Entry, ListPageProps, Picture } from '../view-models.ts';
import { entryWords } from './entry-words.ts';

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

interface ListPartsProps extends ListPageProps {
  path: keyof typeof inEach.en.links;
  words: { none: string; purpose: string };
  picture?: Picture | null;
  /** Below the page's sentence, if the list has any entries. */
  advice?: ReactNode;
  children: ReactNode;
}

/** A list of entries: its sentence, what narrows it down, and its pages. */
function ListParts(props: ListPartsProps) {
  const { frame, path, words, filter, page, pages, total } = props;
  const { links, nothingAmong } = useWords(inEach);
  const position = { path, query: queryOf(filter), page, pages };
  const none = isNarrowed(filter) ? nothingAmong : words.none;
  return (
    <Document
      frame={frame}
      title={links[path]}
      position={position}
      picture={props.picture ?? null}
      indexed={!isNarrowed(filter)}
    >
      <div className="wrap">
        <PageHead heading={links[path]}>
          <p>{total === 0 ? none : words.purpose}</p>
          {total > 0 && props.advice}
        </PageHead>
        <Filters path={path} filter={filter} />
        {props.children}
        <Pagination {...position} />
      </div>
    </Document>
  );
}

/** What tells of new notices of the chosen category. */
function CategoryFeeds({ frame, filter: { kind: category, kinds } }: ListPageProps) {
  const { feedOf, calendarOf } = useWords(inEach);
  const { to, langOf } = usePageLanguage();
  const label = kinds.find(({ name }) => name === category)?.label;
  if (category === undefined || label === undefined) return null;
  const at = (file: string) => new URL(to(`${file}?${new URLSearchParams({ category })}`), frame.canonical);
  const { pathname, search, host } = at('/calendar.ics');
  return (
    <p className="events-calendar" lang={langOf(label)}>
      <a href={at('/feed.xml').pathname + search} type="application/rss+xml">
        {feedOf(label)}
      </a>{' '}
      <a href={`webcal://${host}${pathname}${search}`}>{calendarOf(label)}</a>
    </p>
  );
}

export function NoticesPage(props: ListPageProps) {
  const { language } = usePageLanguage();
  const { pinned } = useWords(inEach);
  const { notice: words } = useWords(entryWords);
  return (
    <ListParts {...props} path="/notices" words={words} advice={<CategoryFeeds {...props} />}>
      {byMonth(props.entries, pinned, language).map(([month, group]) => (
        <section key={month} className="month" aria-labelledby={group[0]?.id}>
          <h2 id={group[0]?.id}>{month}</h2>
          <DatedList entries={group.map(unmarked)} today={props.frame.today} />
        </section>
      ))}
    </ListParts>
  );
}

/** The calendar of events: a link to subscribe to it, which opens the visitor's own calendar, and its address to copy. */
function EventsCalendar({ frame }: Pick<ListPageProps, 'frame'>) {
  const { eventsCalendar, eventsCalendarAdvice } = useWords(inEach);
  const { to } = usePageLanguage();
  const { href, host, pathname } = new URL(to('/calendar.ics'), frame.canonical);
  return (
    <p className="events-calendar">
      <a href={`webcal://${host}${pathname}`} aria-describedby="events-calendar-advice">
        <Icon name="calendar" />
        {eventsCalendar}
      </a>{' '}
      <span id="events-calendar-advice">{eventsCalendarAdvice}</span>{' '}
      <a href={to('/calendar.ics')} type="text/calendar">
        {href}
      </a>
    </p>
  );
}

export function NewsListPage(props: ListPageProps) {
  const { entries, page, frame } = props;
  const { news: words } = useWords(entryWords);
  const opening = page === 1 ? 1 : 0;
  const story = (entry: Entry, weight: 'lead' | 'half' | 'row', first = false) => (
    <Story key={entry.id} entry={entry} today={frame.today} weight={weight} level={2} first={first} />
  );
  const pair = entries.slice(opening, opening + 2);
  const others = entries.slice(opening + 2);
  return (
    <ListParts
      {...props}
      path="/news-and-events"
      words={words}
      picture={entries[0]?.picture ?? null}
      advice={<EventsCalendar frame={frame} />}
    >
      {entries.slice(0, opening).map((entry) => story(entry, 'lead', true))}
      {pair.length > 0 && (
        <div className="story-pair">
          {pair.map((entry, at) => story(entry, 'half', at === 0 && opening === 0))}
        </div>
      )}
      {others.length > 0 && <div className="story-rows">{others.map((entry) => story(entry, 'row'))}</div>}
    </ListParts>
  );
}
