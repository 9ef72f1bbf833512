import type { ContentType, Item, Titled } from '../schema/define-type.ts';
import { twinNameOf } from '../schema/twins.ts';
import type { ContentRow } from './engine.ts';

/** The Nepali title from the twin; '' if there is none. */
export interface NepaliTitle {
  title_ne: string;
}

/** A record named by its titles; of a type whose titles have no twin by one. */
export type BothTitles = Titled & Partial<NepaliTitle>;

/** The columns from which `titlesIn` makes the titles of a record. */
export function titleColumns({ titleField, fields }: ContentType): string[] {
  const twin = twinNameOf(titleField);
  return ['_id', titleField, ...(twin in fields ? [twin] : [])];
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
