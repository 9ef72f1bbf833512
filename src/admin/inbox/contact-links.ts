import { email, phone } from '../../content/visitor-form.ts';

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * A `tel:` link for a number as a visitor typed it, in Devanagari digits too; undefined if it is not a number.
 */
export function telLink(typed: string): string | undefined {
  if (!phone.test(typed)) return undefined;
  const digits = typed
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[^+\d]/g, '');
  return `tel:${digits}`;
}

/** A `mailto:` link; undefined if it is not an address. The address is encoded, so that it cannot add headers. */
export function mailtoLink(typed: string, subject: string): string | undefined {
  const address = typed.trim();
  if (!email.test(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
