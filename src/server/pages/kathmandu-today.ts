import { dayInKathmandu, midnightInKathmandu } from '../../schema/kathmandu.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns today in Kathmandu as `YYYY-MM-DD`. Computed once a day, since every request asks for it. */
export function kathmanduToday(now: () => number): () => string {
  let from = 0;
  let day = '';
  return () => {
    const ms = now();
    if (ms < from || ms >= from + DAY_MS) {
      from = midnightInKathmandu(ms);
      day = dayInKathmandu(ms);
    }
    return day;
  };
}
