import { type ContentType, type Item, namingField, type Titled } from '../schema/define-type.ts';
import { twinNameOf } from '../schema/twins.ts';
import type { ContentRow } from './engine.ts';

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

/** The Nepali title of a record; '' if there is none. */
export const nepaliTitleOf = (type: ContentType, item: Item): string =>
  String(item[twinNameOf(type.titleField)] ?? '');
