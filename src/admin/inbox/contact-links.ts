import { email } from '../../content/visitor-form.ts';

/** A `mailto:` link; undefined if it is not an address. The address is encoded, so that it cannot add headers. */
export function mailtoLink(typed: string, subject: string): string | undefined {
  const address = typed.trim();
  if (!email.test(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
