import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { otherDayIn } from '../../ui/day-words.ts';
import { langOf } from '../../ui/lang-of.ts';
import { formatDay, formatFull, timeAgo } from '../format-time.ts';
import { language } from '../language.ts';

/** The first line of a text, cut where the row ends. */
export function TextDetail({ text }: { text: string }) {
  const [line = ''] = text.trim().split('\n');
  return <span lang={langOf(line)}>{line}</span>;
}

interface BothDaysProps {
  /** ISO 8601. */
  at: string;
  /** By default without its time. */
  format?: (instant: Date) => string;
}

export function BothDays({ at, format = formatDay }: BothDaysProps) {
  const other = otherDayIn(language, dayInKathmandu(at));
  return (
    <time dateTime={at}>
      {format(new Date(at))}
      {other && <span lang="ne"> · {other}</span>}
    </time>
  );
}

interface TimestampProps {
  at: string;
  now: Date;
  /** Formats the instant; by default as its day in Kathmandu. The full date is the tooltip. */
  format?: (instant: Date) => string;
}

/** A date with its relative time, unless both are the same day. */
export function Timestamp({ at, now, format = formatDay }: TimestampProps) {
  const instant = new Date(at);
  const since = timeAgo(instant, now);
  return (
    <time dateTime={at} title={formatFull(instant)}>
      {format(instant)}
      {since !== formatDay(instant) && <span className="since">{since}</span>}
    </time>
  );
}
