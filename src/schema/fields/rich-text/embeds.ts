/**
 * What other sites show within a text (videos, maps, forms, documents) becomes a link: nothing of theirs runs here, and
 * visitors' browsers ask nobody else for anything.
 */
import type { InEach } from '../../../languages/language.ts';
import { sentencesIn } from '../../../languages/sentences.ts';
import { words } from './in-each.ts';
import { isAllowedAddress } from './links.ts';

const sentences = sentencesIn(words);

export const embedTags: readonly string[] = ['iframe', 'object', 'embed', 'video', 'audio', 'oembed'];

/** Where a page names what it embeds; what loads lazily has its address in one of the later ones. */
const SOURCES = [
  'src',
  'data',
  'url',
  'value',
  'data-src',
  'data-lazy-src',
  'data-litespeed-src',
  'data-url',
];

/** Stands for this site where an address names no host. */
const OWN_ORIGIN = 'http://own.invalid';

/** The addresses that an element may be embedding, as they can be linked to. */
export function embeddedAddresses(attributes: Readonly<Record<string, string>>): string[] {
  return SOURCES.flatMap((name) => {
    const address = attributes[name] ?? '';
    // What a frame shows meanwhile, and numbers and flags of `param`, are no addresses.
    const isOne = /[/.]/.test(address) && !/^(?:about|data|blob):/i.test(address);
    return isOne ? [pageOf(address)] : [];
  }).filter(isAllowedAddress);
}

/** Whether one of the links leads to what is embedded, in whatever part or size of it. */
export function leadTo(address: string, links: readonly string[]): boolean {
  const whole = withoutExtras(address);
  return links.some((link) => withoutExtras(pageOf(link)) === whole);
}

/** Without the view that a viewer begins with, and what an embed adds to count visits. */
function withoutExtras(address: string): string {
  if (!URL.canParse(address, OWN_ORIGIN)) return address;
  const url = new URL(address, OWN_ORIGIN);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (/^utm_/.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Addresses that answer within a frame only → the page that shows the same. */
function pageOf(embedded: string): string {
  const address = embedded.trim().replace(/^\/\//, 'https://');
  if (!/^(?:https?:|\/)/i.test(address) || !URL.canParse(address, OWN_ORIGIN)) return address;
  const url = new URL(address, OWN_ORIGIN);
  for (const [host, path, page] of PAGES) {
    const [whole, found = ''] = (host.test(url.hostname) && path.exec(url.pathname)) || [];
    const to = whole !== undefined && page(url, found);
    if (to && isAllowedAddress(to)) return to.startsWith(`${OWN_ORIGIN}/`) ? to.slice(OWN_ORIGIN.length) : to;
  }
  return address;
}

type Page = readonly [host: RegExp, path: RegExp, page: (url: URL, found: string) => string | null];

const GOOGLE = /(?:^|\.)google\.[a-z.]+$/;

const PAGES: readonly Page[] = [
  [
    /(?:^|\.)youtube(?:-nocookie)?\.com$/,
    /^\/(?:embed|v)\/([\w-]+)/,
    ({ searchParams }, id) => {
      const list = searchParams.get('list');
      if (id === 'videoseries')
        return list && `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`;
      const start = /^\d+/.exec(searchParams.get('start') ?? '')?.[0];
      return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
    },
  ],
  [
    /(?:^|\.)player\.vimeo\.com$/,
    /^\/video\/(\d+)/,
    ({ searchParams }, id) => {
      // The key to a video that is not listed.
      const key = /^\w+$/.exec(searchParams.get('h') ?? '')?.[0];
      return `https://vimeo.com/${id}${key ? `/${key}` : ''}`;
    },
  ],
  [
    /(?:^|\.)dailymotion\.com$/,
    /^\/embed\/video\/(\w+)/,
    (_, id) => `https://www.dailymotion.com/video/${id}`,
  ],
  [/(?:^|\.)facebook\.com$/, /^(?:\/v[\d.]+)?\/plugins\//, ({ searchParams }) => searchParams.get('href')],
  [
    /(?:^|\.)soundcloud\.com$/,
    /^\/player/,
    ({ searchParams }) => /^https?:\/\/(?!api\.).*/i.exec(searchParams.get('url') ?? '')?.[0] ?? null,
  ],
  [/(?:^|\.)spotify\.com$/, /^\/embed(\/.+)/, (_, path) => `https://open.spotify.com${path}`],
  // Viewers of documents: the document itself.
  [
    /^(?:docs|drive)\.google\.com$/,
    /^\/(?:g?viewer|gview|viewerng)/,
    ({ searchParams }) => searchParams.get('url'),
  ],
  [/officeapps\.live\.com$/, /^\/op\//, ({ searchParams }) => searchParams.get('src')],
  [/./, /\/viewer\.html$/, ({ href, searchParams }) => absolute(searchParams.get('file'), href)],
  [/./, /\/viewerjs\b/i, ({ href, hash }) => absolute(documentIn(hash.slice(1)), href)],
  [/./, /(?<!\.pdf)$/i, ({ href, searchParams }) => absolute(documentOf(searchParams), href)],
  [
    /^drive\.google\.com$/,
    /^(\/file\/d\/[\w-]+)\/preview/,
    (_, path) => `https://drive.google.com${path}/view`,
  ],
  [/^docs\.google\.com$/, /./, (url) => without(url, 'embedded', 'widget', 'headers')],
  [
    GOOGLE,
    /^\/maps\/embed\/v1\/(\w+)/,
    ({ searchParams }) => mapOf(searchParams.get('q') ?? searchParams.get('destination')),
  ],
  [GOOGLE, /^\/maps\/embed/, ({ searchParams }) => mapOf(placeIn(searchParams.get('pb') ?? ''))],
  [GOOGLE, /^\/maps/, (url) => without(url, 'output')],
  [/^maps\.google\.[a-z.]+$/, /./, (url) => without(url, 'output')],
  [
    /(?:^|\.)openstreetmap\.org$/,
    /^\/export\/embed/,
    ({ searchParams }) => {
      const [lat, lon] = searchParams.get('marker')?.split(',') ?? [];
      return lat && lon
        ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
        : null;
    },
  ],
];

const documentIn = (value: string) =>
  /^[^?#]*\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|epub)(?:[?#]|$)/is.test(value) ? value : null;

/** The document that any other viewer is asked to show. */
const documentOf = (asked: URLSearchParams) =>
  ['file', 'pdf', 'url', 'src'].flatMap((name) => documentIn(asked.get(name) ?? '') ?? [])[0] ?? null;

/** @param base of the viewer, to which the file may be relative */
const absolute = (file: string | null, base: string) =>
  file && URL.canParse(file, base) ? new URL(file, base).href : null;

function without(url: URL, ...names: string[]): string {
  const page = new URL(url);
  for (const name of names) page.searchParams.delete(name);
  return page.href;
}

/** The middle of the map in Google's own notation: `!2d` before the longitude, `!3d` before the latitude. */
function placeIn(notation: string): string | null {
  const longitude = /!2d(-?\d+(?:\.\d+)?)/.exec(notation)?.[1];
  const latitude = /!3d(-?\d+(?:\.\d+)?)/.exec(notation)?.[1];
  return longitude && latitude ? `${latitude},${longitude}` : null;
}

const mapOf = (place: string | null) =>
  place && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** Titles that programs give to every frame. */
const NO_TITLE =
  /^(?:youtube video player|vimeo video player|video player|facebook video player|iframe|embed(?:ded)?(?: content)?|untitled|video|audio|map|google maps?|pdf|embed of .*\.?)$/i;

const KINDS: readonly (readonly [RegExp, InEach<string>])[] = [
  [/^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i, sentences.videoOn('YouTube')],
  [/^https?:\/\/(?:[\w-]+\.)*vimeo\.com\//i, sentences.videoOn('Vimeo')],
  [/^https?:\/\/(?:[\w-]+\.)*dailymotion\.com\//i, sentences.videoOn('Dailymotion')],
  [/^https?:\/\/(?:[\w-]+\.)*(?:facebook\.com|fb\.watch)\/.*\bvideos?\b/i, sentences.videoOn('Facebook')],
  [/^https?:\/\/(?:[\w-]+\.)*facebook\.com\//i, sentences.pageOn('Facebook')],
  [
    /^https?:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]+\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|openstreetmap\.org)/i,
    sentences.map,
  ],
  [
    /^https?:\/\/(?:docs\.google\.com\/forms|forms\.gle|forms\.office\.com|(?:[\w-]+\.)*jotform\.com)/i,
    sentences.form,
  ],
  [/^https?:\/\/calendar\.google\.com/i, sentences.calendar],
  [/^https?:\/\/docs\.google\.com\/spreadsheets/i, sentences.sheet],
  [/^https?:\/\/docs\.google\.com\/presentation/i, sentences.slides],
  [/^https?:\/\/(?:docs|drive)\.google\.com/i, sentences.document],
];

/** The words of the link, if the page gave none of its own. */
export function embedLabel(tag: string, address: string, title = ''): InEach<string> {
  const given = title.replace(/\s+/g, ' ').trim();
  if (given !== '' && given.length <= 200 && !NO_TITLE.test(given)) return { en: given, ne: given };
  const kind = KINDS.find(([pattern]) => pattern.test(address))?.[1];
  if (kind) return kind;
  const file = fileNameIn(address);
  if (tag === 'video') return sentences.named(sentences.video, file);
  if (tag === 'audio') return sentences.named(sentences.audio, file);
  if (file.includes('.')) return sentences.named(sentences.document, file);
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
  return { en: host || address, ne: host || address };
}

/** The last part of the path, as people read it. */
function fileNameIn(address: string): string {
  const name =
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .slice(address.includes('://') ? 3 : 0)
      .at(-1) ?? '';
  try {
    return decodeURIComponent(name).slice(0, 100);
  } catch {
    return name.slice(0, 100);
  }
}

/** Whether a text is rather in Nepali: then so are the words of its links. */
export function isRatherNepali(html: string): boolean {
  const words = html.replace(/<[^<>]*>/g, ' ');
  return (words.match(/[\u0900-\u097f]/g)?.length ?? 0) * 2 > (words.match(/[a-z]/gi)?.length ?? 0);
}
