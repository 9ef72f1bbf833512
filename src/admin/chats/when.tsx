import { ago, dayOf, exactly, toTheMinute } from '../dashboard/ago.ts';

/** When something was in Kathmandu, and how long ago that is. */
export function When({ at, now }: { at: string; now: Date }) {
  const instant = new Date(at);
  const since = ago(instant, now);
  return (
    <time dateTime={at} title={exactly(instant)}>
      {toTheMinute(instant)}
      {since !== dayOf(instant) && <span className="since">{since}</span>}
    </time>
  );
}
