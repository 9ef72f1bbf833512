const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** The text of cleaned rich text, on one line: for excerpts, descriptions and search. Not for untrusted HTML. */
export function textOf(html: string): string {
  const text = html
    .replace(/<\/?(?:p|h[1-6]|li|ul|ol|blockquote|br|tr|td|th|table|figure|hr)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '');
  return withoutEntities(text).replace(/\s+/g, ' ').trim();
}

/** The text of HTML without tags. */
export function withoutEntities(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
