import { useAddress, useLangOf } from '../language.tsx';
import type { Entry } from '../view-models.ts';
import { PdfMark } from './attachments.tsx';
import { NewMark, PinnedMark } from './day.tsx';

/** An entry's title as its link, with the marks 'Pinned', 'New' and 'PDF'. */
export function EntryTitle({ entry, today, level = 3 }: { entry: Entry; today: string; level?: 2 | 3 }) {
  const to = useAddress();
  const langOf = useLangOf();
  const Heading = `h${level}` as const;
  return (
    <Heading className="entry-title">
      <a href={to(entry.href)} lang={langOf(entry.title)}>
        {entry.title}
      </a>{' '}
      <PinnedMark of={entry} />
      <NewMark of={entry.publishedAt} today={today} /> <PdfMark attachments={entry.attachments} />
    </Heading>
  );
}

/** The beginning of an entry's text. */
export function Excerpt({ entry }: { entry: Entry }) {
  const langOf = useLangOf();
  return entry.excerpt ? (
    <p className="excerpt" lang={langOf(entry.excerpt)}>
      {entry.excerpt}
    </p>
  ) : null;
}
