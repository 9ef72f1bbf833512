import { latinDigits } from '../languages/digits.ts';

/**
 * Folds a text for case-insensitive comparison, in NFC. Upper-casing first makes letters with several lower-case
 * forms equal (σ and ς, ß and ss).
 */
export function fold(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** The same, with digits of either kind alike. Columns of the database keep the digits that were written. */
export const foldWithDigits = (text: string): string => latinDigits(fold(text));
