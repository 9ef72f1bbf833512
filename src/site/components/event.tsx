import { bikramSambat } from '../../ui/bikram-sambat.ts';
import { langOf } from '../../ui/lang-of.ts';
import { kathmanduDay } from '../kathmandu-day.ts';
import type { EventView } from '../view-models.ts';

interface EventProps {
  event: EventView | null;
  /** Today in Kathmandu, as `YYYY-MM-DD`. */
  today: string;
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** As 'Monday, 7 December 2026'. Noon in UTC is the same day in Kathmandu. */
function inWords(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return `${weekday.format(noon)}, ${kathmanduDay(noon).long}`;
}

/** The same without the year when it is the current one. */
const inFewerWords = (day: string, today: string) => inWords(day).replace(` ${today.slice(0, 4)}`, '');

const isComing = (event: EventView, today: string) => event.day !== '' && event.day >= today;

/** Date and place of an event. */
export function EventFacts({ event, today }: EventProps) {
  if (!event) return null;
  const { day, place } = event;
  const nepali = bikramSambat(day);
  return (
    <dl className="event-facts">
      {day && (
        <div>
          <dt>When</dt>
          <dd>
            <time dateTime={day}>{inWords(day)}</time>{' '}
            {nepali && (
              <span className="event-nepali" lang="ne">
                {nepali.whole}
              </span>
            )}{' '}
            <ComingMark event={event} today={today} />
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

/** 'Today' or 'Coming', for an event that is not over. */
export function ComingMark({ event, today }: EventProps) {
  if (!event || !isComing(event, today)) return null;
  return <span className="coming-mark">{event.day === today ? 'Today' : 'Coming'}</span>;
}

/** The date of a coming event, in a list. */
export function ComingDay({ event, today }: EventProps) {
  if (!event || !isComing(event, today)) return null;
  return (
    <p className="coming-day">
      <ComingMark event={event} today={today} />{' '}
      <time dateTime={event.day}>{inFewerWords(event.day, today)}</time>
    </p>
  );
}
