import type { Marked } from '../search-results.ts';

/** A text with what was searched for marked. */
export function MarkedText({ pieces }: { pieces: readonly Marked[] }) {
  let at = 0;
  return pieces.map(({ text, isMatch }) => {
    const start = at;
    at += text.length;
    return isMatch ? <mark key={start}>{text}</mark> : text;
  });
}

/** The same as plain text. */
export const plain = (pieces: readonly Marked[]): string => pieces.map(({ text }) => text).join('');
