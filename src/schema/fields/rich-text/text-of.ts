import { decodeHTML } from 'entities/decode';

/** The text of cleaned rich text, on one line: for excerpts, descriptions and search. Not for untrusted HTML. */
export function textOf(html: string): string {
  const text = html
    .replace(/<\/?(?:p|h[1-6]|li|ul|ol|blockquote|br|tr|td|th|table|figure|caption|pre|hr)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '');
  return withoutEntities(text).replace(/\s+/g, ' ').trim();
}

/** The text of HTML without tags: every character reference of HTML is the character that browsers show for it. */
export function withoutEntities(html: string): string {
  return html.includes('&') ? decodeHTML(html) : html;
}
