import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { formatDayAndTime } from '../format-time.ts';
import { inOtherCalendar } from '../other-calendar.ts';

/** Day and time in Kathmandu, in both calendars. @param at ISO 8601 */
export function When({ at }: { at: string }) {
  const other = inOtherCalendar(dayInKathmandu(at));
  return (
    <time dateTime={at}>
      {formatDayAndTime(new Date(at))}
      {other && <span lang="ne"> · {other}</span>}
    </time>
  );
}
