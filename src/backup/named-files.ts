import type { ContentRow, Db } from '../db/engine.ts';
import { readRows } from '../db/rows.ts';
import { namesOf } from '../schema/picture-names.ts';
import type { TableShape } from '../schema/shape.ts';
import { storedNamesOf } from '../schema/stored-names.ts';

/** Returns the stored files of a row, by table. */
const FILES: Readonly<Record<string, (row: ContentRow) => string[]>> = {
  picture: ({ path, widths }) => namesOf(String(path), JSON.parse(String(widths))),
  attachment: ({ path }) => storedNamesOf(String(path)),
};

/** The names of the stored files that a row of this table references. */
export const filesOfRow = ({ name }: TableShape, row: ContentRow): string[] => FILES[name]?.(row) ?? [];

/** The names of all stored files of these tables. */
export async function namedFiles(db: Db, tables: readonly TableShape[]): Promise<string[]> {
  const names: string[] = [];
  for (const table of tables.filter(({ name }) => name in FILES)) {
    for await (const rows of readRows(db, table))
      names.push(...rows.flatMap((row) => filesOfRow(table, row)));
  }
  return names;
}
