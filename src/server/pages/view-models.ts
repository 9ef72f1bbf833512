import type { About } from '../../content/about.ts';
import type { Admission } from '../../content/admission.ts';
import type { Faq } from '../../content/faq.ts';
import type { News } from '../../content/news.ts';
import type { Notice } from '../../content/notice.ts';
import type { PrincipalMessage } from '../../content/pmessage.ts';
import type { Scholarship } from '../../content/scholarship.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { ContentType, RecordBase } from '../../schema/define-type.ts';
import { textOf } from '../../schema/fields/rich-text/text-of.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { hrefOf, slugOf } from '../../schema/slug.ts';
import type {
  AttachmentView,
  Chapter,
  Entry,
  EventView,
  FullEntry,
  Picture,
} from '../../site/view-models.ts';

/** Records that lists show by their opening words, each with a page of its own. */
export type EntryRecord = News | Notice;
/** Records that stand together on one page, each with its whole text. */
export type PassageRecord = About | Admission | Faq | PrincipalMessage | Scholarship;
/** Records with one picture and the words about it. */
type Illustrated = RecordBase & { image: string | null; imageAlt: string };

const EXCERPT = 180;

/** A text as sentences: without its tables, where it says anything beside them, and with its lists' points apart. */
function sentencesOf(html: string): string {
  const told = textOf(html.replace(/<table\b.*?<\/table>/gs, ' ').replace(/<\/li>\s*(?=<li\b)/g, '; </li>'));
  return told.replace(/\s*([.,;:!?।]?)\s*; /g, (_, own) => `${own || ';'} `) || textOf(html);
}

/** The opening words of a text, cut between words. @param most letters */
export function excerptOf(html: string, most = EXCERPT): string {
  const text = sentencesOf(html);
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(' ', most);
  const opening = text.slice(0, cut > 0 ? cut : most);
  return /[.!?।]$/.test(opening) ? opening : `${opening.replace(/[,;:]$/, '')}…`;
}

/** What the browser needs to know of stored pictures, by path; nothing is said about what they show. */
export async function picturesByPath(
  database: OpenDatabase,
  paths: readonly (string | null)[],
): Promise<Map<string, Picture>> {
  const wanted = [...new Set(paths.filter((path) => path !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await database.reader.selectFrom('picture').selectAll().where('path', 'in', wanted).execute();
  return new Map(
    rows.map(({ path, width, height, color, widths }) => [
      path,
      { path, width, height, color, alt: '', sizes: sizesOf(path, widths) },
    ]),
  );
}

/** The one picture of each record that has one, with the words about it, by the record's id. */
export async function illustrationsOf(
  database: OpenDatabase,
  items: readonly Illustrated[],
): Promise<Map<string, Picture>> {
  const stored = await picturesByPath(
    database,
    items.map(({ image }) => image),
  );
  return new Map(
    items.flatMap(({ _id, image, imageAlt }) => {
      const picture = stored.get(image ?? '');
      return picture ? [[_id, { ...picture, alt: imageAlt }]] : [];
    }),
  );
}

/** Records with a text and one picture, as lists show them. */
export async function entriesOf<R extends EntryRecord>(
  database: OpenDatabase,
  type: ContentType<R>,
  items: readonly R[],
  base = type.page?.item ?? '',
): Promise<Entry[]> {
  const pictures = await illustrationsOf(database, items);
  return items.map((item) => ({
    id: item._id,
    title: item.title,
    href: hrefOf(base, type, item),
    publishedAt: publishedAtOf(type, item),
    excerpt: excerptOf(item.description),
    picture: pictures.get(item._id) ?? null,
    attachments: attachmentsOf(item),
    event: eventOf(item),
  }));
}

/** When and where what a record tells of takes place; null where it says neither. */
function eventOf(item: EntryRecord): EventView | null {
  if (!('eventDay' in item)) return null;
  const { eventDay: day, eventPlace: place } = item;
  return day || place ? { day, place } : null;
}

export async function fullEntryOf<R extends EntryRecord>(
  database: OpenDatabase,
  type: ContentType<R>,
  item: R,
): Promise<FullEntry> {
  const [entry] = await entriesOf(database, type, [item]);
  if (!entry) throw new Error('An item has no entry');
  return { ...entry, html: item.description, updatedAt: item.updatedAt };
}

/** The first of a type, as lists show them. */
export async function firstEntriesOf<R extends EntryRecord>(
  database: OpenDatabase,
  type: ContentType<R>,
  limit: number,
): Promise<Entry[]> {
  return entriesOf(database, type, await database.reading.first(type, limit));
}

/** @param widths as the row has them: a JSON list of numbers */
function sizesOf(path: string, widths: string): Picture['sizes'] {
  return (JSON.parse(widths) as number[]).map((width) => ({ path: pathAtWidth(path, width), width }));
}

/** The documents that a record hands out, as pages show them; none for a type without any. */
export function attachmentsOf(item: EntryRecord | PassageRecord): readonly AttachmentView[] {
  return 'attachments' in item ? item.attachments : [];
}

/** Those of a record's rich texts that have text, under the labels of their fields. */
export function chaptersOf<Name extends string>(
  type: ContentType,
  item: NoInfer<Readonly<Record<Name, string>>>,
  names: readonly Name[],
): Chapter[] {
  return names.flatMap((name) => {
    const heading = type.fields[name]?.label ?? name;
    const html = item[name];
    return textOf(html) === '' && !html.includes('<img') ? [] : [{ anchor: slugOf(heading), heading, html }];
  });
}
