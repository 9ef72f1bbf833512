import { answerDay } from '../content/college.ts';
import { type SubmissionType, textOf } from '../content/submission.ts';
import { bikramSambat } from '../languages/bikram-sambat.ts';
import type { Language } from '../languages/language.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';
import { dayIn } from '../ui/day-words.ts';
import { words } from './components/words.ts';
import { kathmanduDay, kathmanduTime } from './kathmandu-day.ts';

/** The texts of a receipt. It repeats only name and topic from the visitor's input. */
export interface ReceiptWords {
  reference: string;
  /** Who sent it. */
  name: string;
  /** The topic of the submission, such as the programme applied for; empty for a form without a topic. */
  program: string;
  /** Time of arrival in Nepal, as '21 November 2026', '२०८३ मंसिर ६' and '2:32 pm'. */
  day: string;
  nepaliDay: string;
  time: string;
  /** What one is told whose application came too late; empty for others. */
  late: string;
  /** Latest day of the answer, as '24 November 2026'. */
  answerBy: string;
}

/** @param answerDays number of days within which the office answers */
export function receiptWords(
  type: SubmissionType,
  submission: { reference: string; name: string; createdAt: string; late?: boolean },
  answerDays: number,
  language: Language,
): ReceiptWords {
  const { reference, name, createdAt, late } = submission;
  const { iso, long } = kathmanduDay(createdAt, language);
  return {
    reference,
    name,
    program: textOf({ ...submission }, type.topic),
    day: long,
    nepaliDay: bikramSambat(iso)?.whole ?? '',
    time: kathmanduTime(createdAt, language),
    late: late ? words[language].receipt.late : '',
    answerBy: dayIn(language, dayInKathmandu(answerDay(createdAt, answerDays))),
  };
}
