import type { Item } from '../../../schema/define-type.ts';

/** The other choice by which one is narrowed. */
export interface Narrowing {
  /** The reference field of the offered records that points to the record chosen there. */
  by: string;
  /** The title chosen there; '' while nothing is. */
  title: string;
  /** The ids of the records of that title; there may be several. */
  ids: readonly string[];
}

/**
 * The titles that a choice offers: each once, in the records' order, only those that belong to what was chosen in
 * the narrowing field; all of them while nothing is chosen there.
 */
export function offeredTitles(
  records: readonly Item[],
  titleOf: (record: Item) => string,
  narrowing?: Narrowing,
): string[] {
  const offered = records.filter(
    (record) => !narrowing?.title || narrowing.ids.includes(String(record[narrowing.by])),
  );
  return [...new Set(offered.map(titleOf))].filter((title) => title !== '');
}
