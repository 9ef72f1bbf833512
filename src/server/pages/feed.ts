import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { addressIn } from '../../languages/address.ts';
import type { Language } from '../../languages/language.ts';
import type { ContentType } from '../../schema/define-type.ts';
import type { Attachment } from '../../schema/fields/attachments.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { hrefOf } from '../../schema/slug.ts';
import type { Page } from './page.ts';
import { type EntryRecord, excerptOf, recordIn } from './record-views.ts';
import { xmlElement, xmlText } from './xml.ts';

const ENTRIES = 40;

interface FeedEntry {
  title: string;
  path: string;
  /** ISO 8601 instants. */
  publishedAt: string;
  updatedAt: string;
  category: string;
  html: string;
  attachment: Attachment | undefined;
}

async function entriesOf<R extends EntryRecord>(
  database: OpenDatabase,
  type: ContentType<R>,
  language: Language,
): Promise<FeedEntry[]> {
  const items = await database.reading.first(type, ENTRIES, 'unpinned');
  const said = items.map((item) => [item, recordIn(language, type, item)] as const);
  return said.map(([item, { title, description }]) => ({
    title,
    path: addressIn(language, hrefOf(type.page?.item ?? '', type, item)),
    publishedAt: publishedAtOf(type, item),
    updatedAt: item.updatedAt,
    category: (language === 'ne' ? type.nepali : type.admin).label,
    html: description,
    attachment: item.attachments[0],
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
    xmlElement('category', entry.category),
    xmlElement('description', excerptOf(entry.html)),
    xmlElement('content:encoded', withOrigin(entry.html, origin)),
    attachment
      ? `<enclosure url="${xmlText(origin + attachment.path)}" length="${attachment.size}" type="application/pdf"/>`
      : '',
    '</item>',
  ].join('');
}

/** `/feed.xml`: news and notices in RSS 2.0, newest first; in each language a feed of its own, with the same entries. */
export const feedPage: Page = {
  url: '/feed.xml',
  parameters: [],
  async load({ database, frame, language }) {
    const { canonical, college } = frame('/');
    const { origin } = new URL(canonical);
    const entries = (
      await Promise.all([entriesOf(database, news, language), entriesOf(database, notice, language)])
    )
      .flat()
      .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
      .slice(0, ENTRIES);
    const changed = entries
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1);
    const channel = [
      xmlElement('title', college.name),
      xmlElement('link', canonical),
      `<description>${xmlText(college.motto || college.name)}</description>`,
      `<language>${language}</language>`,
      changed ? xmlElement('lastBuildDate', new Date(changed).toUTCString()) : '',
      `<atom:link href="${xmlText(origin + addressIn(language, '/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
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
