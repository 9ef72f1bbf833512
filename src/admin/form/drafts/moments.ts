import { bikramSambat } from '../../../languages/bikram-sambat.ts';
import { dayInKathmandu } from '../../../schema/kathmandu.ts';
import { formatDayAndTime, formatTime } from '../../format-time.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kathmandu',
});

/** An instant in both calendars, as 'Tuesday, 24 November 2026, 10:00 (२०८३ मंसिर ८)', in Kathmandu's time. */
export function momentInWords(instant: string): string {
  const parts = new Map(day.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const written = `${parts.get('weekday')}, ${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
  const nepali = bikramSambat(dayInKathmandu(instant))?.whole;
  return `${written}, ${formatTime(new Date(instant))}${nepali ? ` (${nepali})` : ''}`;
}

/** When something was changed: 'at 10:42' of today, 'on 21 Nov 2026, 14:30' of an earlier day. */
export function whenOf(instant: string | number): string {
  const at = new Date(instant);
  const isToday = dayInKathmandu(at) === dayInKathmandu(new Date());
  return isToday ? `at ${formatTime(at)}` : `on ${formatDayAndTime(at)}`;
}
