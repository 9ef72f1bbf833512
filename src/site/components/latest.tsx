import type { Entry } from '../view-models.ts';
import { Day } from './day.tsx';
import { EntryTitle } from './entry-title.tsx';

export interface LatestProps {
  heading: string;
  entries: readonly Entry[];
  today: string;
  /** Where all of them are. */
  all: { label: string; href: string };
}

/** What else was published lately, beside or below an entry. */
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
      <a className="more" href={all.href}>
        {all.label}
      </a>
    </aside>
  );
}
