import { digitsIn } from '../../../languages/digits.ts';
import { sentencesIn } from '../../../languages/sentences.ts';
import type { Loss } from '../../warning.ts';
import { isAllowedAttribute } from './allowed.ts';
import { embeddedAddresses, embedTags } from './embeds.ts';
import { words } from './in-each.ts';
import { numberIn } from './list-labels.ts';
import { withoutOldFonts } from './old-font-runs.ts';
import { attributeOf, attributesOf, encoded, type Piece, piecesOf, withAttribute } from './pieces.ts';
import { withoutEntities } from './text-of.ts';
import { withWordLists } from './word-lists.ts';

/**
 * Writes as an embed what shows something by a script, or only without one: posts of Facebook, Instagram and TikTok, bare
 * addresses that WordPress replaces, media of CKEditor, elements of video libraries, and what `<noscript>` holds.
 */
/** Class by which a script finds an element → the attribute that names the page that it shows there. */
const BY_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)fb-(?:post|video|page|group|comment-embed)(?:\s|$)/, 'data-href'],
  [/(?:^|\s)instagram-media(?:\s|$)/, 'data-instgrm-permalink'],
  [/(?:^|\s)tiktok-embed(?:\s|$)/, 'cite'],
];
/** Elements that libraries replace with a video of YouTube → the attribute with its id. */
const VIDEOS: Readonly<Record<string, string>> = {
  'lite-youtube': 'videoid',
  'youtube-video': 'video-id',
  'amp-youtube': 'data-videoid',
};
const VIDEO_ID = /^[\w-]{6,20}$/;
const MAY_EMBED =
  /<noscript|fb-|instagram-media|tiktok-embed|wp-block-embed|data-oembed-url|<(?:lite-|amp-)youtube|<youtube-video/i;
const BARE_ADDRESS = /^\s*(https?:\/\/[^\s"<>]+)\s*$/;

function withShownEmbeds(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ source }) => MAY_EMBED.test(source))) return pieces;
  const shown = new Set(pieces.flatMap(addressesOf));
  /** Whether the open elements of a name were put into an `<object>`, the outermost first. */
  const open = { div: [] as boolean[], blockquote: [] as boolean[] };
  const result: Piece[] = [];
  let before: Piece | undefined;
  for (const [at, piece] of pieces.entries()) {
    const last = pieces[at - 1];
    const video = piece.kind === 'open' ? videoIn(piece) : '';
    if (piece.kind === 'other' && last?.kind === 'open' && last.tag === 'noscript') {
      // It follows the picture that loads lazily.
      const isTwin = before?.kind === 'open' && before.tag === 'img';
      result.push(...embedsIn(piece.source, shown, isTwin));
    } else if (piece.kind !== 'text' && piece.kind !== 'other' && piece.tag === 'noscript') {
      continue;
    } else if (video) {
      result.push(other(`<iframe src="https://www.youtube.com/embed/${video}"></iframe>`));
    } else if (piece.kind === 'open' && isWrapper(piece.tag)) {
      const page = pageShownBy(piece);
      if (page) result.push(other(`<object data="${encoded(page).replaceAll('"', '&quot;')}">`));
      result.push(piece);
      open[piece.tag].push(page !== '');
    } else if (piece.kind === 'close' && isWrapper(piece.tag)) {
      result.push(piece);
      if (open[piece.tag].pop()) result.push(other('</object>'));
    } else if (last?.kind === 'open' && isEmbedWrapper(last) && BARE_ADDRESS.test(piece.source)) {
      result.push(other(`<iframe src="${BARE_ADDRESS.exec(piece.source)?.[1]}"></iframe>`));
    } else result.push(piece);
    if (piece.kind === 'open') before = piece;
  }
  return result;
}

const isWrapper = (tag: string) => tag === 'div' || tag === 'blockquote';

const other = (source: string): Piece => ({ kind: 'other', source });

const isEmbedWrapper = (piece: Piece) => /\bwp-block-embed__wrapper\b/.test(attributeOf(piece, 'class'));

/** The id of the video that the element becomes; '' for any other element. */
function videoIn(element: Piece & { tag: string }): string {
  const attribute = Object.hasOwn(VIDEOS, element.tag) ? VIDEOS[element.tag] : undefined;
  const id = attribute === undefined ? '' : attributeOf(element, attribute);
  return VIDEO_ID.test(id) ? id : '';
}

function pageShownBy(element: Piece): string {
  const media = attributeOf(element, 'data-oembed-url');
  if (media) return media;
  const classes = attributeOf(element, 'class');
  const attribute = BY_SCRIPT.find(([name]) => name.test(classes))?.[1];
  return attribute === undefined ? '' : attributeOf(element, attribute);
}

const addressesOf = (piece: Piece) =>
  piece.kind === 'open' && (piece.tag === 'img' || embedTags.includes(piece.tag))
    ? embeddedAddresses(attributesOf(piece))
    : [];

/** What a `<noscript>` embeds that is seen and that no element outside shows. @param shown takes on what is found */
function embedsIn(content: string, shown: Set<string>, isTwin: boolean): Piece[] {
  return [...piecesOf(content)].flatMap((piece) => {
    const [address] = addressesOf(piece);
    if (piece.kind !== 'open' || !address || shown.has(address) || !isSeen(piece)) return [];
    if (piece.tag === 'img' && isTwin) return [];
    shown.add(address);
    return [
      other(piece.tag === 'img' || piece.tag === 'embed' ? piece.source : `${piece.source}</${piece.tag}>`),
    ];
  });
}

/** Pictures and frames that count visits are not. */
const isSeen = (element: Piece) =>
  !/^[01](?:px)?$/.test(attributeOf(element, 'width')) &&
  !/^[01](?:px)?$/.test(attributeOf(element, 'height')) &&
  !/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributeOf(element, 'style'));

/**
 * A heading with the targets of links that it takes over, in it or right before it: nothing else may have an id, so links
 * to any other target are removed.
 */
interface Heading {
  at: number;
  /** Targets in front of it with no words between. */
  before: string[];
  own: string[];
  within: string[];
  hasWords: boolean;
}

/** @param onDeadLinks gets the targets whose links were taken off, such as '#fn1' */
function withTargetsOnHeadings(pieces: Piece[], onDeadLinks: (targets: string[]) => void): Piece[] {
  if (!pieces.some(({ kind, source }) => kind === 'open' && /\s(?:id|name)\s*=/i.test(source))) return pieces;
  const linked = new Set(pieces.flatMap((piece) => fragmentOf(piece) ?? []));
  const result = [...pieces];
  /** Each target of a heading → the id of the heading. */
  const ids = new Map<string, string>();
  const others = new Set<string>();
  for (const { at, before, own, within, hasWords } of headingsOf(pieces, others)) {
    const targets = [...own, ...within, ...before.filter((target) => linked.has(target))];
    const id = targets.find((target) => isAllowedAttribute('h2', 'id', target) && !ids.has(target));
    for (const target of targets)
      if (id === undefined || !hasWords) others.add(target);
      else if (!ids.has(target)) ids.set(target, id);
    const heading = pieces[at];
    if (heading && id !== undefined && id !== own[0]) result[at] = withAttribute(heading, 'id', id);
  }
  const dead = new Set<string>();
  for (const [at, piece] of pieces.entries()) {
    const target = fragmentOf(piece);
    // Browsers scroll to the top of the page for #top.
    if (target === undefined || /^top$/i.test(target)) continue;
    const id = ids.get(target);
    if (id === undefined && others.has(target)) {
      result[at] = withAttribute(piece, 'href', undefined);
      dead.add(`#${target}`);
    } else if (id !== undefined && id !== target) result[at] = withAttribute(piece, 'href', `#${id}`);
  }
  if (dead.size > 0) onDeadLinks([...dead]);
  return result;
}

/** @param others takes on the targets that belong to no heading */
function headingsOf(pieces: readonly Piece[], others: Set<string>): Heading[] {
  const headings: Heading[] = [];
  let open: Heading | undefined;
  let before: string[] = [];
  const meetContent = () => {
    if (open) open.hasWords = true;
    else for (const target of before.splice(0)) others.add(target);
  };
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'text' && /[^\s\u00a0]/.test(withoutEntities(piece.source))) meetContent();
    if (piece.kind !== 'open' && piece.kind !== 'close') continue;
    const isHeading = /^h[1-6]$/.test(piece.tag);
    if (isHeading) open = undefined;
    if (piece.kind === 'close') continue;
    if (piece.tag === 'img' || piece.tag === 'iframe') meetContent();
    if (isHeading) {
      open = { at, before, own: targetsOf(piece), within: [], hasWords: false };
      headings.push(open);
      before = [];
    } else (open?.within ?? before).push(...targetsOf(piece));
  }
  for (const target of before) others.add(target);
  return headings;
}

const targetsOf = (element: Extract<Piece, { kind: 'open' }>): string[] =>
  [attributeOf(element, 'id'), element.tag === 'a' ? attributeOf(element, 'name') : '']
    .map((target) => target.trim())
    .filter((target) => target !== '');

/** The target of a link within the page; undefined if it is none. */
function fragmentOf(piece: Piece): string | undefined {
  if (piece.kind !== 'open' || piece.tag !== 'a') return undefined;
  const fragment = /^\s*#(.+?)\s*$/s.exec(attributeOf(piece, 'href'))?.[1];
  try {
    return fragment && decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

const BLOCK = /^(?:p|div|h[1-6]|[uod]l|li|d[td]|section|article|header|center|blockquote|pre|figcaption)$/;

/** Captions are one line: blocks in them become words, with a space between. */
function withPlainCaptions(pieces: Piece[]): Piece[] {
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

const sentences = sentencesIn(words);
const MAX_TOLD = 80;
const MAX_TARGETS = 3;

/**
 * Reads what other programs say in styles, conditions and scripts only, before these are removed: kinds of lists, texts
 * in old fonts, and embeds. Used for what is pasted into the editor and for what is sent.
 * @param tell is called once if something was typed in an old font
 */
export function readForeignHtml(html: string, tell?: (loss: Loss) => void): string {
  const { pieces, converted } = withoutOldFonts(withShownEmbeds([...piecesOf(html)]));
  const typed = converted.join(' … ');
  const beginning = typed.length > MAX_TOLD ? `${typed.slice(0, MAX_TOLD)}…` : typed;
  if (typed !== '') tell?.({ kind: 'old-font', what: sentences.oldFont(beginning) });
  const linked = withTargetsOnHeadings(pieces, (targets) => {
    const more = targets.length > MAX_TARGETS ? ' …' : '';
    tell?.({ kind: 'markup', what: sentences.deadLinks(targets.slice(0, MAX_TARGETS).join(', ') + more) });
  });
  return withWordLists(withStyledLists(withPlainCaptions(linked)));
}

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

/**
 * Gives lists the kind of number that they have by a style only, on the list as in web pages or on its items as in
 * Google Docs. Numbers that no list has become text before their item: Nepali digits, and what Word on the web writes
 * around numbers.
 */
function withStyledLists(pieces: Piece[]): Piece[] {
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
