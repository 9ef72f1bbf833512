import { dayInKathmandu, startOfDay } from '../schema/kathmandu.ts';

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/**
 * The day in Kathmandu (`YYYY-MM-DD`) by which somebody has an answer who wrote at `instant`: `days` calendar days
 * later. On Saturdays the office is closed; then it is the Sunday.
 */
export function answerDay(instant: string | number | Date, days: number): string {
  const ms = startOfDay(dayInKathmandu(instant)) + days * DAY_MS;
  const day = dayInKathmandu(ms);
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SATURDAY ? dayInKathmandu(ms + DAY_MS) : day;
}
