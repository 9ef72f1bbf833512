import { decodeHTML } from 'entities/decode';

/**
 * The superscript characters of Unicode, so that 10<sup>3</sup> is '10³' in plain text and not '103'. Subscripts need none:
 * 'H2O' is understood.
 */
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-\u2212()'].map((sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾'.charAt(at)]),
);

/** The text of cleaned rich text, on one line: for excerpts, descriptions and search. Not for untrusted HTML. */
export function textOf(html: string): string {
  const text = html
    .replace(/<\/?(?:p|h[1-6]|li|ul|ol|blockquote|br|tr|td|th|table|figure|caption|pre|hr)\b[^<>]*>/g, ' ')
    .replace(/<sup\b[^<>]*>([\d+\u2212()-]+)<\/sup>/g, (_, raised: string) =>
      raised.replace(/./g, (sign) => RAISED[sign] ?? sign),
    )
    .replace(/<[^<>]*>/g, '');
  return withoutEntities(text).replace(/\s+/g, ' ').trim();
}

/** The text of HTML without tags: every character reference of HTML is the character that browsers show for it. */
export function withoutEntities(html: string): string {
  return html.includes('&') ? decodeHTML(html) : html;
}
