import { dayInKathmandu, startOfDay, timeInKathmandu } from '../../../schema/kathmandu.ts';

export { momentInWords, whenOf } from './said-moments.ts';

/** The time in Kathmandu as fields hold it, as '10:42'. */
export const timeOf = (instant: string | Date): string => timeInKathmandu(instant).slice(11, 16);

/** A day (`YYYY-MM-DD`) and a time (`HH:MM`) in Kathmandu as an instant; null if the day is missing or invalid. */
export function instantOf(day: string, time: string): string | null {
  const [hours = 0, minutes = 0] = (time || '00:00').split(':').map(Number);
  const ms = startOfDay(day) + (hours * 60 + minutes) * 60_000;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** The day and time in Kathmandu that a field shows of an instant. */
export function fieldsOfInstant(instant: string | null): { day: string; time: string } {
  if (instant === null) return { day: '', time: '' };
  return { day: dayInKathmandu(instant), time: timeOf(instant) };
}
