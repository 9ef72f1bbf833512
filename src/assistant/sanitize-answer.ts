/** A service's text without control characters, lone surrogates and surrounding blanks. */
export function sanitizeAnswer(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Shortens a text to at most `max` code points. */
export function truncate(text: string, max: number): string {
  const codePoints = [...text];
  if (codePoints.length <= max) return text;
  return `${codePoints
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** A link in an answer, `[words](address)`; the address may contain one pair of brackets. */
const LINK = /\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;
const SCHEME = /https?:\/\//gi;
/** Each pass removes one level of nested links. */
const MAX_DEPTH = 8;

/**
 * Removes links and keeps their words; of a bare address, what follows `https://`. A prompt injection could otherwise
 * make the model lead visitors anywhere.
 */
export function stripLinks(text: string): string {
  let stripped = text;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1)
    stripped = stripped.replace(LINK, '$1').replace(SCHEME, '');
  return stripped.replaceAll('](', '] (').replaceAll('://', ': //');
}
