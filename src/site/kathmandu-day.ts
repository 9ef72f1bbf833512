import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { clockInKathmandu, dayInKathmandu } from '../schema/kathmandu.ts';
import { clockIn, dayInSentence, gregorianDay } from '../ui/day-words.ts';

export interface Day {
  /** `YYYY-MM-DD` in Kathmandu. */
  iso: string;
  /** Day of the month without a leading zero, as '7'. */
  day: string;
  /** Abbreviated, as 'Nov'. */
  month: string;
  year: string;
  /** As '7 November 2026'. */
  long: string;
  /** As 'November 2026'. */
  monthAndYear: string;
}

/**
 * The date in Kathmandu at an ISO 8601 instant. Pages take all dates from here, since the server's own time zone may
 * give another day. Throws RangeError for an invalid instant.
 */
export function kathmanduDay(instant: string | Date, language: Language = DEFAULT_LANGUAGE): Day {
  const iso = dayInKathmandu(instant);
  const long = gregorianDay(language, iso);
  const [day = '', name = '', year = ''] = long.split(' ');
  // Nepali has no short forms of the months.
  const month = language === 'en' ? name.slice(0, 3) : name;
  return { iso, day, month, year, long, monthAndYear: `${name} ${year}` };
}

/** The day of an instant, as `dayInSentence` says it. */
export const dayInWords = (instant: string | Date, language: Language): string =>
  dayInSentence(language, dayInKathmandu(instant));

/** The time in Kathmandu at an instant, as '2:32 pm', in Nepali as 'दिउँसो २:३२ बजे'. */
export const kathmanduTime = (instant: string | Date, language: Language): string =>
  clockIn(language, clockInKathmandu(instant));

/** Whether an entry was published today in Kathmandu (`YYYY-MM-DD`) or in the six days before. */
export function isNew(publishedAt: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(kathmanduDay(publishedAt).iso)) / 86_400_000;
  return days >= 0 && days < 7;
}
