import type { Language } from '../languages/language.ts';
import { firstDayOf, yearIn } from '../languages/years.ts';
import type { ContentType, FieldOfKind, RecordBase } from '../schema/define-type.ts';
import type { Fields } from '../schema/field.ts';
import { dayInKathmandu, startOfDay } from '../schema/kathmandu.ts';
import type { OpenDatabase } from './database.ts';
import type { Db } from './engine.ts';
import type { Keyword } from './keyword.ts';
import { hasRows, pageIn, sortOf } from './order.ts';
import type { Page, PageQuery } from './reading.ts';
import { contentOf, itemFrom, type Versioned } from './store.ts';

/** Which records of a type ordered by day. */
export interface Narrowing {
  /** The year of publication in Kathmandu, of either calendar: '2026', '2083'. */
  year?: string | undefined;
  /** Limits the list to records with, or without, a value in this field. */
  saying?: { field: string; something: boolean } | undefined;
  naming?: Keyword['naming'];
}

/** The length of the instant with which a rank begins. */
const INSTANT = '2026-01-01T00:00:00.000Z'.length;

/** Ranks begin with the instant of publication, so those of a year lie between two instants. */
const beginOf = (year: number) => new Date(startOfDay(firstDayOf(year))).toISOString();

/**
 * The years in which live records were published, in a language's calendar, the latest first: one step in the index for
 * each.
 */
export async function yearsOf(
  { reader }: Pick<OpenDatabase, 'reader'>,
  type: ContentType,
  language: Language,
): Promise<string[]> {
  const years: string[] = [];
  for (;;) {
    const last = years.at(-1);
    const ranks = contentOf(reader)
      .selectFrom(type.name)
      .select('rank')
      .$if(last !== undefined, (rows) => rows.where('rank', '<', beginOf(Number(last))));
    const row = await ranks.orderBy('rank', 'desc').limit(1).executeTakeFirst();
    if (!row) return years;
    years.push(yearIn(language, dayInKathmandu(String(row.rank).slice(0, INSTANT))));
  }
}

/** Whether any live record is among these. */
export const isAny = (
  { reader }: Pick<OpenDatabase, 'reader'>,
  type: ContentType,
  narrowing: Narrowing,
): Promise<boolean> => hasRows(narrowed(reader, type, narrowing).select('_id'));

/** One page of some records of a type ordered by day, in that order; pinned records are not first. */
export async function pageOf<R extends RecordBase>(
  { reader, reading }: Pick<OpenDatabase, 'reader' | 'reading'>,
  type: ContentType<R>,
  narrowing: Narrowing,
  page: Pick<PageQuery, 'page' | 'limit'>,
): Promise<Page<R>> {
  const chosen = narrowed(reader, type, narrowing).selectAll();
  const { items: rows, total } = await pageIn(chosen, sortOf(type, 'unpinned'), page);
  const items = rows.map((row) => itemFrom(type, row));
  return { items: await reading.shown(type, items), total };
}

function narrowed(reader: Db, type: ContentType, { year, saying, naming }: Narrowing) {
  return contentOf(reader)
    .selectFrom(type.name)
    .$if(year !== undefined, (rows) =>
      rows.where('rank', '>=', beginOf(Number(year))).where('rank', '<', beginOf(Number(year) + 1)),
    )
    .$if(saying !== undefined, (rows) => rows.where(saying?.field ?? '', saying?.something ? '!=' : '=', ''))
    .$if(naming !== undefined, (rows) => rows.where(naming?.field ?? '', '=', naming?.id ?? ''));
}

/** Ids of the records that live records of a type name in a reference field. */
export async function namedBy(
  { reader }: Pick<OpenDatabase, 'reader'>,
  type: ContentType,
  field: string,
): Promise<Set<string>> {
  const rows = await contentOf(reader).selectFrom(type.name).select(field).distinct().execute();
  return new Set(rows.map((row) => String(row[field] ?? '')));
}

/**
 * The first `limit` records whose day field holds this day or a later one, earliest first.
 * @param day `YYYY-MM-DD`
 */
export async function recordsFromDay<R extends RecordBase, F extends Fields>(
  { reader, reading }: Pick<OpenDatabase, 'reader' | 'reading'>,
  type: ContentType<R, F>,
  field: FieldOfKind<F, 'day'>,
  { day, limit }: { day: string; limit: number },
): Promise<Versioned<R>[]> {
  const column: string = field;
  const rows = await contentOf(reader)
    .selectFrom(type.name)
    .selectAll()
    .where(column, '>=', day)
    .orderBy(column)
    .orderBy('_id')
    .limit(limit)
    .execute();
  const found = rows.map((row) => ({ item: itemFrom(type, row), version: Number(row.version) }));
  await reading.withRelated(
    type,
    found.map(({ item }) => item),
  );
  return found;
}
