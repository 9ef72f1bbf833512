import { otherDayIn } from '../ui/day-words.ts';

/** The Nepali twin of other-calendar.ts, after a day of Bikram Sambat. */
export const inOtherCalendar = (day: string): string | null => otherDayIn('ne', day);
