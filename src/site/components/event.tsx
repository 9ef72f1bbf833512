import { endsNextDay } from '../../content/event-hours.ts';
import { bikramSambat } from '../../languages/bikram-sambat.ts';
import type { Language } from '../../languages/language.ts';
import { clockIn, dayIn, otherDayIn, weekdayIn } from '../../ui/day-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { EventView } from '../view-models.ts';
import { words as inEach } from './words.ts';

interface EventProps {
  event: EventView | null;
  /** Today in Kathmandu, as `YYYY-MM-DD`. */
  today: string;
}

interface EventFactsProps extends EventProps {
  /** Path of the page that announces the event. */
  href: string;
}

/** As 'Monday, 7 December 2026' or 'सोमबार, २०८३ मंसिर २१'. */
const inWords = (day: string, language: Language) => `${weekdayIn(language, day)}, ${dayIn(language, day)}`;

/** A day in words, without the year when it is the current one. */
function inShortWords(day: string, today: string, language: Language): string {
  const nepali = language === 'ne' ? bikramSambat(day) : null;
  if (nepali && nepali.year === bikramSambat(today)?.year)
    return `${weekdayIn(language, day)}, ${nepali.short}`;
  return inWords(day, language).replace(` ${today.slice(0, 4)}`, '');
}

/** @returns a function that formats an event's hours, as '3:30 pm to 5:00 pm'; empty for the whole day */
function useHoursOf(): (event: EventView) => string {
  const { language } = usePageLanguage();
  const { hours, hoursPastMidnight } = useWords(inEach);
  return ({ time, end }) => {
    if (time === '') return '';
    const from = clockIn(language, time);
    if (end === '') return from;
    return (endsNextDay({ time, end }) ? hoursPastMidnight : hours)(from, clockIn(language, end));
  };
}

const isComing = (event: EventView, today: string) => event.day !== '' && event.day >= today;

/** Date, hours and place of an event, and while it is coming a link that puts it into the visitor's calendar. */
export function EventFacts({ event, today, href }: EventFactsProps) {
  const { language, to, langOf } = usePageLanguage();
  const words = useWords(inEach);
  const hoursOf = useHoursOf();
  if (!event) return null;
  const { day, place } = event;
  const hours = hoursOf(event);
  return (
    <>
      <dl className="event-facts">
        {day && (
          <div>
            <dt>{words.when}</dt>
            <dd>
              <time dateTime={day}>{inWords(day, language)}</time> <OtherCalendar day={day} />{' '}
              {hours && <span>{hours}</span>} <EventMark event={event} today={today} />
            </dd>
          </div>
        )}
        {place && (
          <div>
            <dt>{words.where}</dt>
            <dd lang={langOf(place)}>{place}</dd>
          </div>
        )}
      </dl>
      {isComing(event, today) && (
        <p className="add-to-calendar">
          <a href={to(`${href}.ics`)} type="text/calendar">
            <Icon name="calendar" />
            {words.addToCalendar}
          </a>
        </p>
      )}
    </>
  );
}

/** The day in the page's secondary calendar; nothing beyond the tables of Bikram Sambat. */
function OtherCalendar({ day }: { day: string }) {
  const { language } = usePageLanguage();
  const other = otherDayIn(language, day);
  return other ? (
    <span className="event-nepali" lang={language === 'en' ? 'ne' : undefined}>
      {other}
    </span>
  ) : null;
}

/** 'Today', 'Coming' or 'Over'. */
function EventMark({ event: { day }, today }: { event: EventView; today: string }) {
  const words = useWords(inEach);
  if (day < today) return <span className="event-mark over-mark">{words.over}</span>;
  return <span className="event-mark">{day === today ? words.today : words.coming}</span>;
}

/** The date and hours of an event, in a list. */
export function EventDay({ event, today }: EventProps) {
  const { language } = usePageLanguage();
  const hoursOf = useHoursOf();
  if (!event?.day) return null;
  const hours = hoursOf(event);
  return (
    <p className="event-day">
      <EventMark event={event} today={today} />{' '}
      <time dateTime={event.day}>{inShortWords(event.day, today, language)}</time>
      {hours && `, ${hours}`}
    </p>
  );
}
