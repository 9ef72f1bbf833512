/**
 * Writes as an embed what shows something by a script, or only without one: posts of Facebook, Instagram and TikTok, bare
 * addresses that WordPress replaces, media of CKEditor, elements of video libraries, and what `<noscript>` holds.
 */
import { embeddedAddresses, embedTags } from './embeds.ts';
import { attributeOf, attributesOf, encoded, type Piece, piecesOf } from './pieces.ts';

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
const MAYBE =
  /<noscript|fb-|instagram-media|tiktok-embed|wp-block-embed|data-oembed-url|<(?:lite-|amp-)youtube|<youtube-video/i;
const BARE_ADDRESS = /^\s*(https?:\/\/[^\s"<>]+)\s*$/;

export function withShownEmbeds(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ source }) => MAYBE.test(source))) return pieces;
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
