import type { Piece } from './pieces.ts';

/** The rules of all style sheets among the pieces: one selector each, with its declarations. */
export function* rulesOf(pieces: Iterable<Piece>): Generator<readonly [string, string]> {
  let isInStyle = false;
  for (const piece of pieces) {
    if (piece.kind === 'other' && isInStyle) yield* rulesIn(piece.source);
    isInStyle = piece.kind === 'open' && piece.tag === 'style';
  }
}

/** Split and not matched, which takes linear time whatever the sheet is full of. Word hides it in a comment. */
function* rulesIn(sheet: string): Generator<readonly [string, string]> {
  for (const rule of sheet.replace(/<!--|-->|\/\*[^*]*\*+\//g, '').split('}')) {
    const [selectors = '', declarations] = rule.split('{').slice(-2);
    if (declarations === undefined) continue;
    for (const selector of selectors.split(',')) yield [selector.trim(), declarations];
  }
}
