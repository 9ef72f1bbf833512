/** A piece of a text: plain words, or words that lead somewhere. */
export interface TextPiece {
  text: string;
  /** Where it leads: an http or https address, or a path on this site. */
  href?: string;
  /** The other site that it leads to, such as `example.org`. */
  host?: string;
}

/** `[words](address)`; the words may have brackets of their own, and the address one pair of round ones. */
const LINK = /\[((?:[^[\]\n]|\[[^[\]\n]*\]){1,500})\]\(((?:[^\s()]|\([^\s()]*\)){1,2000})\)/g;

/** Stands for this site while an address is looked at: no address can name it. */
const HERE = 'http://here.invalid';

/**
 * The pieces of a text in which links are written `[words](address)`. Whatever is no link to an http or https address
 * or to a path of this site stays text as it was written.
 */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: written, 1: words = '', 2: address = '', index } of text.matchAll(LINK)) {
    const target = targetOf(address);
    if (!target || words.trim() === '') continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: words, ...target });
    end = index + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function targetOf(address: string): Pick<TextPiece, 'href' | 'host'> | null {
  const isPath = address.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(address)) return null;
  const url = parsed(address);
  if (!url) return null;
  // Browsers read '//host' and '/\host' as another site.
  if (isPath) return url.origin === HERE ? { href: address } : null;
  // What stands before an @ is only there to look like another address.
  return url.username || url.password ? null : { href: url.href, host: url.host };
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, HERE);
  } catch {
    return null;
  }
}
