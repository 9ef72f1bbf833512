import type { Piece } from './pieces.ts';

const BLOCK = /^(?:p|div|h[1-6]|[uod]l|li|d[td]|section|article|header|center|blockquote|pre|figcaption)$/;

/** Captions are one line: blocks in them become words, with a space between. */
export function withPlainCaptions(pieces: Piece[]): Piece[] {
  if (!pieces.some((piece) => piece.kind === 'open' && piece.tag === 'caption')) return pieces;
  const result: Piece[] = [];
  let caption: { hasWords: boolean; isParted: boolean } | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'open' || piece.kind === 'close') {
      if (piece.tag === 'caption') {
        caption = piece.kind === 'open' ? { hasWords: false, isParted: false } : undefined;
      } else if (caption && BLOCK.test(piece.tag)) {
        caption.isParted = caption.hasWords;
        result.push({ ...piece, tag: 'span', source: piece.source.replace(/^(<\/?)[^\s/>]+/, '$1span') });
        continue;
      }
    } else if (caption && piece.kind === 'text') {
      const isSpace = !/\S/.test(piece.source);
      if (isSpace && caption.isParted) continue;
      if (caption.isParted) result.push({ kind: 'text', source: ' ' });
      caption.hasWords ||= !isSpace;
      caption.isParted = false;
    }
    result.push(piece);
  }
  return result;
}
