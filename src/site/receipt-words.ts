import { answerDay } from '../content/college.ts';
import { bikramSambat } from '../languages/bikram-sambat.ts';
import type { Language } from '../languages/language.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';
import { dayIn } from '../ui/day-words.ts';
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

/** @param answerDays number of days within which the office answers */
export function receiptWords(
  submission: { reference: string; createdAt: string; program?: unknown },
  answerDays: number,
  language: Language,
): ReceiptWords {
  const { reference, createdAt, program = '' } = submission;
  const { iso, long } = kathmanduDay(createdAt, language);
  return {
    reference,
    program: String(program),
    day: long,
    nepaliDay: bikramSambat(iso)?.whole ?? '',
    time: kathmanduTime(createdAt, language),
    answerBy: dayIn(language, dayInKathmandu(answerDay(createdAt, answerDays))),
  };
}
