import type { TableShape } from '../schema/shape.ts';
import type { ContentRow, Db } from './engine.ts';
import { after, countOf, inOrder } from './order.ts';
import { contentOf } from './store.ts';

/** The size of a chunk of a table: about this many bytes, and at most `MAX_CHUNK` rows. */
const CHUNK_BYTES = 512 * 1024;
const FIRST_CHUNK = 20;
const MAX_CHUNK = 500;
/** Both databases accept at least this many values in a statement. */
const MAX_VALUES = 10_000;

/** The approximate size of a row in bytes. */
export const sizeOfRow = (row: ContentRow) =>
  Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);

/** The columns of a key: the primary key, or else a unique index. @throws when there is neither */
export function keyOf({ name, columns, indexes }: TableShape): readonly string[] {
  const primary = Object.keys(columns).filter((column) => columns[column]?.primaryKey);
  const key = primary.length > 0 ? primary : indexes.find(({ unique }) => unique)?.columns;
  if (!key) throw new Error(`The table ${name} has no key`);
  return key;
}

export const countRows = (db: Db, { name }: TableShape): Promise<number> =>
  countOf(contentOf(db).selectFrom(name));

/** All rows of a table, unconverted, in chunks. */
export async function* readRows(db: Db, table: TableShape): AsyncGenerator<ContentRow[]> {
  const key = keyOf(table);
  const columns = Object.keys(table.columns);
  let limit = FIRST_CHUNK;
  let last: ContentRow | undefined;
  for (;;) {
    const query = contentOf(db).selectFrom(table.name).select(columns);
    const rows = await inOrder(after(query, key, last), key)
      .limit(limit)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
    const bytes = rows.reduce((sum, row) => sum + sizeOfRow(row), 0);
    const fitting = Math.floor((CHUNK_BYTES * rows.length) / bytes);
    // The next rows may be longer, so a chunk is at most four times as large as the one before.
    limit = Math.max(1, Math.min(fitting, limit * 4, MAX_CHUNK));
  }
}

/** The number of rows that one `insertRows` into this table may have. */
export function maxRowsPerInsert({ columns }: TableShape): number {
  return Math.floor(MAX_VALUES / Object.keys(columns).length);
}

/** Inserts rows unconverted. */
export async function insertRows(db: Db, { name }: TableShape, rows: readonly ContentRow[]): Promise<void> {
  if (rows.length > 0) await contentOf(db).insertInto(name).values(rows).execute();
}
