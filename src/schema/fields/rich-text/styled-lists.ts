/**
 * Gives lists the kind of number that they have by a style only, on the list as in web pages or on its items as in
 * Google Docs. Numbers that no list has become text before their item: Nepali digits, and what Word on the web writes
 * around numbers.
 */
import { digitsIn } from '../../../languages/digits.ts';
import { numberIn } from './list-labels.ts';
import { attributeOf, encoded, type Piece } from './pieces.ts';

interface List {
  /** What `<ol>` calls its kind of number. */
  type: string;
  number: (value: number) => string;
  /** The label of an item with %1, %2 … for the numbers of the levels, %0 for its own, where it becomes text. */
  pattern?: string;
  next: number;
  /** Whether its open item is a paragraph that was opened here. */
  isParagraph: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Kinds of number that only styles have. */
const WRITTEN: ReadonlyMap<string, (value: number) => string> = new Map([
  ['none', () => ''],
  ['devanagari', (value: number) => digitsIn('ne', value)],
  ['decimal-leading-zero', (value: number) => String(value).padStart(2, '0')],
]);

export function withStyledLists(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ source }) => /list-style|data-leveltext/i.test(source))) return pieces;
  const lists: List[] = [];
  /** The latest number, and those of each level. */
  const numbers: string[] = [];
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const list = lists.at(-1);
    if (isTag(piece, 'ol') || isTag(piece, 'ul')) {
      const own = piece.kind === 'open' ? listOf(piece, itemAfter(pieces, at)) : lists.pop();
      if (piece.kind === 'open' && own) lists.push(own);
      if (own?.pattern === undefined) result.push(piece.kind === 'open' && own ? typed(piece, own) : piece);
    } else if (!list || !isTag(piece, 'li')) {
      result.push(piece);
    } else if (piece.kind === 'close') {
      if (list.pattern === undefined) result.push(piece);
      else if (list.isParagraph) result.push({ kind: 'close', source: '</p>', tag: 'p' });
    } else {
      const value = Number(attributeOf(piece, 'value')) || list.next;
      list.next = value + 1;
      numbers[0] = list.number(value);
      numbers[Number(attributeOf(piece, 'data-aria-level')) || lists.length] = list.number(value);
      const inner = pieces[at + 1];
      list.isParagraph = !(isTag(inner, 'p') || isTag(inner, 'div'));
      if (list.pattern === undefined) {
        result.push(piece);
        continue;
      }
      if (list.isParagraph) result.push({ kind: 'open', source: '<p>', tag: 'p' });
      else if (inner) result.push(inner);
      if (!list.isParagraph) at += 1;
      const label = list.pattern.replace(/%(\d)/g, (_, level) => numbers[Number(level)] ?? '');
      if (label !== '') result.push({ kind: 'text', source: `${encoded(label)} ` });
    }
  }
  return result;
}

const isTag = (piece: Piece | undefined, tag: string): boolean =>
  (piece?.kind === 'open' || piece?.kind === 'close') && piece.tag === tag;

/** The item that follows a list's opening, whose style may say what the list's does not. */
const itemAfter = (pieces: readonly Piece[], at: number) =>
  pieces.slice(at + 1, at + 5).find((piece) => isTag(piece, 'li'));

function listOf(list: Piece, item: Piece | undefined): List {
  const styleOf = (piece: Piece) =>
    /list-style(?:-type)?\s*:[^;]*?([a-z-]+)\s*(?:;|$)/i
      .exec(attributeOf(piece, 'style'))?.[1]
      ?.toLowerCase();
  const isNumbered = isTag(list, 'ol');
  const style = styleOf(list) ?? (item && styleOf(item)) ?? '';
  const named = attributeOf(list, 'type');
  const type = /^[1aAiI]$/.test(named) ? named : (TYPES[style] ?? '1');
  const levelText = isNumbered && item ? attributeOf(item, 'data-leveltext') : '';
  const level = /%\d/.exec(levelText)?.[0] ?? '';
  const own = isNumbered && named === '' ? WRITTEN.get(style) : undefined;
  return {
    type,
    number: own ?? ((value) => numberIn(type, value)),
    next: Number(attributeOf(list, 'start')) || 1,
    isParagraph: false,
    ...(level !== '' && (own || !/^%\d[.)]?$/.test(levelText)) && { pattern: levelText }),
    ...(level === '' && own && { pattern: style === 'none' ? '' : '%0.' }),
  };
}

/** The opening with the `type` that the style named. */
function typed(list: Piece, { type }: List): Piece {
  if (type === '1' || isTag(list, 'ul') || attributeOf(list, 'type') !== '') return list;
  return { ...list, source: list.source.replace(/^<ol/i, `<ol type="${type}"`) };
}
