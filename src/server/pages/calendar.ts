import { endDayOf } from '../../content/event-hours.ts';
import { type News, news } from '../../content/news.ts';
import { recordsFromDay } from '../../db/archive.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Versioned } from '../../db/store.ts';
import { addressIn } from '../../languages/address.ts';
import type { Language } from '../../languages/language.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { hrefOf, slugOf } from '../../schema/slug.ts';
import type { PageFrame } from '../../site/view-models.ts';
import type { Page } from './page.ts';
import { excerptOf, recordIn } from './record-views.ts';
import { words } from './words.ts';

/** The format of calendars, iCalendar (RFC 5545). */

/** A property: its name with parameters, and its encoded value. */
type Property = readonly [name: string, value: string];

const MAX_OCTETS = 75;

/** Control characters but line ends, which the format forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const forbidden = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

export function icalText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(forbidden, ' ')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** An instant as a value, in UTC. @param instant ISO 8601 or milliseconds */
export function icalInstant(instant: string | number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A day (`YYYY-MM-DD`) as a value. */
const icalDay = (day: string) => day.replaceAll('-', '');

/** A day and time (`HH:MM`) as a value, in the time zone that the property names. */
export const icalTime = (day: string, time: string) => `${icalDay(day)}T${time.replace(':', '')}00`;

/** A component with its properties and the components within it; properties without value are left out. */
export function icalComponent(
  name: string,
  properties: readonly Property[],
  within: readonly string[] = [],
): string {
  const lines = properties
    .filter(([, value]) => value !== '')
    .map(([key, value]) => folded(`${key}:${value}`));
  return [`BEGIN:${name}\r\n`, ...lines, ...within, `END:${name}\r\n`].join('');
}

/** A line with its end, continued on further lines after 75 octets, never within a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}

const TYPE = 'text/calendar; charset=utf-8';
/** How many days past events stay in the feed. */
const PAST_DAYS = 90;
const MAX_EVENTS = 500;
const DAY_MS = 86_400_000;

const ZONE = 'Asia/Kathmandu';
/** The time zone's last change, before which there is no event. */
const zone = icalComponent(
  'VTIMEZONE',
  [['TZID', ZONE]],
  [
    icalComponent('STANDARD', [
      ['DTSTART', '19860101T000000'],
      ['TZOFFSETFROM', '+0530'],
      ['TZOFFSETTO', '+0545'],
      ['TZNAME', '+0545'],
    ]),
  ],
);

/** The day that is `days` later. @param day `YYYY-MM-DD` */
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** When an event takes place. An all-day event ends before the next day. */
function timesOf({ eventDay: day, eventTime: time, eventEnd: end }: News): Property[] {
  if (time === '')
    return [
      ['DTSTART;VALUE=DATE', icalDay(day)],
      ['DTEND;VALUE=DATE', icalDay(later(day, 1))],
      ['TRANSP', 'TRANSPARENT'],
    ];
  return [
    [`DTSTART;TZID=${ZONE}`, icalTime(day, time)],
    [`DTEND;TZID=${ZONE}`, end && icalTime(endDayOf({ day, time, end }), end)],
  ];
}

/** An event. Its id never changes, and its sequence grows with each change, so calendars replace what they have. */
function eventOf({ item, version }: Versioned<News>, origin: string, language: Language): string {
  const { title, description, eventPlace } = recordIn(language, news, item);
  return icalComponent('VEVENT', [
    ['UID', `${item._id}@chautari`],
    ['SEQUENCE', String(version)],
    // Without a METHOD this is when the event was changed (RFC 5545, 3.8.7.2).
    ['DTSTAMP', icalInstant(item.updatedAt)],
    ['CREATED', icalInstant(item.createdAt)],
    ['LAST-MODIFIED', icalInstant(item.updatedAt)],
    ...timesOf(item),
    ['SUMMARY', icalText(title)],
    ['DESCRIPTION', icalText(excerptOf(description))],
    ['LOCATION', icalText(eventPlace)],
    ['URL', origin + addressIn(language, hrefOf('/news-and-events', news, item))],
  ]);
}

function calendarOf(
  events: readonly Versioned<News>[],
  { frame, language }: { frame: PageFrame; language: Language },
  more: Property[] = [],
): string {
  const { origin } = new URL(frame.canonical);
  return icalComponent(
    'VCALENDAR',
    [
      ['VERSION', '2.0'],
      ['PRODID', `-//Chautari//Events//${language.toUpperCase()}`],
      ['CALSCALE', 'GREGORIAN'],
      ...more,
    ],
    // The time zone gives a calendar without events the component that the format requires.
    [zone, ...events.map((event) => eventOf(event, origin, language))],
  );
}

/** `/calendar.ics`: the coming events, and those of the last 90 days, earliest first (requirement 17.192). */
export const calendarPage: Page = {
  url: '/calendar.ics',
  parameters: [],
  async load({ database, frame: frameOf, language }) {
    const frame = frameOf('/');
    const { college, today } = frame;
    const day = later(today, -PAST_DAYS);
    const events = await recordsFromDay(database, news, 'eventDay', { day, limit: MAX_EVENTS });
    const name = icalText(words[language].calendarName(college.name));
    const more: Property[] = [
      ['NAME', name],
      ['X-WR-CALNAME', name],
      ['REFRESH-INTERVAL;VALUE=DURATION', 'PT6H'],
      ['X-PUBLISHED-TTL', 'PT6H'],
    ];
    return { send: calendarOf(events, { frame, language }, more), type: TYPE };
  },
};

async function findEvent({ reading }: OpenDatabase, id: string): Promise<Versioned<News> | null> {
  const found = RECORD_ID.test(id) ? await reading.one(news, id) : null;
  return found && found.item.eventDay !== '' ? found : null;
}

const pathOfFile = ({ item }: Versioned<News>) => `${hrefOf('/news-and-events', news, item)}.ics`;

/** `/news-and-events/{slug}/{id}.ics`: one event, to be added to a calendar (requirement 17.191). */
export const eventFilePage: Page = {
  url: '/news-and-events/:slug/:id(^[0-9a-f]{24}).ics',
  parameters: [],
  async locate(database, id) {
    const found = await findEvent(database, id);
    return found && pathOfFile(found);
  },
  async load({ database, params, path, frame: frameOf, language }) {
    const found = await findEvent(database, params.id ?? '');
    if (!found) return 'not-found';
    const href = pathOfFile(found);
    if (path !== href) return { goTo: href };
    // The address ends with the id, which is no helpful file name.
    const fileName = `${slugOf(found.item.title)}.ics`;
    return { send: calendarOf([found], { frame: frameOf(href), language }), type: TYPE, fileName };
  },
};
