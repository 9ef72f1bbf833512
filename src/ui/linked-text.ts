/** A piece of a text: plain, or a link. */
export interface TextPiece {
  text: string;
  /** An http or https URL, or a path on this site. */
  href?: string;
  /** Host of another site, such as `example.org`. */
  host?: string;
}

/**
 * `[text](url)`, where the text may have square brackets and the URL one pair of round ones; or a bare URL in a sentence,
 * which a danda (।) also ends.
 */
const LINK =
  /\[((?:[^[\]\n]|\[[^[\]\n]*\]){1,500})\]\(((?:[^\s()]|\([^\s()]*\)){1,2000})\)|(?<![\p{L}\p{N}])https?:\/\/[^\s<>[\]{}|\\^`"।॥\p{Cc}\p{Cf}]+/giu;

/** Longer URLs are not linked. */
const MAX_URL_LENGTH = 2000;

/** Makes a URL look like another: invisible characters, and the backslash, which browsers read as a slash. */
const DECEPTIVE_CHARACTER = /[\p{Cc}\p{Cf}\\]/u;

/** An absolute URL with a host and no user info, which can pass for a host. */
const ABSOLUTE_URL = /^https?:\/\/(?!\/)[^/?#@]+(?:[/?#]|$)/i;

/** Base URL that stands for this site while a path is parsed. */
const THIS_SITE = 'http://here.invalid';

/**
 * Splits a text at its links, written `[text](url)` or as bare URLs. Anything but a link to an http or https URL or to
 * a path of this site stays text, unchanged.
 */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: match, 1: label, 2: address, index } of text.matchAll(LINK)) {
    const written = address === undefined ? trimPunctuation(match) : match;
    const target = targetOf(address ?? written);
    const shown = label ?? written;
    if (!target || shown.trim() === '') continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: shown, ...target });
    end = index + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Trims punctuation of the surrounding sentence from a bare URL: final marks, and a bracket opened before it. */
function trimPunctuation(address: string): string {
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
  if (address.length > MAX_URL_LENGTH || DECEPTIVE_CHARACTER.test(address)) return null;
  const isPath = address.startsWith('/');
  if (!isPath && !ABSOLUTE_URL.test(address)) return null;
  const url = parsed(address);
  if (!url) return null;
  // Browsers resolve '//host' to another site.
  if (isPath) return url.origin === THIS_SITE ? { href: address } : null;
  return { href: url.href, host: url.host };
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, THIS_SITE);
  } catch {
    return null;
  }
}

/** Whether a link's text is itself a URL of the host, character for character, without lookalikes. */
export function namesHost(label: string, host: string): boolean {
  return URL.canParse(label) && new URL(label).host === host && label.includes(host);
}
