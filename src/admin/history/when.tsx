import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { bikramSambat } from '../../ui/bikram-sambat.ts';
import { formatDayAndTime } from '../format-time.ts';

/** Day and time in Kathmandu, in both calendars. @param at ISO 8601 */
export function When({ at }: { at: string }) {
  const nepali = bikramSambat(dayInKathmandu(at));
  return (
    <time dateTime={at}>
      {formatDayAndTime(new Date(at))}
      {nepali && <span lang="ne"> · {nepali.whole}</span>}
    </time>
  );
}
