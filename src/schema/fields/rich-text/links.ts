import { latinDigits } from '../../../languages/digits.ts';
import { completeAddress } from '../../web-address.ts';

/** What opens a program of the visitor: mail, telephone, messages, a map. */
const programSchemes = ['mailto', 'tel', 'sms', 'viber', 'whatsapp', 'geo'];
const TO_A_PROGRAM = new RegExp(`^(?:${programSchemes.join('|')}):[^\\s]`, 'i');

export const linkSchemes = ['http', 'https', ...programSchemes];

/**
 * Whether a link may have this URL: http, https, one that opens a program, or relative to this site (`/path`, `#part`, `?query`).
 * Control characters are refused, because browsers drop some of them before they parse a URL.
 */
export function isAllowedAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
  if (/[\u0000-\u001f\u007f<>"]|^\s|\s$/.test(address)) return false;
  return (
    /^https?:\/\/[^\s/\\?#]/i.test(address) ||
    TO_A_PROGRAM.test(address) ||
    /^\/(?![/\\])/.test(address) ||
    /^[#?]/.test(address)
  );
}

/** The URL for the text of a link field: a bare host gets https, a mail address mailto; '' if the text is neither. */
export function addressFrom(typed: string): string {
  const text = typed.trim();
  if (isAllowedAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  const telephone = latinDigits(text);
  if (/^\+?[\d ()-]{6,}$/.test(telephone)) return `tel:${telephone.replace(/[ ()-]/g, '')}`;
  const address = completeAddress(text);
  return isAllowedAddress(address) ? address : '';
}

/** Whether the URL is that of a stored picture. */
export function isOwnPicture(address: string): boolean {
  return /^\/uploads\/[0-9a-f]{32}\.webp$/.test(address);
}

/**
 * Adds `rel="noopener noreferrer"` to links that leave the site and have no `rel`. Applied when a text is shown, so that
 * the stored text stays as it was written.
 */
export function withExternalLinkRel(html: string): string {
  return html.replace(/<a ([^<>]+)>/g, (whole, attributes: string) =>
    /(?:^| )rel="/.test(attributes) || !/(?:^| )href="https?:/i.test(attributes)
      ? whole
      : `<a ${attributes} rel="noopener noreferrer">`,
  );
}
