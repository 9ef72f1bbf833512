import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { formatDay, formatFull, timeAgo } from '../format-time.ts';
import { OPENS_ROW } from './table-frame.tsx';

/**
 * The title of a record in its list, which opens the record. It is not a tab stop, because the row's icon has
 * the same target.
 */
export function RowTitle({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="row-title" lang={langOf(children)} tabIndex={-1} {...OPENS_ROW}>
      {children}
    </Link>
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
