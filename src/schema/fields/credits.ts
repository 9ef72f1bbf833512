import { latinDigits } from '../../languages/digits.ts';
import { tidyLine } from '../../languages/marks.ts';

export const MAX_CREDITS = 60;
/** Credits may be halves. */
export const CREDIT_STEP = 0.5;

/**
 * Credits as they are typed, in Latin or Devanagari digits, with a point or a comma.
 * @returns null for an empty text; NaN for anything that is not a number
 */
export function creditsIn(typed: string): number | null {
  const text = latinDigits(tidyLine(typed)).replace(',', '.');
  return text === '' ? null : Number(text);
}

/** Whether a subject may have these credits; null means unknown. */
export const areCredits = (credits: number | null) =>
  credits === null || (credits >= 0 && credits <= MAX_CREDITS && credits % CREDIT_STEP === 0);
