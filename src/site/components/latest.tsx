import { useAddress, useWords } from '../language.tsx';
import type { Entry } from '../view-models.ts';
import { DatedList } from './dated-list.tsx';
import { Day } from './day.tsx';
import { EntryTitle } from './entry-title.tsx';
import { homeWords } from './home-words.ts';
import { alternatingPlaceholders } from './placeholders.ts';
import { Story } from './story.tsx';
import { words as inEach } from './words.ts';

export interface LatestProps {
  heading: string;
  entries: readonly Entry[];
  today: string;
  /** Link to the whole list. */
  all: { label: string; href: string };
}

/** Other recent entries, beside or below an entry. */
export function Latest({ heading, entries, today, all }: LatestProps) {
  const to = useAddress();
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
      <a className="more" href={to(all.href)}>
        {all.label}
      </a>
    </aside>
  );
}

/** The newest notices on the home page. */
export function LatestNotices({ entries, today }: { entries: readonly Entry[]; today: string }) {
  const words = useWords(homeWords);
  const { links } = useWords(inEach);
  const to = useAddress();
  return (
    <section className="home-notices" aria-labelledby="notices">
      <h2 id="notices" className="section-title">
        {links['/notices']}
      </h2>
      <DatedList entries={entries} today={today} />
      <a className="more" href={to('/notices')}>
        {words.allNotices}
      </a>
    </section>
  );
}

/** The newest story large, older ones in a list beside it. */
export function LatestNews({ entries, today }: { entries: readonly Entry[]; today: string }) {
  const words = useWords(homeWords);
  const { links } = useWords(inEach);
  const to = useAddress();
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
      <a className="more" href={to('/news-and-events')}>
        {words.allNews}
      </a>
    </section>
  );
}
