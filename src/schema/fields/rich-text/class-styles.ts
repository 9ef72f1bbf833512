import { type Piece, piecesOf } from './pieces.ts';

const SELECTOR = /^(?:([a-z]\w*))?\.([\w-]+)$/i;

/**
 * The styles that the `<style>` elements of a text give to classes: Excel and Word say there what is bold or centred,
 * and name only a class on the cell. Other selectors are left aside.
 * @returns the declarations for an element of this name with these classes
 */
export function classStyles(html: string): (tag: string, className: string | null | undefined) => string {
  const styles = new Map<string, string>();
  for (const [selector, declarations] of rulesOf(piecesOf(html))) {
    const [, tag = '*', name] = SELECTOR.exec(selector) ?? [];
    if (name !== undefined) styles.set(`${tag.toLowerCase()}.${name}`, declarations.replaceAll('"', "'"));
  }
  if (styles.size === 0) return () => '';
  return (tag, className) =>
    (className ?? '')
      .split(/\s+/)
      .flatMap((name) => [styles.get(`*.${name}`), styles.get(`${tag}.${name}`)])
      .filter(Boolean)
      .join(';');
}

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
