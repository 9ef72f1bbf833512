import { ago, dayOf, exactly } from '../dashboard/ago.ts';

interface WhenProps {
  at: string;
  now: Date;
  /** How the instant is said: by its day in Kathmandu unless told otherwise. The rest is told to whoever points at it. */
  said?: (instant: Date) => string;
}

/** When something was, and how long ago that is unless that says no more than its day. */
export function When({ at, now, said = dayOf }: WhenProps) {
  const instant = new Date(at);
  const since = ago(instant, now);
  return (
    <time dateTime={at} title={exactly(instant)}>
      {said(instant)}
      {since !== dayOf(instant) && <span className="since">{since}</span>}
    </time>
  );
}
