/** The Nepali twin of moments.ts. */
import { dayInKathmandu } from '../../../schema/kathmandu.ts';
import { formatDayAndTime, formatFull, formatTime } from '../../format-time.ne.ts';

/** as '२०८३ मंसिर ८ (२४ नोभेम्बर २०२६), मङ्गलबार, बिहान १० बजे'. */
export const momentInWords = (instant: string): string => formatFull(new Date(instant));

/** When something was changed: 'आज बिहान १०:४२ बजे', or the day and time of an earlier one. */
export function whenOf(instant: string | number): string {
  const at = new Date(instant);
  const isToday = dayInKathmandu(at) === dayInKathmandu(new Date());
  return isToday ? `आज ${formatTime(at)}` : formatDayAndTime(at);
}
