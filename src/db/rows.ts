import type { TableShape } from '../schema/shape.ts';
import type { ContentRow, Db } from './engine.ts';
import { countOf, inChunks } from './order.ts';
import { contentOf } from './store.ts';

const CHUNK_BYTES = 512 * 1024;
/** Both databases accept at least this many values in a statement. */
const MAX_VALUES = 10_000;

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
export function readRows(db: Db, table: TableShape): AsyncGenerator<ContentRow[]> {
  const query = contentOf(db).selectFrom(table.name).select(Object.keys(table.columns));
  return inChunks(query, keyOf(table), CHUNK_BYTES);
}

/** The number of rows that one `insertRows` into this table may have. */
export function maxRowsPerInsert({ columns }: TableShape): number {
  return Math.floor(MAX_VALUES / Object.keys(columns).length);
}

/** Inserts rows unconverted. */
export async function insertRows(db: Db, { name }: TableShape, rows: readonly ContentRow[]): Promise<void> {
  if (rows.length > 0) await contentOf(db).insertInto(name).values(rows).execute();
}
