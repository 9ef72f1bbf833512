import { dayInKathmandu, timeInKathmandu } from '../schema/kathmandu.ts';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' });
const exact = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago an instant was, or its day if that is a week or more. A client clock that is slow never yields
 * a future time.
 */
export function timeAgo(at: Date, now: Date): string {
  const since = now.getTime() - at.getTime();
  if (since < MINUTE) return 'just now';
  if (since < HOUR) return relative.format(-Math.floor(since / MINUTE), 'minute');
  if (since < DAY) return relative.format(-Math.floor(since / HOUR), 'hour');
  if (since < 7 * DAY) return relative.format(-Math.floor(since / DAY), 'day');
  return day.format(at);
}

/** The day in Kathmandu, as '21 Nov 2026'. */
export const formatDay = (at: Date): string => day.format(at);

/** Day and time in Kathmandu, as '21 Nov 2026, 14:30'. */
export const formatDayAndTime = (at: Date): string => minute.format(at);

/** The same, as 'today 14:30' on the same day. */
export const formatRecent = (at: Date, now = new Date()): string =>
  dayInKathmandu(at) === dayInKathmandu(now) ? `today ${formatTime(at)}` : formatDayAndTime(at);

/** The time in Kathmandu, as '14:30'. */
export const formatTime = (at: Date): string => timeInKathmandu(at).slice(11, 16);

/** Day and time in Kathmandu, in full. */
export const formatFull = (at: Date): string => exact.format(at);
