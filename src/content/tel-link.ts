import { latinDigits } from '../languages/digits.ts';
import { phone } from './visitor-form.ts';

/** The country code of numbers without one. */
const NEPAL = '977';

/** The digits of a number with its country code; undefined if it is not a number. */
function internationalDigits(typed: string): string | undefined {
  const number = telLink(typed)?.slice('tel:'.length);
  if (number === undefined) return undefined;
  if (/^(?:\+|00)/.test(number)) return number.replace(/^(?:\+|00)/, '');
  return NEPAL + number.replace(/^0/, '');
}

/** Links that open a message to a number, by the service's name. */
export const messageLinks = {
  viber(typed: string): string | undefined {
    const digits = internationalDigits(typed);
    return digits && `viber://chat?number=%2B${digits}`;
  },
  whatsapp(typed: string): string | undefined {
    const digits = internationalDigits(typed);
    return digits && `https://wa.me/${digits}`;
  },
};

/** A `tel:` link for a number as it was typed, in Devanagari digits too; undefined if it is not a number. */
export function telLink(typed: string): string | undefined {
  if (!phone.test(typed)) return undefined;
  const digits = latinDigits(typed.normalize('NFKC')).replace(/[^+\d]/g, '');
  return `tel:${digits}`;
}
