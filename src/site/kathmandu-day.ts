import { digitsIn } from '../languages/digits.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';
import { bikramSambat } from '../ui/bikram-sambat.ts';

const KATHMANDU_OFFSET_MS = (5 * 60 + 45) * 60_000;

const inWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const onTheClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** The months of the Gregorian year in Nepali. */
const nepaliMonths = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
];

/** The parts of the day by the hour before which each ends. */
const partsOfDay: readonly (readonly [number, string])[] = [
  [4, 'राति'],
  [12, 'बिहान'],
  [16, 'दिउँसो'],
  [20, 'साँझ'],
  [24, 'राति'],
];

/** @param time such as '2:32 pm' */
function nepaliTime(time: string, instant: Date): string {
  const hour = new Date(instant.getTime() + KATHMANDU_OFFSET_MS).getUTCHours();
  const part = partsOfDay.find(([before]) => hour < before)?.[1] ?? '';
  return `${part} ${digitsIn('ne', time.split(' ')[0] ?? '')} बजे`;
}

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
  if (language === 'ne') return inNepali(iso);
  const long = inWords.format(new Date(`${iso}T00:00:00Z`));
  const [day = '', monthName = '', year = ''] = long.split(' ');
  return { iso, day, month: monthName.slice(0, 3), year, long, monthAndYear: `${monthName} ${year}` };
}

/** A Gregorian day in Nepali, whose months have no abbreviations. */
function inNepali(iso: string): Day {
  const [year = '', month = '', day = ''] = iso.split('-').map((part) => digitsIn('ne', Number(part)));
  const name = nepaliMonths[Number(iso.slice(5, 7)) - 1] ?? month;
  return { iso, day, month: name, year, long: `${day} ${name} ${year}`, monthAndYear: `${name} ${year}` };
}

/** A day as the language says it in a sentence: '24 November 2026', or '२०८३ मंसिर ८ (२४ नोभेम्बर २०२६)'. */
export function dayInWords(instant: string | Date, language: Language = DEFAULT_LANGUAGE): string {
  const { iso, long } = kathmanduDay(instant, language);
  const nepali = language === 'ne' ? bikramSambat(iso) : null;
  return nepali ? `${nepali.whole} (${long})` : long;
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** The days of the week in Nepali, from Sunday on. */
const nepaliWeekdays = ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'];

/** @param day `YYYY-MM-DD` */
export function weekdayOf(day: string, language: Language = DEFAULT_LANGUAGE): string {
  const date = new Date(`${day}T00:00:00Z`);
  return language === 'ne' ? (nepaliWeekdays[date.getUTCDay()] ?? '') : weekday.format(date);
}

/** A time of day (`HH:MM`) in words, as `kathmanduTime` says it. */
export const clockInWords = (time: string, language: Language = DEFAULT_LANGUAGE): string =>
  kathmanduTime(`2000-01-01T${time}:00+05:45`, language);

/** The time in Kathmandu at an instant, as '2:32 pm', in Nepali as 'दिउँसो २:३२ बजे'. */
export function kathmanduTime(instant: string | Date, language: Language = DEFAULT_LANGUAGE): string {
  const time = onTheClock.format(new Date(instant));
  return language === 'ne' ? nepaliTime(time, new Date(instant)) : time;
}

/** Whether an entry was published today in Kathmandu (`YYYY-MM-DD`) or in the six days before. */
export function isNew(publishedAt: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(kathmanduDay(publishedAt).iso)) / 86_400_000;
  return days >= 0 && days < 7;
}
