import { latinDigits } from '../languages/digits.ts';
import { withoutMarks } from '../languages/marks.ts';

/** Text of characters below U+0300 only is always in NFC. */
const MAY_COMPOSE = /[\u0300-\uffff]/;

/**
 * A text in NFC. Asks first whether it can change: for megabytes of Latin letters `normalize` takes fifty milliseconds,
 * the question none.
 */
export const nfc = (text: string): string => (MAY_COMPOSE.test(text) ? text.normalize('NFC') : text);

/**
 * Folds the case of a text, in NFC. Upper-casing first makes letters with several lower-case forms equal (σ and ς, ß
 * and ss).
 */
export const foldCase = (text: string): string => nfc(nfc(text).toUpperCase().toLowerCase());

const JOINERS = /[\u200c\u200d]/g;
const APOSTROPHES = /[‘’‛ʼʹ′＇`´]/g;
const QUOTES = /[“”„‟″＂]/g;
const HYPHENS = /[‐‑‒–—−]/g;

/** ASCII without a backtick, its words one space apart: folding changes only the case of such a text. */
const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;

/**
 * Folds a text for every search: case, marks that nobody sees, joiners, the shapes of apostrophes, quotation marks and
 * hyphens, and spaces do not count.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return foldCase(
    withoutMarks(text)
      .replace(JOINERS, '')
      .replace(APOSTROPHES, "'")
      .replace(QUOTES, '"')
      .replace(HYPHENS, '-')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Like `fold`, with digits of either kind alike. Columns of the database keep the digits that were written. */
export const foldWithDigits = (text: string): string => latinDigits(fold(text));
