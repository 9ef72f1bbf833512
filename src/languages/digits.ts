import type { Language } from './language.ts';

const ZERO = '०'.charCodeAt(0);

/** A number or a text with its digits in the language's own. Not by `Intl`: some browsers lack the data of these digits. */
export function digitsIn(language: Language, of: number | string): string {
  if (language === 'en') return String(of);
  return String(of).replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
}

/** The same text with every Devanagari digit as a Latin one, as programs and the database need them. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
