import { bikramSambat } from '../ui/bikram-sambat.ts';
import { gregorian } from './format-time.ne.ts';

/** The Nepali twin of other-calendar.ts, after a day of Bikram Sambat. */
export const inOtherCalendar = (day: string): string | null => (bikramSambat(day) ? gregorian(day) : null);
