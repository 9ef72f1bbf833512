import { bikramSambat } from '../../ui/bikram-sambat.ts';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import { kathmanduDay } from '../kathmandu-day.ts';
import type { EventView } from '../view-models.ts';
import { words } from './words.ts';

interface EventProps {
  event: EventView | null;
  /** Today in Kathmandu, as `YYYY-MM-DD`. */
  today: string;
}

interface EventFactsProps extends EventProps {
  /** Path of the page that announces the event. */
  href: string;
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** As 'Monday, 7 December 2026'. Noon in UTC is the same day in Kathmandu. */
function inWords(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return `${weekday.format(noon)}, ${kathmanduDay(noon).long}`;
}

/** The same without the year when it is the current one. */
const inFewerWords = (day: string, today: string) => inWords(day).replace(` ${today.slice(0, 4)}`, '');

const onTheClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** A time of day (`HH:MM`) as '3:30 pm'. */
const clock = (time: string) => onTheClock.format(new Date(`1970-01-01T${time}Z`));

/** When an event starts and ends, as '3:30 pm to 5:00 pm'; empty for the whole day. */
function hoursOf({ time, end }: EventView): string {
  if (time === '') return '';
  return end === '' ? clock(time) : words.hours(clock(time), clock(end));
}

const isComing = (event: EventView, today: string) => event.day !== '' && event.day >= today;

/** Date, hours and place of an event, and while it is coming a link that puts it into the visitor's calendar. */
export function EventFacts({ event, today, href }: EventFactsProps) {
  if (!event) return null;
  const { day, place } = event;
  const hours = hoursOf(event);
  const nepali = bikramSambat(day);
  return (
    <>
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
              {hours && <span>{hours}</span>} <ComingMark event={event} today={today} />
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
      {isComing(event, today) && (
        <p className="add-to-calendar">
          <a href={`${href}.ics`} type="text/calendar">
            <Icon name="calendar" />
            {words.addToCalendar}
          </a>
        </p>
      )}
    </>
  );
}

/** 'Today' or 'Coming', for an event that is not over. */
export function ComingMark({ event, today }: EventProps) {
  if (!event || !isComing(event, today)) return null;
  return <span className="coming-mark">{event.day === today ? 'Today' : 'Coming'}</span>;
}

/** The date and hours of a coming event, in a list. */
export function ComingDay({ event, today }: EventProps) {
  if (!event || !isComing(event, today)) return null;
  const hours = hoursOf(event);
  return (
    <p className="coming-day">
      <ComingMark event={event} today={today} />{' '}
      <time dateTime={event.day}>{inFewerWords(event.day, today)}</time>
      {hours && `, ${hours}`}
    </p>
  );
}
