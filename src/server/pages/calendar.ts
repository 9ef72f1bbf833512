import { endDayOf } from '../../content/event-hours.ts';
import { type Intake, intake } from '../../content/intake.ts';
import { type News, news } from '../../content/news.ts';
import { type Notice, notice } from '../../content/notice.ts';
import { pageOf, recordsFromDay } from '../../db/archive.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Versioned } from '../../db/store.ts';
import { addressIn } from '../../languages/address.ts';
import type { Language } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { hrefOf, slugOf } from '../../schema/slug.ts';
import { intakeWords } from '../../site/components/intake-words.ts';
import type { PageFrame } from '../../site/view-models.ts';
import { type CategoryView, categoryAsked, categoryIn, sortedUnder } from './categories.ts';
import type { Page, Reading } from './page.ts';
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
/** Classes begin at most so many days after one could apply. */
const MAX_AHEAD = 400;
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

/** When something takes place: at a time, until `end` if that is known, or on the whole day. */
function timesOf(day: string, time: string, end = ''): Property[] {
  if (time === '') return wholeDay(day);
  return [
    [`DTSTART;TZID=${ZONE}`, icalTime(day, time)],
    [`DTEND;TZID=${ZONE}`, end && icalTime(endDayOf({ day, time, end }), end)],
  ];
}

/** An all-day event, which ends before the next day. */
const wholeDay = (day: string): Property[] => [
  ['DTSTART;VALUE=DATE', icalDay(day)],
  ['DTEND;VALUE=DATE', icalDay(later(day, 1))],
  ['TRANSP', 'TRANSPARENT'],
];

/** An entry of the calendar, made of a record. */
interface Event {
  item: Pick<News | Notice | Intake, '_id' | 'createdAt' | 'updatedAt'>;
  /** Which of the record's days it is, where there are several. */
  part?: string;
  /** Grows with each change, so that calendars replace what they have. */
  sequence: number;
  times: Property[];
  title: string;
  html: string;
  place: string;
  href: string;
}

function eventOfNews(language: Language, { item, version }: Versioned<News>): Event {
  const { title, description: html, eventPlace: place } = recordIn(language, news, item);
  const href = hrefOf('/news-and-events', news, item);
  const times = timesOf(item.eventDay, item.eventTime, item.eventEnd);
  return { item, sequence: version, times, title, html, place, href };
}

/** The days of an intake from a day on: when one may apply, when the test is, when classes begin (requirement 44.6). */
function eventsOfIntake(
  language: Language,
  { item, version: sequence }: Versioned<Intake>,
  from: string,
): Event[] {
  const { opens, closes, closesAt, test, classes } = item;
  const { title, note } = recordIn(language, intake, item);
  const said = intakeWords[language];
  const programme = textIn(language, item as Intake & { facultyTitle_ne: string }, 'facultyTitle').text;
  const days = [
    ['opens', opens, '', said.opensOn],
    ['closes', closes, closesAt, said.closesOn],
    ['test', test, '', said.test],
    ['classes', classes, '', said.classes],
  ] as const;
  return days
    .filter(([, day]) => day >= from)
    .map(([part, day, time, label]) => ({
      item,
      part,
      sequence,
      times: timesOf(day, time),
      title: `${programme}: ${label}`,
      html: [title, note].filter(Boolean).join('. '),
      place: '',
      href: '/admissions',
    }));
}

/** A notice on its day. */
function eventOfNotice(language: Language, item: Notice): Event {
  const { title, description: html } = recordIn(language, notice, item);
  const sequence = Math.floor(Date.parse(item.updatedAt) / 1000);
  const href = hrefOf('/notice', notice, item);
  return { item, sequence, times: wholeDay(dayOf(item)), title, html, place: '', href };
}

const dayOf = (item: Notice) => dayInKathmandu(publishedAtOf(notice, item));

/** An event, whose id never changes. */
function componentOf(event: Event, origin: string, language: Language): string {
  const { item, part, sequence, times, title, html, place, href } = event;
  return icalComponent('VEVENT', [
    ['UID', `${[item._id, part].filter(Boolean).join('-')}@chautari`],
    ['SEQUENCE', String(sequence)],
    // Without a METHOD this is when the event was changed (RFC 5545, 3.8.7.2).
    ['DTSTAMP', icalInstant(item.updatedAt)],
    ['CREATED', icalInstant(item.createdAt)],
    ['LAST-MODIFIED', icalInstant(item.updatedAt)],
    ...times,
    ['SUMMARY', icalText(title)],
    ['DESCRIPTION', icalText(excerptOf(html))],
    ['LOCATION', icalText(place)],
    ['URL', origin + addressIn(language, href)],
  ]);
}

function calendarOf(
  events: readonly Event[],
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
    [zone, ...events.map((event) => componentOf(event, origin, language))],
  );
}

/** The notices of a category from a day on, earliest first. */
async function noticesFrom({ database, language }: Reading, category: CategoryView, day: string) {
  const latest = { page: 1, limit: MAX_EVENTS };
  const { items } = await pageOf(database, notice, sortedUnder(category), latest);
  const kept = items.filter((item) => dayOf(item) >= day).toReversed();
  return kept.map((item) => eventOfNotice(language, item));
}

/** The events from a day on, earliest first. */
async function newsFrom({ database, language }: Reading, day: string) {
  const found = await recordsFromDay(database, news, 'eventDay', { day, limit: MAX_EVENTS });
  const intakes = await recordsFromDay(database, intake, 'closes', {
    day: later(day, -MAX_AHEAD),
    limit: MAX_EVENTS,
  });
  const events = [
    ...found.map((one) => eventOfNews(language, one)),
    ...intakes.filter(({ item }) => item.faculty).flatMap((one) => eventsOfIntake(language, one, day)),
  ];
  return events.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

const startOf = ({ times: [first] }: Event) => first?.[1] ?? '';

/**
 * `/calendar.ics`: the events and days of intakes that are to come or at most 90 days past, earliest first (requirement
 * 17.192); or the notices of a category on their days.
 */
export const calendarPage: Page = {
  url: '/calendar.ics',
  parameters: ['category'],
  normalizeQuery: categoryIn,
  async load(request) {
    const { frame: frameOf, language } = request;
    const frame = frameOf('/');
    const { college, today } = frame;
    const day = later(today, -PAST_DAYS);
    const category = await categoryAsked(request, request.query);
    if (category === 'unknown') return 'not-found';
    const events = await (category ? noticesFrom(request, category, day) : newsFrom(request, day));
    const name = icalText(
      category ? `${college.name}: ${category.title}` : words[language].calendarName(college.name),
    );
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
    return {
      send: calendarOf([eventOfNews(language, found)], { frame: frameOf(href), language }),
      type: TYPE,
      fileName,
    };
  },
};
