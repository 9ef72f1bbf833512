/** The Nepali twin of format-time.ts: days of Bikram Sambat, and Gregorian ones where its tables do not agree. */
import { digitsIn } from '../languages/digits.ts';
import { dayInKathmandu, timeInKathmandu } from '../schema/kathmandu.ts';
import { bikramSambat } from '../ui/bikram-sambat.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const months = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');
/** From Sunday. */
const weekdays = 'आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार'.split(' ');

/** The parts of the day by the hour before which each ends. */
const partsOfDay: readonly (readonly [number, string])[] = [
  [4, 'राति'],
  [12, 'बिहान'],
  [16, 'दिउँसो'],
  [20, 'साँझ'],
  [24, 'राति'],
];

/** How long ago an instant was, or its day if that is a week or more, as in English. */
export function timeAgo(at: Date, now: Date): string {
  const since = now.getTime() - at.getTime();
  const ago = (of: number, unit: string) => `${digitsIn('ne', Math.floor(since / of))} ${unit} अघि`;
  if (since < MINUTE) return 'भर्खरै';
  if (since < HOUR) return ago(MINUTE, 'मिनेट');
  if (since < DAY) return ago(HOUR, 'घण्टा');
  if (since < 2 * DAY) return 'हिजो';
  if (since < 7 * DAY) return ago(DAY, 'दिन');
  return formatDay(at);
}

/** A Gregorian day (`YYYY-MM-DD`) as '२४ नोभेम्बर २०२६'. */
export function gregorian(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return digitsIn('ne', `${Number(date)} ${months[Number(month) - 1] ?? month} ${year}`);
}

/** The day in Kathmandu, as '२०८३ मंसिर ८'. */
export function formatDay(at: Date): string {
  const day = dayInKathmandu(at);
  return bikramSambat(day)?.whole ?? gregorian(day);
}

/** The time in Kathmandu, as 'दिउँसो २:३० बजे'. */
export function formatTime(at: Date): string {
  const [hours = 0, minutes = ''] = timeInKathmandu(at).slice(11, 16).split(':');
  const hour = Number(hours);
  const part = partsOfDay.find(([before]) => hour < before)?.[1] ?? '';
  return `${part} ${digitsIn('ne', `${hour % 12 || 12}:${minutes}`)} बजे`;
}

/** Day and time in Kathmandu, as '२०८३ मंसिर ८, दिउँसो २:३० बजे'. */
export const formatDayAndTime = (at: Date): string => `${formatDay(at)}, ${formatTime(at)}`;

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** Day and time in Kathmandu, in full and in both calendars. */
export function formatFull(at: Date): string {
  const day = dayInKathmandu(at);
  const nepali = bikramSambat(day)?.whole;
  const both = nepali ? `${nepali} (${gregorian(day)})` : gregorian(day);
  return `${both}, ${weekdayOf(day)}, ${formatTime(at)}`;
}
