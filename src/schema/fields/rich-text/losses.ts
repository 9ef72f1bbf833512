import { sentencesIn } from '../../../languages/sentences.ts';
import type { Loss } from '../../warning.ts';
import { isJustified } from './alignment.ts';
import { allowedTags } from './allowed.ts';
import { embedLabel, embedTags } from './embeds.ts';
import { allowedTagOf, droppedTags } from './foreign-markup.ts';
import { words } from './in-each.ts';
import { isAllowedAddress, isOwnPicture } from './links.ts';

const sentences = sentencesIn(words);
const MAX_ADDRESS = 120;

/** Elements that lose nothing but their tags: they frame what is in them, or are seen nowhere. */
const frames = new Set([
  ...['html', 'head', 'body', 'meta', 'link', 'base', 'title', 'style', 'xml', 'template', 'noscript'],
  ...['main', 'nav', 'hgroup', 'search', 'picture', 'source', 'track', 'param', 'wbr', 'col', 'colgroup'],
  ...['time', 'data', 'bdi', 'bdo', 'label', 'slot', 'nobr', 'noembed', 'noframes'],
  ...['tt', 'code', 'kbd', 'samp', 'small', 'big'],
  // Around the dates and page numbers of LibreOffice.
  'sdfield',
]);

/**
 * What an element of a text from elsewhere loses. Sizes, fonts and distances are not told: every text takes on those
 * of the site.
 * @param name in lower case
 */
export function lossesOf(name: string, attributes: Readonly<Record<string, string>>): Loss[] {
  const { style = '', color = '', bgcolor = '' } = attributes;
  const losses: Loss[] = [];
  const tell = (what: Loss['what'], kind: Loss['kind'] = 'markup') => losses.push({ kind, what });
  if (name === 'img') {
    const lost = foreignPicture(attributes);
    if (lost) tell(lost, 'foreign-picture');
  } else if (name === 'a') {
    const href = attributes.href?.trim();
    if (href && !isAllowedAddress(href)) tell(sentences.link(shortened(href)));
  } else if (!isKept(name)) {
    tell(
      droppedTags.includes(name) ? sentences.elementWithContent(`<${name}>`) : sentences.element(`<${name}>`),
    );
  }
  const colours = `${style};color:${color || 'inherit'};background-color:${bgcolor || 'inherit'}`;
  if (isColoured(colours) || COLOUR_CLASS.test(attributes.class ?? '')) tell(sentences.colours);
  if (isJustified(attributes)) tell(sentences.justified);
  if (Object.keys(attributes).some((attribute) => /^on[a-z]/.test(attribute))) tell(sentences.script);
  return losses;
}

/** What is told of something embedded. @param address of the link that it became, if there is one */
export function embedLoss(tag: string, address: string | undefined, title?: string): Loss {
  const what = address ? sentences.embed(embedLabel(tag, address, title), address) : sentences.lostEmbed;
  return { kind: 'embed', what };
}

/**
 * Whether nothing is lost with the element itself: it is allowed or becomes a link; or its name has a colon, as Word's
 * for what nobody sees; or it is the wrapper that Google's and Lark's spreadsheets put around all that is copied.
 */
const isKept = (name: string) =>
  allowedTags.includes(name) ||
  allowedTagOf.has(name) ||
  embedTags.includes(name) ||
  frames.has(name) ||
  name.includes(':') ||
  name.endsWith('-html-origin');

function foreignPicture({ src = '', ...lazy }: Readonly<Record<string, string>>) {
  const address = (lazy['data-src'] ?? src).trim();
  if (isOwnPicture(src)) return undefined;
  if (address === '' || /^(?:data|file|blob|cid):/i.test(address)) return sentences.inlinePicture;
  return sentences.foreignPicture(shortened(address));
}

/** What programs write on every text; and on every link: Google Docs, two versions of Word, LibreOffice, browsers. */
const SAYS_NOTHING =
  /^(?:inherit|initial|unset|revert|none|auto|transparent|windowtext|window|canvas|canvastext|linktext|currentcolor|black|white|gr[ae]y|var\(.*|rgba\([\d ,]+[ ,]+0\)|#1155cc|#0563c1|#467886|#954f72|#96607d|#000080|#0000ee|rgb\(17, ?85, ?204\)|rgb\(0, ?0, ?238\)|-webkit-link)$/i;

/** Classes that colour, of WordPress, Quill and Bootstrap; those of texts in black, white and grey do not count. */
const COLOUR_CLASS =
  /(?<!\S)(?:has-(?!text-|link-|base-|contrast-|black-|white-|[\w-]*gr[ae]y-)[\w-]+-(?:background-)?color|ql-(?:color|bg)-(?!black|white)[\w-]+|(?:text|bg)-(?:primary|success|danger|warning|info))(?!\S)/;

/** Grey on white is what texts have anyway: browsers copy the colours of the page that is copied from. */
function isGrey(value: string): boolean {
  const [, hex = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? [];
  const inHex = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const inDecimals = /^rgba?\(([^)]*)\)$/i.exec(value)?.[1]?.split(/[\s,/]+/) ?? [];
  const parts = hex ? inHex.map((part) => Number.parseInt(part, 16)) : inDecimals.slice(0, 3).map(Number);
  return parts.length === 3 && Math.max(...parts) - Math.min(...parts) <= 24;
}

function isColoured(style: string): boolean {
  const written = style.matchAll(/(?:^|[;\s])(?:color|background(?:-color)?|mso-highlight)\s*:\s*([^;]*)/gi);
  return [...written]
    .map(([, value = '']) => value.replace('!important', '').trim())
    .some((value) => value !== '' && !SAYS_NOTHING.test(value) && !isGrey(value));
}

const shortened = (address: string) =>
  address.length > MAX_ADDRESS ? `${address.slice(0, MAX_ADDRESS)}…` : address;
