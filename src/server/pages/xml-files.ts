import { contentTypes } from '../../content/index.ts';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { type Narrowing, pageOf } from '../../db/archive.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { addressIn } from '../../languages/address.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import { type ContentType, namesIn } from '../../schema/define-type.ts';
import { DOCUMENT_FORMATS, formatAt } from '../../schema/document-names.ts';
import type { Attachment } from '../../schema/fields/attachments.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { hrefOf } from '../../schema/slug.ts';
import { categoryAsked, categoryIn, sortedUnder } from './categories.ts';
import type { Page } from './page.ts';
import { type EntryRecord, excerptOf, recordIn, titlesOfCategory } from './record-views.ts';

const ENTRIES = 40;

interface FeedEntry {
  title: string;
  path: string;
  /** ISO 8601 instants. */
  publishedAt: string;
  updatedAt: string;
  categories: readonly string[];
  html: string;
  attachment: Attachment | undefined;
}

async function entriesOf<R extends EntryRecord>(
  database: OpenDatabase,
  type: ContentType<R>,
  language: Language,
  narrowing: Narrowing = {},
): Promise<FeedEntry[]> {
  const { items } = await pageOf(database, type, narrowing, { page: 1, limit: ENTRIES });
  const said = items.map((item) => [item, recordIn(language, type, item)] as const);
  return said.map(([item, { title, description }]) => ({
    title,
    path: addressIn(language, hrefOf(type.page?.item ?? '', type, item)),
    publishedAt: publishedAtOf(type, item),
    updatedAt: item.updatedAt,
    categories: [namesIn(language, type).label, textIn(language, titlesOfCategory(item), 'title').text],
    html: description,
    attachment: item.attachments?.[0],
  }));
}

/** Makes the URLs in a text absolute, since feed readers show it outside this host. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll(/(src|href)="\/(?!\/)/g, `$1="${origin}/`);
}

function itemOf(entry: FeedEntry, origin: string): string {
  const { attachment } = entry;
  const link = origin + entry.path;
  return [
    '<item>',
    xmlElement('title', entry.title),
    xmlElement('link', link),
    // The id, and not the whole URL, which changes with the title.
    `<guid isPermaLink="false">${xmlText(link.slice(link.lastIndexOf('/') + 1))}</guid>`,
    xmlElement('pubDate', new Date(entry.publishedAt).toUTCString()),
    ...entry.categories.map((category) => xmlElement('category', category)),
    xmlElement('description', excerptOf(entry.html)),
    xmlElement('content:encoded', withOrigin(entry.html, origin)),
    attachment
      ? `<enclosure url="${xmlText(origin + attachment.path)}" length="${attachment.size}" type="${DOCUMENT_FORMATS[formatAt(attachment.path)].media}"/>`
      : '',
    '</item>',
  ].join('');
}

/**
 * `/feed.xml`: news and notices in RSS 2.0, newest first, or the notices of a category; in each language a feed of its own,
 * with the same entries.
 */
export const feedPage: Page = {
  url: '/feed.xml',
  parameters: ['category'],
  normalizeQuery: categoryIn,
  async load(request) {
    const { database, frame, language } = request;
    const category = await categoryAsked(request, request.query);
    if (category === 'unknown') return 'not-found';
    const { address = '', title = '' } = category ?? {};
    const narrowed = category && `?${new URLSearchParams({ category: address })}`;
    const { canonical, college } = frame(narrowed ? `/notices${narrowed}` : '/');
    const { origin } = new URL(canonical);
    const self = origin + addressIn(language, '/feed.xml') + (narrowed ?? '');
    const entries = (
      await Promise.all(
        category
          ? [entriesOf(database, notice, language, sortedUnder(category))]
          : [entriesOf(database, news, language), entriesOf(database, notice, language)],
      )
    )
      .flat()
      .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
      .slice(0, ENTRIES);
    const changed = entries
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1);
    const channel = [
      xmlElement('title', [college.name, title].filter(Boolean).join(': ')),
      xmlElement('link', canonical),
      `<description>${xmlText(college.motto || college.name)}</description>`,
      `<language>${language}</language>`,
      changed ? xmlElement('lastBuildDate', new Date(changed).toUTCString()) : '',
      `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
      ...entries.map((entry) => itemOf(entry, origin)),
    ];
    return {
      send:
        '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">' +
        `<channel>${channel.join('\n')}</channel></rss>\n`,
      type: 'application/rss+xml; charset=utf-8',
    };
  },
};

/** Pages in one file, each with a URL in each language; a site with more gets a sitemap index. */
const PER_FILE = 2500;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** The XML namespace of the links to a page's other language. */
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const XML = { type: 'application/xml; charset=utf-8' };

interface SitemapUrl {
  path: string;
  /** ISO 8601 instant of the last change, if known. */
  changedAt?: string;
}

/** Paths of the records' own pages: those at the positions from `from` to before `to`. */
async function recordUrls(database: OpenDatabase, from: number, to: number): Promise<SitemapUrl[]> {
  const found: SitemapUrl[] = [];
  let at = 0;
  for (const type of contentTypes) {
    const base = type.page?.item;
    if (base === undefined) continue;
    for await (const chunk of database.reading.names(type)) {
      for (const named of chunk.slice(Math.max(0, from - at), Math.max(0, to - at))) {
        found.push({ path: hrefOf(base, type, named), changedAt: named.updatedAt });
      }
      at += chunk.length;
      if (at >= to) return found;
    }
  }
  return found;
}

async function countDetails(database: OpenDatabase): Promise<number> {
  const counts = contentTypes
    .filter(({ page }) => page?.item !== undefined)
    .map((type) => database.reading.countPages(type));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function urlset(urls: readonly SitemapUrl[], origin: string): string {
  const elements = urls.flatMap(({ path, changedAt = '' }) => {
    const at = { en: origin + path, ne: origin + addressIn('ne', path) };
    const links = [link('en', at.en), link('ne', at.ne), link('x-default', at.en)].join('');
    return LANGUAGES.map(
      (language) =>
        `<url>${xmlElement('loc', at[language])}${xmlElement('lastmod', changedAt)}${links}</url>`,
    );
  });
  const root = `<urlset ${NAMESPACE} ${LINK_NAMESPACE}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${elements.join('\n')}\n</urlset>\n`;
}

const link = (of: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${of}" href="${xmlText(address)}"/>`;

/**
 * `/sitemap.xml`: every public page and every record's own page, in both languages (requirements 15.5 and 20.37).
 * @param pages all pages; a URL with a parameter stands for the records, which are listed one by one
 */
export function sitemapPage(pages: readonly Page[]): Page {
  const fixed = pages
    .filter(({ url, isUnlisted }) => !isUnlisted && !url.includes(':'))
    .map(({ url }) => ({ path: url }));
  return {
    url: '/sitemap.xml',
    parameters: ['part'],
    async load({ database, query, frame }) {
      const { origin } = new URL(frame('/').canonical);
      const total = fixed.length + (await countDetails(database));
      const parts = Math.ceil(total / PER_FILE);
      if (query.part === undefined) {
        if (parts > 1) return { send: index(parts, origin), ...XML };
        return { send: urlset([...fixed, ...(await recordUrls(database, 0, total))], origin), ...XML };
      }
      const part = /^[1-9]\d{0,5}$/.test(query.part) ? Number(query.part) : 0;
      if (part < 1 || part > parts) return 'not-found';
      const from = (part - 1) * PER_FILE;
      const records = await recordUrls(
        database,
        Math.max(0, from - fixed.length),
        part * PER_FILE - fixed.length,
      );
      return { send: urlset([...fixed.slice(from, from + PER_FILE), ...records], origin), ...XML };
    },
  };
}

function index(parts: number, origin: string): string {
  const files = Array.from(
    { length: parts },
    (_, part) => `<sitemap>${xmlElement('loc', `${origin}/sitemap.xml?part=${part + 1}`)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** `/robots.txt`: what crawlers should skip, and where the sitemap is. */
export const robotsPage: Page = {
  url: '/robots.txt',
  parameters: [],
  async load({ frame }) {
    const sitemap = new URL('/sitemap.xml', frame('/').canonical).href;
    const lines = [
      'User-agent: *',
      'Disallow: /admin/',
      'Disallow: /api/',
      'Disallow: /search?',
      'Disallow: /ne/search?',
      `Sitemap: ${sitemap}`,
    ];
    return { send: `${lines.join('\n')}\n`, type: 'text/plain; charset=utf-8' };
  },
};

const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids even when escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for XML, without forbidden characters. */
function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);
}

/** `<name>text</name>`, or an empty string if there is no text. */
function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}
