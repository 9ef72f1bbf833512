/**
 * Builds lists of the paragraphs that Word writes in their place. Each names its list and level in its style, and
 * has its bullet or number as text.
 */
import { decided, type Reading, readingsOf, typeOfFormat } from './list-labels.ts';
import { attributeOf, encoded, type Piece, wordsOf } from './pieces.ts';

const ITEM = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i;
const BLOCK =
  /^(?:p|div|h[1-6]|li|[ou]l|dl|dt|dd|table|tbody|thead|tr|t[dh]|blockquote|pre|hr|section|article|form)$/;

/** Letters in a circle or in brackets, which Unicode has among the symbols. */
const FRAMED = '\u249c-\u24e9\u{1f100}-\u{1f18f}';

/** The label of a bulleted item: a sign, or one letter, which a symbol font such as Wingdings draws as a sign; never a figure. */
const BULLET = new RegExp(`^(?:[^\\p{L}\\p{N}${FRAMED}]*|(?!\\p{N})[a-z\u00a1-\u00ff])$`, 'iu');

/** A paragraph that begins with a list label: '3.', 'a)', '(क)', '①', or one behind a word, as 'दफा १.'. */
const NUMBERED = new RegExp(`^(?:\\S+\\s)?\\(?(?:[\\p{L}\\p{N}.]{1,6}[.):–-]+|[\\p{N}.${FRAMED}]+)\\s`, 'u');

interface Item {
  list: string;
  level: number;
  label: string;
  isBullet: boolean;
  readings: readonly Reading[];
  type?: string | undefined;
  opening: Extract<Piece, { kind: 'open' }>;
  content: string;
}

export function withWordLists(pieces: readonly Piece[]): string {
  if (!pieces.some(({ source }) => /mso-list/i.test(source))) return sourceOf(pieces);
  const formats = formatsOf(pieces);
  const parts: (string | Item)[] = [];
  let at = 0;
  for (let piece = pieces[at]; piece; piece = pieces[at]) {
    const named = isParagraph(piece) ? ITEM.exec(attributeOf(piece, 'style')) : null;
    if (!named || !isParagraph(piece)) {
      parts.push(piece.source);
      at += 1;
      continue;
    }
    const end = endOfParagraph(pieces, at);
    parts.push(itemOf(piece, pieces.slice(at + 1, end), named, formats));
    at = pieces[end]?.kind === 'close' ? end + 1 : end;
  }
  return Lists.of(parts);
}

const sourceOf = (pieces: readonly Piece[]) => pieces.map(({ source }) => source).join('');

const isParagraph = (piece: Piece): piece is Item['opening'] =>
  piece.kind === 'open' && /^(?:p|div|h[1-6])$/.test(piece.tag);

/** The index of its closing tag, or of the next block. */
function endOfParagraph(pieces: readonly Piece[], from: number): number {
  for (let at = from + 1; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if ((piece?.kind === 'open' || piece?.kind === 'close') && BLOCK.test(piece.tag)) return at;
  }
  return pieces.length;
}

/** The format of each level of the lists that the style sheet of Word describes. */
function formatsOf(pieces: readonly Piece[]): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  for (const { kind, source } of pieces) {
    if (kind !== 'other' || !source.includes('@list')) continue;
    for (const rule of source.split('@list').slice(1)) {
      const [, list = '', level = ''] = /^\s*(l\d+):level(\d+)/i.exec(rule) ?? [];
      const [, format = 'decimal'] =
        /mso-level-number-format:\s*([\w-]+)/i.exec(rule.split('}')[0] ?? '') ?? [];
      if (list !== '') formats.set(`${list} ${level}`.toLowerCase(), format.toLowerCase());
    }
  }
  return formats;
}

function itemOf(
  opening: Item['opening'],
  pieces: readonly Piece[],
  [, list = '', level = '', override = '']: RegExpExecArray,
  formats: ReadonlyMap<string, string>,
): Item {
  const { marker, content } = withoutMarker(pieces);
  const format = formats.get(`${list} ${level}`.toLowerCase());
  const label = marker ? wordsOf(marker) : '';
  const isSymbol = marker?.some((piece) =>
    /font-family:[^;]*(?:symbol|dings)/i.test(attributeOf(piece, 'style')),
  );
  return {
    list: `${list} ${override} ${level}`.toLowerCase(),
    level: Number(level),
    label,
    // Without a marker it is a bullet, unless its number stands in the text.
    isBullet:
      format === 'bullet' ||
      format === 'image' ||
      isSymbol === true ||
      (marker ? BULLET.test(label) && format === undefined : !NUMBERED.test(wordsOf(content))),
    readings: readingsOf(label),
    type: format === undefined ? undefined : typeOfFormat(format),
    opening,
    content: sourceOf(content).trim(),
  };
}

/** Parts the bullet or number from the text; Word has it in a condition, in an element with a style, or in both. */
function withoutMarker(pieces: readonly Piece[]): {
  marker: readonly Piece[] | null;
  content: readonly Piece[];
} {
  let from = pieces.findIndex(({ kind, source }) => kind === 'other' && /\[if !supportLists\]/i.test(source));
  let to = pieces.findIndex(({ kind, source }) => kind === 'other' && /\[endif\]/i.test(source));
  if (from < 0 || to < from) {
    from = pieces.findIndex((piece) => /mso-list:\s*ignore/i.test(attributeOf(piece, 'style')));
    if (from < 0) return { marker: null, content: pieces };
    to = endOfElement(pieces, from);
  }
  return { marker: pieces.slice(from, to + 1), content: [...pieces.slice(0, from), ...pieces.slice(to + 1)] };
}

function endOfElement(pieces: readonly Piece[], from: number): number {
  const first = pieces[from];
  if (first?.kind !== 'open') return from;
  let depth = 0;
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece?.kind === 'open' && piece.tag === first.tag) depth += 1;
    if (piece?.kind === 'close' && piece.tag === first.tag) depth -= 1;
    if (depth === 0) return at;
  }
  return pieces.length - 1;
}

interface OpenList {
  level: number;
  tag: 'ol' | 'ul';
  type: string;
  next: number;
}

/** Puts the items that follow each other into lists, with labels as text where no list has such numbers. */
class Lists {
  #html = '';
  #open: OpenList[] = [];
  /** White space and comments since the last item, which do not end a list. */
  #between = '';

  static of(parts: readonly (string | Item)[]): string {
    const lists = new Lists();
    const readings = new Map(decided(parts.filter((part) => typeof part !== 'string')));
    for (const part of parts) {
      if (typeof part === 'string') lists.#other(part);
      else lists.#item(part, readings.get(part));
    }
    lists.#end();
    return lists.#html;
  }

  #other(source: string) {
    this.#between += source;
    if (!/^(?:\s*$|<!)/.test(source)) this.#end();
  }

  #item(item: Item, reading: Reading | undefined) {
    if (this.#open.length === 0) this.#html += this.#between;
    this.#between = '';
    const { tag, source } = item.opening;
    const isHeading = tag.startsWith('h');
    if (isHeading || !(item.isBullet || reading)) {
      this.#closeFrom(isHeading ? 0 : item.level);
      const label = item.isBullet || item.label === '' ? '' : `${encoded(item.label)} `;
      this.#html += `${source.replace(/mso-list:[^;"'>]*/i, '')}${label}${item.content}</${tag}>`;
    } else {
      this.#begin(
        item,
        item.isBullet ? { tag: 'ul', type: '', value: 0 } : { tag: 'ol', type: '1', value: 1, ...reading },
      );
      this.#html += item.content;
    }
  }

  #begin({ level }: Item, { tag, type, value }: Reading & { tag: 'ol' | 'ul' }) {
    this.#closeFrom(level + 1);
    const list = this.#open.at(-1);
    if (
      list?.level === level &&
      list.tag === tag &&
      list.type === type &&
      (tag === 'ul' || list.next === value)
    ) {
      list.next += 1;
      this.#html += '</li><li>';
      return;
    }
    this.#closeFrom(level);
    this.#open.push({ level, tag, type, next: value + 1 });
    const attributes =
      tag === 'ul' ? '' : `${value === 1 ? '' : ` start="${value}"`}${type === '1' ? '' : ` type="${type}"`}`;
    this.#html += `<${tag}${attributes}><li>`;
  }

  #closeFrom(level: number) {
    while ((this.#open.at(-1)?.level ?? -1) >= level) this.#html += `</li></${this.#open.pop()?.tag}>`;
  }

  #end() {
    this.#closeFrom(0);
    this.#html += this.#between;
    this.#between = '';
  }
}
