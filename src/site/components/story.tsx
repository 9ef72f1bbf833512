import type { Entry } from '../view-models.ts';
import { Day } from './day.tsx';
import { EntryTitle, Excerpt } from './entry-title.tsx';
import { ComingDay } from './event.tsx';
import { COLUMN, Picture } from './picture.tsx';

export interface StoryProps {
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
        <ComingDay event={entry.event} today={today} />
        <Excerpt entry={entry} />
      </div>
    </article>
  );
}
