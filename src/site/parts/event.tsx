import { langOf } from '../../ui/lang-of.ts';
import { kathmanduDay } from '../kathmandu-day.ts';
import type { EventView } from '../model.ts';

interface EventProps {
  event: EventView | null;
  /** Today in Kathmandu, as `YYYY-MM-DD`. */
  today: string;
}

/** A day alone has no hour; at this one it is the same day in Kathmandu as everywhere west of it in Asia. */
const inWords = (day: string) => kathmanduDay(`${day}T06:00:00Z`).long;

const isComing = (event: EventView, today: string) => event.day !== '' && event.day >= today;

/** When and where something takes place. */
export function EventFacts({ event, today }: EventProps) {
  if (!event) return null;
  const { day, place } = event;
  return (
    <dl className="event-facts">
      {day && (
        <div>
          <dt>When</dt>
          <dd>
            <time dateTime={day}>{inWords(day)}</time> <ComingMark event={event} today={today} />
          </dd>
        </div>
      )}
      {place && (
        <div>
          <dt>Where</dt>
          <dd lang={langOf(place)}>{place}</dd>
        </div>
      )}
    </dl>
  );
}

/** 'Today' or 'Coming' beside what has not taken place yet. */
export function ComingMark({ event, today }: EventProps) {
  if (!event || !isComing(event, today)) return null;
  return <span className="coming-mark">{event.day === today ? 'Today' : 'Coming'}</span>;
}

/** The day of what is still to come, in a line of a list. */
export function ComingDay({ event, today }: EventProps) {
  if (!event || !isComing(event, today)) return null;
  return (
    <p className="coming-day">
      <ComingMark event={event} today={today} /> <time dateTime={event.day}>{inWords(event.day)}</time>
    </p>
  );
}
