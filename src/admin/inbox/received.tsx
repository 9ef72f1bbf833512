import { ago, dayOf, exactly } from '../dashboard/ago.ts';

/** On which day in Kathmandu something came, and how long ago that was; the time is told to whoever points at it. */
export function Received({ at, now }: { at: string; now: Date }) {
  const instant = new Date(at);
  const [day, since] = [dayOf(instant), ago(instant, now)];
  return (
    <time dateTime={at} title={exactly(instant)}>
      {day}
      {since !== day && <span className="since">{since}</span>}
    </time>
  );
}
