import type { Entry } from '../view-models.ts';
import { DayBlock } from './day.tsx';
import { EntryTitle, Excerpt } from './entry-title.tsx';

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
