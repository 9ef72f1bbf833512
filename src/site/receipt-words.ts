import { answerDay } from '../content/answer-day.ts';
import { bikramSambat } from './bikram-sambat.ts';
import { kathmanduDay, kathmanduTime } from './kathmandu-day.ts';

/** What a receipt says of a submission, in words: what was typed does not stand in it, but for the programme. */
export interface ReceiptWords {
  reference: string;
  /** Empty where no programme was asked for. */
  program: string;
  /** When it arrived, by Nepal's clock: as '21 November 2026', '२०८३ मंसिर ६' and '2:32 pm'. */
  day: string;
  nepaliDay: string;
  time: string;
  /** The day by which it is answered, as '24 November 2026'. */
  answerBy: string;
}

/** Within how many days the office answers, as '3 days'. */
export const daysInWords = (days: number): string => (days === 1 ? 'a day' : `${days} days`);

/** @param answerDays within so many days the office answers */
export function receiptWords(
  submission: { reference: string; createdAt: string; program?: unknown },
  answerDays: number,
): ReceiptWords {
  const { reference, createdAt, program = '' } = submission;
  const { iso, long } = kathmanduDay(createdAt);
  return {
    reference,
    program: String(program),
    day: long,
    nepaliDay: bikramSambat(iso)?.whole ?? '',
    time: kathmanduTime(createdAt),
    answerBy: kathmanduDay(answerDay(createdAt, answerDays)).long,
  };
}
