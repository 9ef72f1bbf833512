import { latinDigits } from '../languages/digits.ts';

/** Text of characters below U+0300 only is always in NFC. */
const MAY_COMPOSE = /[\u0300-\uffff]/;

/**
 * A text in NFC. Asks first whether it can change: for megabytes of Latin letters `normalize` takes fifty milliseconds,
 * the question none.
 */
export const nfc = (text: string): string => (MAY_COMPOSE.test(text) ? text.normalize('NFC') : text);

/**
 * Folds a text for case-insensitive comparison, in NFC. Upper-casing first makes letters with several lower-case
 * forms equal (σ and ς, ß and ss).
 */
export function fold(text: string): string {
  return nfc(nfc(text).toUpperCase().toLowerCase());
}

/** The same, with digits of either kind alike. Columns of the database keep the digits that were written. */
export const foldWithDigits = (text: string): string => latinDigits(fold(text));
