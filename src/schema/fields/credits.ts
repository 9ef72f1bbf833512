import { latinDigits } from '../../languages/digits.ts';
import { tidyLine } from '../../languages/marks.ts';

/** What the office says of credits: a number, or words such as '3 + 1' or 'Non-credit'; null where nothing is known. */
export type Credits = number | string | null;

export const MAX_CREDITS = 60;
/** Credits may be halves. */
const CREDIT_STEP = 0.5;
export const MAX_CREDITS_TEXT = 40;

const isNumberOfCredits = (number: number) =>
  number >= 0 && number <= MAX_CREDITS && number % CREDIT_STEP === 0;

/** A plain number: `0x10` and `1e1` are words. */
const NUMBER = /^[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d*)?)$/;

/**
 * Credits as they are typed: a plain number in Latin or Devanagari digits, with a point or a comma, becomes a number, also
 * one that no subject may have; any other text stays as it is.
 */
export function creditsIn(typed: string): Credits {
  const text = tidyLine(typed);
  if (text === '') return null;
  const figures = latinDigits(text);
  if (!NUMBER.test(figures)) return text;
  return Number(
    figures
      .replace('−', '-')
      .replace(/,(?=\d{3}(?:,|$))/g, '')
      .replace(',', '.'),
  );
}

/** Whether a subject may have these credits. */
export const areCredits = (credits: Credits) =>
  typeof credits === 'number'
    ? isNumberOfCredits(credits)
    : credits === null || credits.length <= MAX_CREDITS_TEXT;
