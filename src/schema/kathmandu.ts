/**
 * Nepal is 5 h 45 min ahead of UTC all year. Days before 1986, when the offset was 5 h 30 min, use the same offset,
 * so that a day converted to an instant and back stays the same day.
 */
const UTC_OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY_MS = 86_400_000;

/** The start of the day in Kathmandu that contains this instant; both in milliseconds since 1970. */
export function midnightInKathmandu(ms: number): number {
  return Math.floor((ms + UTC_OFFSET_MS) / DAY_MS) * DAY_MS - UTC_OFFSET_MS;
}

/** The start of a day (`YYYY-MM-DD`) in Kathmandu, in milliseconds since 1970. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - UTC_OFFSET_MS;
}

/** The day of an instant in Kathmandu, as `YYYY-MM-DD`. @throws RangeError for an invalid instant */
export function dayInKathmandu(instant: string | number | Date): string {
  return inKathmandu(instant).slice(0, 10);
}

/** Day and time of an instant in Kathmandu, as `YYYY-MM-DD HH:MM:SS`. @throws RangeError for an invalid instant */
export function timeInKathmandu(instant: string | number | Date): string {
  return inKathmandu(instant).slice(0, 19).replace('T', ' ');
}

/** The time of day of an instant in Kathmandu, as `HH:MM`. @throws RangeError for an invalid instant */
export const clockInKathmandu = (instant: string | number | Date): string =>
  inKathmandu(instant).slice(11, 16);

function inKathmandu(instant: string | number | Date): string {
  return new Date(new Date(instant).getTime() + UTC_OFFSET_MS).toISOString();
}

/** The last months in Kathmandu, the present one first, each as `YYYY-MM`. */
export function kathmanduMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = dayInKathmandu(now).split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
