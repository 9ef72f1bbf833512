import { answerDay } from '../content/college.ts';
import { bikramSambat } from '../languages/bikram-sambat.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { kathmanduDay, kathmanduTime } from './kathmandu-day.ts';

/** The texts of a receipt. It repeats only the programme from the visitor's input. */
export interface ReceiptWords {
  reference: string;
  /** Empty for a form without a programme. */
  program: string;
  /** Time of arrival in Nepal, as '21 November 2026', '२०८३ मंसिर ६' and '2:32 pm'. */
  day: string;
  nepaliDay: string;
  time: string;
  /** Latest day of the answer, as '24 November 2026'. */
  answerBy: string;
}

/** A day of the answer, in Bikram Sambat where the page is Nepali. */
function dayFirstIn(language: Language, of: string): string {
  const { iso, long } = kathmanduDay(of, language);
  return (language === 'ne' && bikramSambat(iso)?.whole) || long;
}

/** @param answerDays number of days within which the office answers */
export function receiptWords(
  submission: { reference: string; createdAt: string; program?: unknown },
  answerDays: number,
  language: Language = DEFAULT_LANGUAGE,
): ReceiptWords {
  const { reference, createdAt, program = '' } = submission;
  const { iso, long } = kathmanduDay(createdAt, language);
  return {
    reference,
    program: String(program),
    day: long,
    nepaliDay: bikramSambat(iso)?.whole ?? '',
    time: kathmanduTime(createdAt, language),
    answerBy: dayFirstIn(language, answerDay(createdAt, answerDays)),
  };
}
