const ID = String.raw`\d+\.\d+`;
const PART = `${ID}(?:-${ID})?`;
const TAG = new RegExp(String.raw`\s*\[(${PART}(?:, ${PART})*)\]$`);

/** Looks as if it were meant as a tag. */
export const MEANT = /\[\d+\.\d+/;

export interface Tagged {
  /** The title without its tag. */
  words: string;
  /** The requirements that it names. */
  ids: readonly string[];
  /** It has something like a tag that is none, since it is not at the end or written otherwise. */
  isMisplaced: boolean;
}

/** Reads the tag at the end of a title: `[2.14]`, `[2.14, 8.3]`, or `[2.44-2.54]` for all from one to another. */
export function readTag(title: string): Tagged {
  const [tag, parts = ''] = TAG.exec(title) ?? [];
  if (tag === undefined) return { words: title, ids: [], isMisplaced: MEANT.test(title) };
  const words = title.slice(0, -tag.length);
  return { words, ids: parts.split(', ').flatMap(expanded), isMisplaced: MEANT.test(words) };
}

/** The ids of a part: one, or all from one to another of the same section. */
function expanded(part: string): string[] {
  const [from = '', to] = part.split('-');
  if (to === undefined) return [from];
  const [section, first] = from.split('.').map(Number);
  const [sameSection, last] = to.split('.').map(Number);
  const count = Number(last) - Number(first) + 1;
  if (section !== sameSection || count < 2) return [part];
  return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
}
