import { latinDigits } from '../languages/digits.ts';
import type { FilterColumn } from './field.ts';
import { fold } from './fold.ts';

/**
 * Maximum length in code points; more than any address or number has. The columns have no index: a filter over 100,000
 * rows takes about 50 ms without one, and an index would make each submission slower.
 */
const MAX_LENGTH = 250;

/** Fewer digits would match nearly every telephone number. */
const MIN_DIGITS = 3;

/** Nepal's country code, as telephones show it before a caller's number. */
const COUNTRY_CODE = /^(?:00)?977(?=\d{7})/;

/** The digits of a text, Latin or Devanagari, as Latin ones, without separators. */
export function digitsOf(text: string): string {
  return latinDigits(text.normalize('NFKC')).replace(/[^0-9]/g, '');
}

const clipped = (text: string) =>
  text.length <= MAX_LENGTH ? text : [...text].slice(0, MAX_LENGTH).join('');

/** Matches any part of the text, ignoring case. */
export const foldedFilter: FilterColumn = {
  suffix: 'Folded',
  columnOf: (text) => clipped(fold(text)),
  needleOf: fold,
};

/**
 * Matches any part of a telephone number's digits, in either script and with any separators: a keyword that
 * has other characters, or fewer than three digits, is no telephone number. The country code before a whole number is
 * left out, as most people write theirs without it (requirement 17.16).
 */
export const digitsFilter: FilterColumn = {
  suffix: 'Digits',
  columnOf: (text) => clipped(digitsOf(text)),
  needleOf(keyword) {
    const digits = digitsOf(keyword);
    return digits.length >= MIN_DIGITS && /^[0-9०-९\s+().,/\-–]+$/.test(keyword.normalize('NFKC'))
      ? digits.replace(COUNTRY_CODE, '')
      : null;
  },
};
