import { Icon } from '../../ui/icon.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { entryWords } from '../pages/entry-words.ts';
import type { Adjacent, Entry } from '../view-models.ts';
import { DocumentMarks } from './attachments.tsx';
import { Day, DayBlock, NewMark, PinnedMark } from './day.tsx';
import { EventDay } from './event.tsx';
import { More } from './page-parts.tsx';
import { alternatingPlaceholders, COLUMN, Picture } from './picture.tsx';
import { words as inEach } from './words.ts';

/** An entry's title as its link, with the marks 'Pinned', 'New' and 'PDF'. */
function EntryTitle({ entry, today, level = 3 }: { entry: Entry; today: string; level?: 2 | 3 }) {
  const { to, langOf } = usePageLanguage();
  const Heading = `h${level}` as const;
  return (
    <Heading className="entry-title">
      <a href={to(entry.href)} lang={langOf(entry.title)}>
        {entry.title}
      </a>{' '}
      <PinnedMark of={entry} />
      <NewMark of={entry.publishedAt} today={today} /> <DocumentMarks attachments={entry.attachments} />{' '}
      <CategoryMark of={entry.category} />
    </Heading>
  );
}

/** What a notice is about, in a word. @param props.href of the list of such notices */
export function CategoryMark({ of, href }: { of: string; href?: string | null }) {
  const { to, langOf } = usePageLanguage();
  if (of === '') return null;
  return (
    <span className="category pdf-mark" lang={langOf(of)}>
      {href ? <a href={to(href)}>{of}</a> : of}
    </span>
  );
}

/** The beginning of an entry's text. */
function Excerpt({ entry }: { entry: Entry }) {
  const { langOf } = usePageLanguage();
  return entry.excerpt ? (
    <p className="excerpt" lang={langOf(entry.excerpt)}>
      {entry.excerpt}
    </p>
  ) : null;
}

/** A list of entries, each beside its date. */
export function DatedList({ entries, today }: { entries: readonly Entry[]; today: string }) {
  return (
    <ol className="dated-list">
      {entries.map((entry) => (
        <li key={entry.id} className="dated">
          <DayBlock of={entry.publishedAt} today={today} />
          <div>
            <EntryTitle entry={entry} today={today} />
            <Excerpt entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StoryProps {
  entry: Entry;
  today: string;
  /** Size: the first story, one of a pair, or a row of a list. */
  weight: 'lead' | 'half' | 'row';
  level?: 2 | 3;
  first?: boolean;
  /** Placeholder of a missing picture. */
  placeholder?: string | undefined;
}

const sizes = {
  lead: `(min-width: 75rem) 44rem, (min-width: 48rem) 58vw, ${COLUMN}`,
  half: `(min-width: 75rem) 36rem, (min-width: 40rem) 46vw, ${COLUMN}`,
  row: '(min-width: 48rem) 15rem, 7rem',
};

/** A news item in a list. */
export function Story({ entry, today, weight, level = 3, first = false, placeholder }: StoryProps) {
  return (
    <article className={`story story-${weight}`}>
      <Picture
        picture={entry.picture}
        of={entry.id}
        placeholder={placeholder}
        sizes={sizes[weight]}
        first={first}
      />
      <div className="story-words">
        <Day of={entry.publishedAt} />
        <EntryTitle entry={entry} today={today} level={level} />
        <EventDay event={entry.event} today={today} />
        <Excerpt entry={entry} />
      </div>
    </article>
  );
}

/** Links to the next newer and older entry. @param props.label accessible name of the navigation */
export function AdjacentEntries({
  adjacent: { newer, older },
  label,
}: {
  adjacent: Adjacent;
  label: string;
}) {
  const words = useWords(inEach);
  const { to, langOf } = usePageLanguage();
  if (!newer && !older) return null;
  return (
    <nav className="adjacent-entries" aria-label={label}>
      {newer && (
        <a href={to(newer.href)} rel="prev">
          <span>
            <Icon name="back" /> {words.newer}
          </span>{' '}
          <strong lang={langOf(newer.title)}>{newer.title}</strong>
        </a>
      )}
      {older && (
        <a className="adjacent-older" href={to(older.href)} rel="next">
          <span>
            {words.older} <Icon name="forward" />
          </span>{' '}
          <strong lang={langOf(older.title)}>{older.title}</strong>
        </a>
      )}
    </nav>
  );
}

interface LatestProps {
  heading: string;
  entries: readonly Entry[];
  today: string;
  /** Link to the whole list. */
  all: { label: string; href: string };
}

/** Other recent entries, beside or below an entry. */
export function Latest({ heading, entries, today, all }: LatestProps) {
  return (
    <aside className="latest" aria-labelledby="latest">
      <h2 id="latest" className="section-title">
        {heading}
      </h2>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Day of={entry.publishedAt} />
              <EntryTitle entry={entry} today={today} />
            </li>
          ))}
        </ul>
      )}
      <More href={all.href}>{all.label}</More>
    </aside>
  );
}

/** The newest notices on the home page. */
export function LatestNotices({ entries, today }: { entries: readonly Entry[]; today: string }) {
  const { home: words } = useWords(entryWords);
  const { links } = useWords(inEach);
  return (
    <section className="home-notices" aria-labelledby="notices">
      <h2 id="notices" className="section-title">
        {links['/notices']}
      </h2>
      <DatedList entries={entries} today={today} />
      <More href="/notices">{words.allNotices}</More>
    </section>
  );
}

/** The newest story large, older ones in a list beside it. */
export function LatestNews({ entries, today }: { entries: readonly Entry[]; today: string }) {
  const { home: words } = useWords(entryWords);
  const { links } = useWords(inEach);
  const [lead, ...others] = entries;
  if (!lead) return null;
  const isAlone = others.length === 0;
  const placeholder = alternatingPlaceholders(entries.map(({ id }) => id));
  return (
    <section className="wrap home-section" aria-labelledby="news">
      <h2 id="news" className="section-title">
        {links['/news-and-events']}
      </h2>
      <div className="home-news">
        <Story entry={lead} today={today} weight={isAlone ? 'lead' : 'half'} placeholder={placeholder[0]} />
        {!isAlone && (
          <div className="home-news-more">
            {others.map((entry, at) => (
              <Story
                key={entry.id}
                entry={entry}
                today={today}
                weight="row"
                placeholder={placeholder[at + 1]}
              />
            ))}
          </div>
        )}
      </div>
      <More href="/news-and-events">{words.allNews}</More>
    </section>
  );
}
