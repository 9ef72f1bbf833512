import { INLINE, withoutOldFonts } from '../../schema/fields/rich-text/old-font-runs.ts';
import { type Piece, piecesOf } from '../../schema/fields/rich-text/pieces.ts';
import { withoutEntities } from '../../schema/fields/rich-text/text-of.ts';

/**
 * Lines of a plain text in Unicode, where the clipboard's HTML says which of its words are in an old font. Null if
 * the two have other words.
 */
export function namedLines(lines: readonly string[], html: string): string[] | null {
  const typed = [...piecesOf(html)];
  const before = wordsIn(typed);
  const after = wordsIn(withoutOldFonts(typed).pieces);
  const words = lines.join('\n').split(/\s+/).filter(Boolean);
  if (before.length !== after.length || words.join(' ') !== before.join(' ')) return null;
  let at = 0;
  return lines.map((line) =>
    line.replace(/\S+/g, (word) => {
      at += 1;
      return after[at - 1] ?? word;
    }),
  );
}

/** Blocks part words. */
const wordsIn = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) =>
      piece.kind === 'text'
        ? withoutEntities(piece.source)
        : piece.kind === 'other' || INLINE.test(piece.tag)
          ? ''
          : ' ',
    )
    .join('')
    .split(/\s+/)
    .filter(Boolean);
