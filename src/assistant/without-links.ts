/** `[words](address)`, the way links are written in answers; the address may have a pair of brackets of its own. */
const LINK = /\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;
const SCHEME = /https?:\/\//gi;
/** One link may stand in the words of another; nobody writes more of them into one another than this. */
const MAX_DEPTH = 8;

/**
 * A text in which nothing is a link: of each only its words are left, of an address what follows `https://`. What a
 * model writes may have been put into its mouth, so that nobody is led anywhere by it.
 */
export function stripLinks(text: string): string {
  let left = text;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) left = left.replace(LINK, '$1').replace(SCHEME, '');
  return left.replaceAll('](', '] (').replaceAll('://', ': //');
}
