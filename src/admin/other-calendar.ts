import { bikramSambat } from '../ui/bikram-sambat.ts';

/** A Gregorian day (`YYYY-MM-DD`) in the calendar that the back office says second; null where it has said it already. */
export const inOtherCalendar = (day: string): string | null => bikramSambat(day)?.whole ?? null;
