import { MIDDLE } from '../../content/library.ts';
import type { News } from '../../content/news.ts';
import type { Notice } from '../../content/notice.ts';
import { semester } from '../../content/semester.ts';
import { type Testimonial as TestimonialRecord, testimonial } from '../../content/testimonial.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { langWithin } from '../../languages/lang-of.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { type TranslatedNames, textIn } from '../../languages/text-in.ts';
import type { ContentType, RecordBase } from '../../schema/define-type.ts';
import { labelIn } from '../../schema/field.ts';
import type { Attachment } from '../../schema/fields/attachments.ts';
import { picturesIn } from '../../schema/fields/rich-text/index.ts';
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
  Testimonial,
} from '../../site/view-models.ts';
import type { Reading } from './page.ts';

/** Records that may have a picture, with its alternative text. */
export type Illustrated = RecordBase & { image?: string | null; imageAlt?: string };
/** Records that one page shows together, with their whole texts. */
export type PassageRecord = Illustrated & { description: string; attachments?: Attachment[] };
/** Records with a page of their own, which lists show by an excerpt. */
export type EntryRecord = PassageRecord & { title: string } & Partial<EventFields & CategoryTitles>;
type CategoryTitles = Pick<Notice, 'categoryTitle'> & { categoryTitle_ne: string };
type EventFields = Pick<News, 'eventDay' | 'eventTime' | 'eventEnd' | 'eventPlace'>;

const EXCERPT = 180;

/**
 * Plain text of rich text for an excerpt: list items become sentences; tables are left out unless there is nothing
 * else.
 */
function sentencesOf(html: string): string {
  const told = textOf(html.replace(/<table\b.*?<\/table>/gs, ' ').replace(/<\/li>\s*(?=<li\b)/g, '; </li>'));
  return told.replace(/\s*([.,;:!?।]?)\s*; /g, (_, own) => `${own || ';'} `) || textOf(html);
}

/** Excerpt of rich text, cut between words. @param most characters */
export function excerptOf(html: string, most = EXCERPT): string {
  const text = sentencesOf(html);
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(' ', most);
  const opening = text.slice(0, cut > 0 ? cut : most);
  return /[.!?।]$/.test(opening) ? opening : `${opening.replace(/[,;:]$/, '')}…`;
}

/** Sizes, colour, focus and caption of stored pictures by path, with empty alternative text. @param language of captions */
export const picturesByPath = (
  database: OpenDatabase,
  paths: readonly (string | null)[],
  language: Language = DEFAULT_LANGUAGE,
) => storedPictures({ database, language }, paths, () => '');

/** Like `picturesByPath`, with what the library says in the page's language alone as alternative texts. */
export const picturesSaid = (reading: Reading, paths: readonly (string | null)[]) =>
  storedPictures(reading, paths, (row) => (reading.language === 'ne' ? row.alt_ne : row.alt));

/** A record's words for its picture, or where only the library's are in the page's language, those (requirement 20.220). */
export const altIn = (language: Language, words: string, { alt }: Pick<Picture, 'alt'>): string =>
  langWithin(language, words) ? alt || words : words;

/** Like `picturesByPath`, with the library's descriptions as alternative texts. */
export const describedPictures = (reading: Reading, paths: readonly (string | null)[]) =>
  storedPictures(reading, paths, (row) => textIn(reading.language, row, 'alt').text);

async function storedPictures(
  { database, language }: Reading,
  paths: readonly (string | null)[],
  altOf: (row: Tables['picture']) => string,
): Promise<Map<string, Picture>> {
  const wanted = [...new Set(paths.filter((path) => path !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await database.reader.selectFrom('picture').selectAll().where('path', 'in', wanted).execute();
  return new Map(
    rows.map((row) => {
      const { path, width, height, color, widths, focusX: x, focusY: y } = row;
      const isOffMiddle = x !== null && y !== null && (x !== MIDDLE || y !== MIDDLE);
      const caption = [textIn(language, row, 'caption').text, row.credit].filter(Boolean).join(' · ');
      return [
        path,
        {
          path,
          width,
          height,
          color,
          alt: altOf(row),
          sizes: sizesOf(path, widths),
          ...(isOffMiddle && { focus: [x, y] as const }),
          ...(caption !== '' && { caption }),
        },
      ];
    }),
  );
}

/** The picture of each record with its alternative text, by the record's id. */
export async function illustrationsOf(
  reading: Reading,
  items: readonly Illustrated[],
): Promise<Map<string, Picture>> {
  const stored = await picturesSaid(
    reading,
    items.map(({ image = null }) => image),
  );
  return new Map(
    items.flatMap(({ _id, image, imageAlt = '' }) => {
      const picture = stored.get(image ?? '');
      return picture ? [[_id, { ...picture, alt: altIn(reading.language, imageAlt, picture) }]] : [];
    }),
  );
}

/** Records in the page's language, each with its picture. */
export async function illustrated<R extends Illustrated>(
  reading: Reading,
  type: ContentType<R>,
  items: readonly R[],
): Promise<(R & { picture: Picture | null })[]> {
  const said = items.map((item) => recordIn(reading.language, type, item));
  const pictures = await illustrationsOf(reading, said);
  return said.map((item) => ({ ...item, picture: pictures.get(item._id) ?? null }));
}

/** View models of testimonials. */
export async function testimonialViews(
  reading: Reading,
  items: readonly TestimonialRecord[],
): Promise<(Testimonial & { faculty: string })[]> {
  const shown = await illustrated(reading, testimonial, items);
  const semesterIn = await semesterTitles(reading);
  return shown
    .filter(({ description }) => description !== '')
    .map(({ _id: id, name, faculty, semester, description: words, picture }) => ({
      id,
      name,
      faculty,
      semester: semesterIn(semester),
      words,
      picture,
    }));
}

/** View models of records, without marks for pinned ones. One without a picture of its own shows the first of its text. */
export async function entriesOf<R extends EntryRecord>(
  reading: Reading,
  type: ContentType<R>,
  items: readonly R[],
  base = type.page?.item ?? '',
): Promise<Entry[]> {
  const { database, language } = reading;
  const documentsOf = await attachmentsOf(reading, items);
  const own = await illustrationsOf(reading, items);
  const shown = items.map((item) => {
    const said = recordIn(language, type, item);
    return { item, said, inText: own.has(item._id) ? null : (picturesIn(said.description)[0] ?? null) };
  });
  const inTexts = await picturesByPath(
    database,
    shown.map(({ inText }) => inText),
  );
  return shown.map(({ item, said, inText }) => ({
    id: item._id,
    title: said.title,
    href: hrefOf(base, type, item),
    publishedAt: publishedAtOf(type, item),
    excerpt: excerptOf(said.description),
    picture: own.get(item._id) ?? inTexts.get(inText ?? '') ?? null,
    attachments: documentsOf(item),
    event: eventOf(said),
    category: textIn(language, titlesOfCategory(item), 'title').text,
    isPinned: false,
  }));
}

/** The title of what a record is sorted under, in both languages; empty without one. */
export const titlesOfCategory = ({
  categoryTitle: title = '',
  categoryTitle_ne: title_ne = '',
}: EntryRecord) => ({
  title,
  title_ne,
});

/** Day and place of the event that a record announces; null if it has neither. */
function eventOf(item: EntryRecord): EventView | null {
  const { eventDay: day = '', eventTime: time = '', eventEnd: end = '', eventPlace: place = '' } = item;
  return day || place ? { day, time, end, place } : null;
}

export async function fullEntryOf<R extends EntryRecord>(
  reading: Reading,
  type: ContentType<R>,
  item: R,
): Promise<FullEntry> {
  const [entry] = await entriesOf(reading, type, [item]);
  if (!entry) throw new Error('An item has no entry');
  const { description: html } = recordIn(reading.language, type, item);
  const ownPicture = entry.picture?.path === item.image ? entry.picture : null;
  return { ...entry, ownPicture, html, updatedAt: item.updatedAt };
}

/** View models of a type's first records for lists. */
export async function firstEntriesOf<R extends EntryRecord>(
  reading: Reading,
  type: ContentType<R>,
  limit: number,
): Promise<Entry[]> {
  return listedEntriesOf(reading, type, await reading.database.reading.first(type, limit));
}

/** View models of records for a list that begins with pinned ones. */
export async function listedEntriesOf<R extends EntryRecord>(
  reading: Reading,
  type: ContentType<R>,
  items: readonly R[],
): Promise<Entry[]> {
  const pinned = await reading.database.reading.pinned(type);
  const entries = await entriesOf(reading, type, items);
  return entries.map((entry) => ({ ...entry, isPinned: pinned.includes(entry.id) }));
}

/** @param widths JSON array of numbers, as in the row */
function sizesOf(path: string, widths: string): Picture['sizes'] {
  return (JSON.parse(widths) as number[]).map((width) => ({ path: pathAtWidth(path, width), width }));
}

/**
 * Finds the documents of records.
 * @returns those of one of the records, under their titles in the library; none if its type has no attachments
 */
export async function attachmentsOf(
  { database, language }: Reading,
  items: readonly PassageRecord[],
): Promise<(item: PassageRecord) => AttachmentView[]> {
  const paths = items.flatMap(({ attachments = [] }) => attachments.map(({ path }) => path));
  if (paths.length === 0) return () => [];
  const rows = await database.reader
    .selectFrom('attachment')
    .select(['path', 'title', 'title_ne'])
    .where('path', 'in', paths)
    .execute();
  const titles = new Map(rows.map((row) => [row.path, textIn(language, row, 'title').text]));
  return ({ attachments = [] }) =>
    attachments.map((document) => ({ ...document, title: titles.get(document.path) || document.name }));
}

/** The non-empty rich texts of a record, each under its field's label. Their anchors are the same in both languages. */
export function chaptersOf<Name extends string>(
  language: Language,
  type: ContentType,
  item: NoInfer<Readonly<Record<Name, string>>>,
  names: readonly Name[],
): Chapter[] {
  return names.flatMap((name) => {
    const field = type.fields[name];
    const html = item[name];
    if (!field || (textOf(html) === '' && !html.includes('<img'))) return [];
    return [{ anchor: slugOf(field.label), heading: labelIn(language, field), html }];
  });
}

/**
 * The record in a page's language: each translated field has the text in that language, or the other one if that is
 * missing. Addresses are made of the record itself, since they are the same in both (requirement 20.13).
 */
export function recordIn<R extends RecordBase>(language: Language, { fields }: ContentType<R>, item: R): R {
  const translated = Object.keys(fields).filter((name) => fields[name]?.twin) as TranslatedNames<R>[];
  const texts = translated.map((name) => [name, textIn(language, item, name).text]);
  return { ...item, ...Object.fromEntries(texts) };
}

/**
 * Says a semester's stored title in the page's language, for testimonials, which store the title only. A title that no
 * semester has stays unchanged.
 */
export async function semesterTitles({
  database,
  language,
}: Pick<Reading, 'database' | 'language'>): Promise<(stored: string) => string> {
  if (language === 'en') return (stored) => stored;
  const titles = new Map<string, string>();
  for await (const some of database.reading.all(semester))
    for (const item of some) titles.set(item.title, recordIn(language, semester, item).title);
  return (stored) => titles.get(stored) ?? stored;
}
