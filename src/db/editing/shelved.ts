import { type ContentType, type Item, titleOf, titlesOf } from '../../schema/define-type.ts';
import { fold } from '../../schema/fold.ts';
import type { ContentRow, Db } from '../engine.ts';
import { itemFrom } from '../store.ts';
import type { Moment } from './moments.ts';
import { rowIn, snapshotOfRow } from './snapshot.ts';

/** The reason why a record is not live: taken down by hand, ended by its date, or deleted. */
export type ShelfState = 'draft' | 'ended' | 'trash';

/** Among attached rows: an account that named a semester, as `{ _id, semester }`. */
export const STUDENT = 'account';

/** Rows of records that name a shelved one, and so are not live either. */
export interface AttachedRow {
  type: string;
  row: ContentRow;
}

/** A record that is not live. */
export interface Shelved {
  state: ShelfState;
  /** The former state of a record in the trash. */
  was: 'live' | 'draft' | 'ended';
  /** The row of its table when it was last live; null for a record that never was. */
  row: ContentRow | null;
  attached: AttachedRow[];
  /** Its moments while it is in the trash, or was taken down by hand. */
  moments: Moment[];
  at: string;
  account: string;
}

/** Puts a record on the shelf, or changes its reason there. */
export async function shelve(
  db: Db,
  type: ContentType,
  item: Item,
  { state, was, row, attached, moments, at, account }: Shelved,
): Promise<void> {
  const { migration } = snapshotOfRow({});
  const values = {
    type: type.name,
    title: titleOf(type, item),
    titleFolded: fold(titlesOf(type, item)),
    state,
    was,
    row: row && JSON.stringify(row),
    attached: JSON.stringify(attached),
    moments: JSON.stringify(moments),
    migration,
    date: String(row?.[type.order?.by === 'day' ? 'rank' : 'createdAt'] ?? item.createdAt),
    at,
    account,
  };
  await db
    .insertInto('shelved')
    .values({ record: item._id, ...values })
    .onConflict((conflict) => conflict.column('record').doUpdateSet(values))
    .execute();
}

export async function findShelved(db: Db, type: ContentType, record: string): Promise<Shelved | null> {
  const found = await db
    .selectFrom('shelved')
    .selectAll()
    .where('record', '=', record)
    .where('type', '=', type.name)
    .executeTakeFirst();
  if (!found) return null;
  const { state, was, row, attached, moments, migration, at, account } = found;
  const upToDate = (table: string, json: string) => rowIn(table, { row: json, migration });
  return {
    state: state as ShelfState,
    was: was as Shelved['was'],
    row: row === null ? null : upToDate(type.name, row),
    attached: (JSON.parse(attached) as AttachedRow[]).map((one) => ({
      type: one.type,
      row: upToDate(one.type, JSON.stringify(one.row)),
    })),
    moments: JSON.parse(moments) as Moment[],
    at,
    account,
  };
}

/** Sets the rows of a shelved record, which stays as it is otherwise: a file in them was replaced everywhere. */
export async function rewriteShelved(
  db: Db,
  record: string,
  { row, attached }: Pick<Shelved, 'row' | 'attached'>,
): Promise<void> {
  const { migration } = snapshotOfRow({});
  await db
    .updateTable('shelved')
    .set({ row: row && JSON.stringify(row), attached: JSON.stringify(attached), migration })
    .where('record', '=', record)
    .execute();
}

/** The rows that went with a record, as they were stored then. */
export async function attachedTo(db: Db, record: string): Promise<AttachedRow[]> {
  const found = await db
    .selectFrom('shelved')
    .select('attached')
    .where('record', '=', record)
    .executeTakeFirst();
  return found ? (JSON.parse(found.attached) as AttachedRow[]) : [];
}

/** The shelved record itself; null for one that was never live. */
export function shelvedItem(type: ContentType, { row }: Shelved): Item | null {
  return row && itemFrom(type, row);
}

export async function unshelve(db: Db, record: string): Promise<void> {
  await db.deleteFrom('shelved').where('record', '=', record).execute();
}

/** The records of a type that were taken down by their date, for types that have few. */
export async function endedRecords(db: Db, type: ContentType) {
  const rows = await db
    .selectFrom('shelved')
    .select(['row', 'migration', 'at'])
    .where('type', '=', type.name)
    .where('state', '=', 'ended')
    .execute();
  return rows.flatMap(({ row, migration, at }) =>
    row === null ? [] : [{ item: itemFrom(type, rowIn(type.name, { row, migration })), at }],
  );
}
