import { email, phone } from '../../content/visitor-form.ts';
import { latinDigits } from '../../languages/digits.ts';

/**
 * A `tel:` link for a number as a visitor typed it, in Devanagari digits too; undefined if it is not a number.
 */
export function telLink(typed: string): string | undefined {
  if (!phone.test(typed)) return undefined;
  const digits = latinDigits(typed.normalize('NFKC')).replace(/[^+\d]/g, '');
  return `tel:${digits}`;
}

/** A `mailto:` link; undefined if it is not an address. The address is encoded, so that it cannot add headers. */
export function mailtoLink(typed: string, subject: string): string | undefined {
  const address = typed.trim();
  if (!email.test(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
