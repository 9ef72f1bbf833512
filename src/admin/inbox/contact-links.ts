import { email, phone } from '../../content/reach.ts';

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/** The link that calls a number as somebody typed it, in Devanagari digits too; undefined for what is none. */
export function telLink(typed: string): string | undefined {
  if (!phone.test(typed)) return undefined;
  const digits = typed
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[^+\d]/g, '');
  return `tel:${digits}`;
}

/** The link that begins a mail to an address; undefined for what is none. Nothing in it can add to the mail. */
export function mailtoLink(typed: string, subject: string): string | undefined {
  const address = typed.trim();
  if (!email.test(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
