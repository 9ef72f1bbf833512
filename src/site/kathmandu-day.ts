import { dayInKathmandu } from '../schema/kathmandu.ts';

const inWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const onTheClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

export interface Day {
  /** `YYYY-MM-DD` in Kathmandu. */
  iso: string;
  /** Day of the month without a leading zero, as '7'. */
  day: string;
  /** Abbreviated, as 'Nov'. */
  month: string;
  year: string;
  /** As '7 November 2026'. */
  long: string;
  /** As 'November 2026'. */
  monthAndYear: string;
}

/**
 * The date in Kathmandu at an ISO 8601 instant. Pages take all dates from here, since the server's own time zone may
 * give another day. Throws RangeError for an invalid instant.
 */
export function kathmanduDay(instant: string | Date): Day {
  const iso = dayInKathmandu(instant);
  const long = inWords.format(new Date(`${iso}T00:00:00Z`));
  const [day = '', monthName = '', year = ''] = long.split(' ');
  return { iso, day, month: monthName.slice(0, 3), year, long, monthAndYear: `${monthName} ${year}` };
}

/** The time in Kathmandu at an instant, as '2:32 pm'. */
export function kathmanduTime(instant: string | Date): string {
  return onTheClock.format(new Date(instant));
}

/** Whether an entry was published today in Kathmandu (`YYYY-MM-DD`) or in the six days before. */
export function isNew(publishedAt: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(kathmanduDay(publishedAt).iso)) / 86_400_000;
  return days >= 0 && days < 7;
}
