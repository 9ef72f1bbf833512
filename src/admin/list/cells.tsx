import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { formatDay, formatFull, timeAgo } from '../format-time.ts';
import { OPENS_ROW } from './table-frame.tsx';

/**
 * The title of a record in its list, in the language of its script, which opens it. Tab passes it by: it leads where
 * the row's icon does, and would be one more stop in every row.
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
  /** How the instant is said: by its day in Kathmandu unless told otherwise. The rest is told to whoever points at it. */
  said?: (instant: Date) => string;
}

/** Timestamp something was, and how long ago that is unless that says no more than its day. */
export function Timestamp({ at, now, said = formatDay }: TimestampProps) {
  const instant = new Date(at);
  const since = timeAgo(instant, now);
  return (
    <time dateTime={at} title={formatFull(instant)}>
      {said(instant)}
      {since !== formatDay(instant) && <span className="since">{since}</span>}
    </time>
  );
}
