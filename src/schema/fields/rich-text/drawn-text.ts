import { isVoid } from './allowed.ts';
import type { Token } from './tokens.ts';

/**
 * Writes into the text what browsers draw around it: the quotation marks of `<q>`, and the line breaks and runs of
 * spaces of `<pre>`, both marked by `toAllowedTag`.
 */
export function* withDrawnText(tokens: Iterable<Token>): Generator<Token> {
  const open: ('pre' | 'q' | null)[] = [];
  let isAtStart = false;
  for (const token of tokens) {
    if (token.kind === 'text' && open.includes('pre')) {
      yield* linesOf(isAtStart ? token.text.replace(/^\r?\n/, '') : token.text);
    } else if (token.kind === 'open' && !isVoid(token.tag)) {
      const drawn = token.attributes.find(({ name }) => name === 'data-drawn')?.raw;
      open.push(drawn === 'pre' || drawn === 'q' ? drawn : null);
      yield token;
      if (drawn === 'q') yield quotationMark(open, '“', '‘');
    } else if (token.kind === 'close' && !isVoid(token.tag)) {
      if (open.at(-1) === 'q') yield quotationMark(open, '”', '’');
      open.pop();
      yield token;
    } else yield token;
    isAtStart = token.kind === 'open' && open.at(-1) === 'pre';
  }
}

const quotationMark = (open: readonly unknown[], outer: string, inner: string): Token => ({
  kind: 'text',
  text: open.filter((drawn) => drawn === 'q').length > 1 ? inner : outer,
});

/** The lines of text in a `<pre>`, each with the spaces that would be one elsewhere made to stay. */
export const drawnLines = (text: string): string[] =>
  text
    .replaceAll('\t', '    ')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^ +| +(?= )/g, (spaces) => '\u00a0'.repeat(spaces.length)));

function* linesOf(text: string): Generator<Token> {
  for (const [index, line] of drawnLines(text).entries()) {
    if (index > 0) yield { kind: 'open', tag: 'br', attributes: [], selfClosing: false };
    if (line !== '') yield { kind: 'text', text: line };
  }
}
