import { startOfDay, timeInKathmandu } from '../../schema/kathmandu.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** A minute in Kathmandu as inputs for day and time have it: `YYYY-MM-DDTHH:MM`. */
const minuteOf = (ms: number) => timeInKathmandu(ms).slice(0, 16).replace(' ', 'T');

/** The minute a week from now. */
export const inAWeek = (): string => minuteOf(Date.now() + WEEK_MS);

/** The instant of such a minute, ISO 8601 in UTC; null for anything else. */
export function instantOf(minute: string): string | null {
  const [, day = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(minute) ?? [];
  const ms = startOfDay(day) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
