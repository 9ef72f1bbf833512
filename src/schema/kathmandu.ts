/**
 * The college's clock: 5 h 45 min ahead of UTC, all year. Days before 1986, when it was 15 minutes less, are counted
 * by the same clock, so that a day that is given always comes back as itself.
 */
const UTC_OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY_MS = 86_400_000;

/** The instant, in milliseconds, at which the day in Kathmandu begins that this instant belongs to. */
export function midnightInKathmandu(ms: number): number {
  return Math.floor((ms + UTC_OFFSET_MS) / DAY_MS) * DAY_MS - UTC_OFFSET_MS;
}

/** The instant, in milliseconds, at which this day (`YYYY-MM-DD`) begins in Kathmandu. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - UTC_OFFSET_MS;
}

/** The day in Kathmandu, as `YYYY-MM-DD`, of an instant. Throws RangeError for what is none. */
export function dayInKathmandu(instant: string | number | Date): string {
  return inKathmandu(instant).slice(0, 10);
}

/** Day and time in Kathmandu, as `YYYY-MM-DD HH:MM:SS`, of an instant. Throws RangeError for what is none. */
export function timeInKathmandu(instant: string | number | Date): string {
  return inKathmandu(instant).slice(0, 19).replace('T', ' ');
}

function inKathmandu(instant: string | number | Date): string {
  return new Date(new Date(instant).getTime() + UTC_OFFSET_MS).toISOString();
}
