import { type ContentType, type Item, namingField, type Titled } from '../schema/define-type.ts';
import { twinNameOf } from '../schema/twins.ts';
import type { ContentRow, Db } from './engine.ts';
import { contentOf } from './store.ts';

/** The Nepali title from the twin; '' if there is none. */
export interface NepaliTitle {
  title_ne: string;
}

/** A record named by its titles; of a type whose titles have no twin by one. */
export type BothTitles = Titled & Partial<NepaliTitle>;

/** The columns that name a record: its titles, which `titlesIn` reads, and what its URL is made of. */
export function titleColumns(type: ContentType): string[] {
  const { titleField, fields } = type;
  const twin = twinNameOf(titleField);
  return ['_id', ...new Set([titleField, namingField(type)]), ...(twin in fields ? [twin] : [])];
}

export function titlesIn({ titleField }: ContentType, row: ContentRow): BothTitles {
  const twin = twinNameOf(titleField);
  return {
    _id: String(row._id),
    title: String(row[titleField]),
    ...(twin in row && { title_ne: String(row[twin] ?? '') }),
  };
}

/** A record's titles, and as `named` the value that its URL is made of: its address or its title. */
export type NamedRecord = BothTitles & { named: string };

/** Those of some records that are live, by their ids. */
export async function titlesOf(
  db: Db,
  type: ContentType,
  ids: readonly string[],
): Promise<Map<string, NamedRecord>> {
  const rows = await contentOf(db)
    .selectFrom(type.name)
    .select(titleColumns(type))
    .where('_id', 'in', [...new Set(ids)])
    .execute();
  const named = (row: ContentRow) => ({ ...titlesIn(type, row), named: String(row[namingField(type)]) });
  return new Map(rows.map((row) => [String(row._id), named(row)]));
}

/** The Nepali title of a record; '' if there is none. */
export const nepaliTitleOf = (type: ContentType, item: Item): string =>
  String(item[twinNameOf(type.titleField)] ?? '');
