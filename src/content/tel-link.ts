import { latinDigits } from '../languages/digits.ts';
import { phone } from './visitor-form.ts';

/** A `tel:` link for a number as it was typed, in Devanagari digits too; undefined if it is not a number. */
export function telLink(typed: string): string | undefined {
  if (!phone.test(typed)) return undefined;
  const digits = latinDigits(typed.normalize('NFKC')).replace(/[^+\d]/g, '');
  return `tel:${digits}`;
}
