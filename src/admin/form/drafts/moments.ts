import { dayInKathmandu, startOfDay, timeInKathmandu } from '../../../schema/kathmandu.ts';
import { bikramSambat } from '../../../ui/bikram-sambat.ts';

export { momentInWords, whenOf } from './said-moments.ts';

/** The time in Kathmandu as fields hold it, as '10:42'. */
export const timeOf = (instant: string | Date): string => timeInKathmandu(instant).slice(11, 16);

/** A day (`YYYY-MM-DD`) and a time (`HH:MM`) in Kathmandu as an instant; null where the day is missing or none. */
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

const DAY_MS = 86_400_000;
const FIRST = '१';

/** A month of Bikram Sambat with its days, each with the Gregorian day that it is. */
export interface NepaliMonth {
  /** As '२०८३ मंसिर'. */
  label: string;
  days: { label: string; day: string }[];
}

/**
 * The months of Bikram Sambat from the one with a day on, as far as the published tables agree.
 * @param from a Gregorian day, `YYYY-MM-DD`
 */
export function nepaliMonths(from: string): NepaliMonth[] {
  const months: NepaliMonth[] = [];
  let at = Date.parse(`${from}T00:00:00Z`);
  // Back to the first of the month.
  while ((wordsOf(at)?.date ?? FIRST) !== FIRST) at -= DAY_MS;
  for (let found = wordsOf(at); found; found = wordsOf(at)) {
    const { label, date, day } = found;
    if (months.at(-1)?.label !== label) months.push({ label, days: [] });
    months.at(-1)?.days.push({ label: date, day });
    at += DAY_MS;
  }
  return months;
}

function wordsOf(ms: number) {
  const day = new Date(ms).toISOString().slice(0, 10);
  const [year, month, date] = bikramSambat(day)?.whole.split(' ') ?? [];
  return year && month && date ? { label: `${year} ${month}`, date, day } : null;
}
