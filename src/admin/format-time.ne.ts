/** The Nepali twin of format-time.ts: days of Bikram Sambat, and Gregorian ones where its tables do not agree. */
import { digitsIn } from '../languages/digits.ts';
import { clockInKathmandu, dayInKathmandu } from '../schema/kathmandu.ts';
import { clockIn, dayIn, dayInBoth, weekdayIn } from '../ui/day-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant was, or its day if that is a week or more, as in English. */
export function timeAgo(at: Date, now: Date): string {
  const since = now.getTime() - at.getTime();
  const ago = (of: number, unit: string) => `${digitsIn('ne', Math.floor(since / of))} ${unit}अघि`;
  if (since < MINUTE) return 'भर्खरै';
  if (since < HOUR) return ago(MINUTE, 'मिनेट');
  if (since < DAY) return ago(HOUR, 'घण्टा');
  if (since < 2 * DAY) return 'हिजो';
  if (since < 7 * DAY) return ago(DAY, 'दिन');
  return formatDay(at);
}

/** The day in Kathmandu, as '२०८३ मंसिर ८'. */
export const formatDay = (at: Date): string => dayIn('ne', dayInKathmandu(at));

/** The time in Kathmandu, as 'दिउँसो २:३० बजे'. */
export const formatTime = (at: Date): string => clockIn('ne', clockInKathmandu(at));

/** Day and time in Kathmandu, as '२०८३ मंसिर ८, दिउँसो २:३० बजे'. */
export const formatDayAndTime = (at: Date): string => `${formatDay(at)}, ${formatTime(at)}`;

/** The same, as 'आज दिउँसो २:३० बजे' on the same day. */
export const formatRecent = (at: Date, now = new Date()): string =>
  dayInKathmandu(at) === dayInKathmandu(now) ? `आज ${formatTime(at)}` : formatDayAndTime(at);

/** Day and time in Kathmandu, in full and in both calendars. */
export function formatFull(at: Date): string {
  const day = dayInKathmandu(at);
  return `${dayInBoth('ne', day)}, ${weekdayIn('ne', day)}, ${formatTime(at)}`;
}
