/**
 * Whether a link may lead there: http, https, mailto, tel, or a place on this site (`/path`, `#part`, `?query`).
 * Control characters are refused throughout, since browsers drop some of them before they read an address.
 */
export function isAllowedAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
  if (/[\u0000-\u001f\u007f<>"]|^\s|\s$/.test(address)) return false;
  return (
    /^https?:\/\/[^\s/\\?#]/i.test(address) ||
    /^(?:mailto|tel):[^\s]/i.test(address) ||
    /^\/(?![/\\])/.test(address) ||
    /^[#?]/.test(address)
  );
}

/** What someone typed into a link field, as an address: a bare host gets https, a bare mailbox mailto. */
export function addressFrom(typed: string): string {
  const text = typed.trim();
  if (isAllowedAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d ()-]{6,}$/.test(text)) return `tel:${text.replace(/[ ()-]/g, '')}`;
  if (/^[^\s/@:?#.]+(?:\.[^\s/@:?#.]+)+(?::\d+)?(?:[/?#].*)?$/.test(text)) return `https://${text}`;
  return '';
}

/** A picture of our own, as the gate for uploads names it. */
export function isOwnPicture(address: string): boolean {
  return /^\/uploads\/[0-9a-f]{32}\.webp$/.test(address);
}

/**
 * Clean rich text as it is shown to visitors: links that lead off the site say so (`rel`), where the text does not say
 * anything itself. Added when it is shown, so that what is stored stays as it was written.
 */
export function withOutwardLinks(html: string): string {
  return html.replace(/<a ([^<>]+)>/g, (whole, attributes: string) =>
    /(?:^| )rel="/.test(attributes) || !/(?:^| )href="https?:/i.test(attributes)
      ? whole
      : `<a ${attributes} rel="noopener noreferrer">`,
  );
}
