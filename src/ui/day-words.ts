import { bikramSambat } from '../languages/bikram-sambat.ts';
import { digitsIn } from '../languages/digits.ts';
import type { InEach, Language } from '../languages/language.ts';

/** Not by `Intl`: some browsers lack the data of Nepali. */
const list = (words: string): readonly string[] => words.split(' ');

/** The months of the Gregorian year. Nepali has no short forms of them. */
export const gregorianMonths: InEach<readonly string[]> = {
  en: list('January February March April May June July August September October November December'),
  ne: list('जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'),
};

/** From Sunday, with which the week begins in Nepal. */
export const weekdays: InEach<readonly string[]> = {
  en: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  ne: list('आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार'),
};

/** The parts of the day by the hour before which each ends. */
const partsOfDay: readonly (readonly [number, string])[] = [
  [4, 'राति'],
  [12, 'बिहान'],
  [16, 'दिउँसो'],
  [20, 'साँझ'],
  [24, 'राति'],
];

/** The weekday of a Gregorian day (`YYYY-MM-DD`), as 'Tuesday' or 'मङ्गलबार'. */
export const weekdayIn = (language: Language, day: string): string =>
  weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** A Gregorian day (`YYYY-MM-DD`) in that calendar, as '24 November 2026' or '२४ नोभेम्बर २०२६'. */
export function gregorianDay(language: Language, day: string): string {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number);
  return `${digitsIn(language, date)} ${gregorianMonths[language][month - 1]} ${digitsIn(language, year)}`;
}

/**
 * A Gregorian day (`YYYY-MM-DD`) in the primary calendar of the language: '24 November 2026', or
 * '२०८३ मंसिर ८' as far as the tables of Bikram Sambat agree.
 */
export const dayIn = (language: Language, day: string): string =>
  (language === 'ne' && bikramSambat(day)?.whole) || gregorianDay(language, day);

/** The same day in the other calendar, in the same language's letters; null where Bikram Sambat is not known. */
export function otherDayIn(language: Language, day: string): string | null {
  const nepali = bikramSambat(day);
  return nepali && (language === 'ne' ? gregorianDay('ne', day) : nepali.whole);
}

/** A day in both calendars, as '24 November 2026 (२०८३ मंसिर ८)' or '२०८३ मंसिर ८ (२४ नोभेम्बर २०२६)'. */
export function dayInBoth(language: Language, day: string): string {
  const other = otherDayIn(language, day);
  return dayIn(language, day) + (other ? ` (${other})` : '');
}

/** A Gregorian day in a sentence of the language: '24 November 2026', or '२०८३ मंसिर ८ (२४ नोभेम्बर २०२६)'. */
export const dayInSentence = (language: Language, day: string): string =>
  language === 'ne' ? dayInBoth('ne', day) : gregorianDay('en', day);

/** A time of day (`HH:MM`), as '2:30 pm' or 'दिउँसो २:३० बजे'. */
export function clockIn(language: Language, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const onTheFace = hour % 12 || 12;
  const minutes = String(minute).padStart(2, '0');
  if (language === 'en') return `${onTheFace}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  const part = partsOfDay.find(([before]) => hour < before)?.[1] ?? '';
  return `${part} ${digitsIn('ne', minute === 0 ? onTheFace : `${onTheFace}:${minutes}`)} बजे`;
}
