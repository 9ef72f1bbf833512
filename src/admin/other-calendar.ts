import { bikramSambat } from '../languages/bikram-sambat.ts';

/** A Gregorian day (`YYYY-MM-DD`) in the secondary calendar of the back office; null if it was shown already. */
export const inOtherCalendar = (day: string): string | null => bikramSambat(day)?.whole ?? null;
