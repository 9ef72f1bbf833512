/** Reads runs whose font is named Preeti or Kantipur as Unicode: by style, `<font face>` or a class of a style sheet. */
import { namedWords, oldFontIn } from '../../old-fonts/named.ts';
import type { OldFont } from '../../old-fonts/to-unicode.ts';
import { rulesOf } from './class-styles.ts';
import { attributeOf, encoded, type Piece } from './pieces.ts';
import { withoutEntities } from './text-of.ts';

/** Elements inside of a line: they may stand within a word. */
export const INLINE =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|del|em|font|i|ins|kbd|label|mark|nobr|q|s|small|span|strike|strong|sub|sup|tt|u|var|wbr|[a-z0-9]+:\w+)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Closing tags look for their element among this many. */
const MAX_OPEN = 200;
const MAX_STYLE = 4000;

/** An old font, another one (null), or none that is named (undefined). */
type Named = OldFont | null | undefined;

interface Conversion {
  pieces: Piece[];
  /** The beginning of each text that was converted, as it was typed. */
  converted: string[];
}

export function withoutOldFonts(pieces: Piece[]): Conversion {
  const converted: string[] = [];
  if (!pieces.some(({ source }) => /preeti|kantipur/i.test(source))) return { pieces, converted };
  const sheet = sheetOf(pieces);
  const open: { tag: string; font: Named }[] = [];
  const result = [...pieces];
  /** The texts of the line so far that are in the same font. */
  let run: number[] = [];
  let runFont: Named;
  const endRun = () => {
    if (runFont && run.length > 0 && convert(result, run, runFont)) converted.push(wordsAt(pieces, run));
    run = [];
  };
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'text') {
      const font = open.at(-1)?.font;
      if (font !== runFont) endRun();
      runFont = font;
      run.push(at);
    } else if (piece.kind !== 'other') {
      if (!INLINE.test(piece.tag)) endRun();
      if (piece.kind === 'close') closeElement(open, piece.tag);
      else if (!VOID.test(piece.tag)) {
        const font = sheet.fontOf(piece);
        open.push({ tag: piece.tag, font: font === undefined ? open.at(-1)?.font : font });
      }
    }
  }
  endRun();
  return { pieces: result, converted };
}

const wordsAt = (pieces: readonly Piece[], at: readonly number[]) =>
  at
    .map((each) => withoutEntities(pieces[each]?.source ?? ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Word marks parts of words as misspelt, so words are put together first. @returns whether anything changed */
function convert(pieces: Piece[], at: readonly number[], font: OldFont): boolean {
  const texts = at.map((each) => withoutEntities(pieces[each]?.source ?? ''));
  const whole = texts.join('');
  const found = [...whole.matchAll(/\S+/g)];
  const read = namedWords(
    found.map(([typed]) => typed),
    font,
  );
  const words = found.map(({ 0: typed, index }, nth) => ({
    start: index,
    end: index + typed.length,
    read: read[nth] ?? typed,
  }));
  if (words.every(({ read, start, end }) => read === whole.slice(start, end))) return false;
  let begin = 0;
  let next = 0;
  for (const [nth, text] of texts.entries()) {
    const end = begin + text.length;
    let source = '';
    // A word stands whole where its first letter stood.
    let from = Math.min(end, Math.max(begin, words[next - 1]?.end ?? 0));
    for (let word = words[next]; word && word.start < end; word = words[next]) {
      source += whole.slice(from, word.start) + word.read;
      from = Math.min(end, word.end);
      next += 1;
    }
    pieces[at[nth] ?? 0] = { kind: 'text', source: encoded(source + whole.slice(from, end)) };
    begin = end;
  }
  return true;
}

function closeElement(open: { tag: string }[], tag: string) {
  for (let depth = open.length - 1; depth >= Math.max(0, open.length - MAX_OPEN); depth -= 1) {
    if (open[depth]?.tag !== tag) continue;
    open.length = depth;
    return;
  }
}

/** The font that a declaration names last; `font` names one after the size. */
function fontOfStyle(style: string): Named {
  let font: Named;
  for (const [, size, value = ''] of style
    .slice(0, MAX_STYLE)
    .matchAll(
      /(?<![\w-])font(?:-family\s*:|\s*:[^;]*?\s?([\d.]+(?:p[tx]|r?em|%|[cm]m|in)(?:\/\S+)?|(?:small|large)(?:er)?|medium)\s)\s*([^;]*)/gi,
    )) {
    if (size === undefined && /^\s*(?:inherit|unset)/i.test(value)) continue;
    font = oldFontIn(value);
  }
  return font;
}

/** The fonts that style sheets give to elements and classes; other selectors are not followed. */
function sheetOf(pieces: readonly Piece[]) {
  const fonts = new Map<string, Named>();
  for (const [selector, declarations] of rulesOf(pieces)) {
    const font = fontOfStyle(declarations);
    if (font !== undefined) fonts.set(selector.toLowerCase(), font);
  }
  return {
    fontOf(element: Extract<Piece, { kind: 'open' }>): Named {
      const classes = attributeOf(element, 'class').toLowerCase().split(/\s+/);
      const face = attributeOf(element, 'face');
      const named = [
        fonts.get(element.tag),
        face === '' ? undefined : oldFontIn(face),
        ...classes.flatMap((name) => [fonts.get(`.${name}`), fonts.get(`${element.tag}.${name}`)]),
        fontOfStyle(attributeOf(element, 'style')),
      ];
      return named.findLast((font) => font !== undefined);
    },
  };
}
