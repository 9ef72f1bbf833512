/** A piece of a text: plain words, or words that lead somewhere. */
export interface TextPiece {
  text: string;
  /** Where it leads: an http or https address, or a path on this site. */
  href?: string;
  /** The other site that it leads to, such as `example.org`. */
  host?: string;
}

/**
 * `[words](address)`; the words may have brackets of their own, and the address one pair of round ones. Or an address as
 * it is written in a sentence, which a danda ends as well.
 */
const LINK =
  /\[((?:[^[\]\n]|\[[^[\]\n]*\]){1,500})\]\(((?:[^\s()]|\([^\s()]*\)){1,2000})\)|(?<![\p{L}\p{N}])https?:\/\/[^\s<>[\]{}|\\^`"।॥\p{Cc}\p{Cf}]+/giu;

/** No address of an answer is longer. */
const LONGEST_ADDRESS = 2000;

/** What makes an address look like another one: letters that are not seen, and a slash that only browsers take for one. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\\]/u;

/** Its host follows, and no name that stands before an @ to look like one. */
const OUTWARD = /^https?:\/\/(?!\/)[^/?#@]+(?:[/?#]|$)/i;

/** Stands for this site while an address is looked at: no address can name it. */
const HERE = 'http://here.invalid';

/**
 * The pieces of a text in which links are written `[words](address)`, or as the address alone. Whatever is no link to
 * an http or https address or to a path of this site stays text as it was written.
 */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, 1: words, 2: address, index } of text.matchAll(LINK)) {
    const written = address === undefined ? withoutItsSentence(found) : found;
    const target = targetOf(address ?? written);
    const shown = words ?? written;
    if (!target || shown.trim() === '') continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: shown, ...target });
    end = index + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** An address without the marks that belong to the sentence around it: the last ones, and a bracket opened before it. */
function withoutItsSentence(address: string): string {
  let open = count(address, '(') - count(address, ')');
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    if (last === ')' && open < 0) open += 1;
    else if (!/[.,;:!?'*_~…’”»]/.test(last)) break;
  }
  return address.slice(0, end);
}

const count = (text: string, letter: string) => text.split(letter).length - 1;

function targetOf(address: string): Pick<TextPiece, 'href' | 'host'> | null {
  if (address.length > LONGEST_ADDRESS || DECEPTIVE.test(address)) return null;
  const isPath = address.startsWith('/');
  if (!isPath && !OUTWARD.test(address)) return null;
  const url = parsed(address);
  if (!url) return null;
  // Browsers read '//host' as another site.
  if (isPath) return url.origin === HERE ? { href: address } : null;
  return { href: url.href, host: url.host };
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, HERE);
  } catch {
    return null;
  }
}

/** Whether words are an address of a host themselves, letter for letter and not only to the eye. */
export function namesHost(words: string, host: string): boolean {
  return URL.canParse(words) && new URL(words).host === host && words.includes(host);
}
