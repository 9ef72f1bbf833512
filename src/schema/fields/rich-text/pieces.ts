import { withoutEntities } from './text-of.ts';

/** A piece of HTML as other programs write it. */
export type Piece =
  | { kind: 'text'; source: string }
  | { kind: 'open'; source: string; tag: string }
  | { kind: 'close'; source: string; tag: string }
  /** A comment, a condition of Word, a style sheet. */
  | { kind: 'other'; source: string };

/** Elements whose content is no markup. */
const RAW = new Set(['style', 'script', 'title', 'textarea', 'xmp', 'noscript', 'iframe']);

/**
 * Splits any HTML into pieces that are the source again when they are joined. What follows a tag that does not end is
 * one piece, which keeps the time linear.
 */
export function* piecesOf(html: string): Generator<Piece> {
  let at = 0;
  while (at < html.length) {
    const end = html[at] === '<' ? endOfMarkup(html, at) : endOfText(html, at);
    const source = html.slice(at, end);
    const [, slash, name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(source.slice(0, 100)) ?? [];
    const tag = name.toLowerCase();
    if (slash === undefined) yield { kind: source.startsWith('<') ? 'other' : 'text', source };
    else if (!source.endsWith('>')) yield { kind: 'other', source };
    else yield { kind: slash ? 'close' : 'open', source, tag };
    at = end;
    if (!RAW.has(tag) || slash) continue;
    const content = html.slice(at, endOfRaw(html, at, tag));
    if (content !== '') yield { kind: 'other', source: content };
    at += content.length;
  }
}

/** A `<` that begins no tag belongs to the text. */
function endOfText(html: string, from: number): number {
  const next = /<[a-z/!?]/gi;
  next.lastIndex = from;
  return next.exec(html)?.index ?? html.length;
}

function endOfMarkup(html: string, from: number): number {
  if (!/^<[a-z/!?]/i.test(html.slice(from, from + 2))) return endOfText(html, from + 1);
  const close = html.startsWith('<!--', from) ? '-->' : null;
  if (close) {
    const end = html.indexOf(close, from + 4);
    return end < 0 ? html.length : end + close.length;
  }
  const stops = /=\s*["']|>/g;
  stops.lastIndex = from;
  for (let stop = stops.exec(html); stop; stop = stops.exec(html)) {
    if (stop[0] === '>') return stops.lastIndex;
    const end = html.indexOf(stop[0].at(-1) ?? '', stops.lastIndex);
    if (end < 0) break;
    stops.lastIndex = end + 1;
  }
  return html.length;
}

function endOfRaw(html: string, from: number, tag: string): number {
  const end = new RegExp(`</${tag}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

const ATTRIBUTE = /(?<=[\s"'/])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

/** The value of an attribute of an opening tag, with entities decoded; '' if it has none. */
export function attributeOf({ source }: Piece, name: string): string {
  for (const [, written = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    if (written.toLowerCase() === name) return withoutEntities(double ?? single ?? bare ?? '');
  }
  return '';
}

/** The attributes of an opening tag, likewise; of two with one name the first counts. */
export function attributesOf({ source }: Piece): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, written = '', double, single, bare] of source.matchAll(ATTRIBUTE))
    attributes[written.toLowerCase()] ??= withoutEntities(double ?? single ?? bare ?? '');
  return attributes;
}

/** An opening tag with another value of an attribute, or without it. */
export function withAttribute(piece: Piece, name: string, value: string | undefined): Piece {
  const others = piece.source.replace(ATTRIBUTE, (whole, written: string) =>
    written.toLowerCase() === name ? '' : whole,
  );
  if (value === undefined) return { ...piece, source: others };
  const attribute = ` ${name}="${encoded(value).replaceAll('"', '&quot;')}"`;
  return { ...piece, source: others.replace(/^<[^\s/>]+/, (opening) => opening + attribute) };
}

/** The text of pieces, with single spaces. */
export const wordsOf = (pieces: readonly Piece[]): string =>
  withoutEntities(
    pieces
      .filter(({ kind }) => kind === 'text')
      .map(({ source }) => source)
      .join(''),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** A text as HTML. */
export const encoded = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
