const OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Today in Kathmandu (UTC+05:45, no summer time) as `YYYY-MM-DD`; worked out once a day, asked for on every request. */
export function kathmanduToday(now: () => number = Date.now): () => string {
  let from = 0;
  let day = '';
  return () => {
    const ms = now();
    if (ms < from || ms >= from + DAY_MS) {
      const local = Math.floor((ms + OFFSET_MS) / DAY_MS) * DAY_MS;
      from = local - OFFSET_MS;
      day = new Date(local).toISOString().slice(0, 10);
    }
    return day;
  };
}
