import type { Kysely } from 'kysely';
import {
  blanksOf,
  type ContentType,
  type FieldValues,
  fieldsOf,
  type Item,
  type RecordBase,
  titleOf,
} from '../schema/define-type.ts';
import { fold } from '../schema/fold.ts';
import { publishedAtOf } from '../schema/published-at.ts';
import { slugOf } from '../schema/slug.ts';
import type { ContentRow, Db } from './engine.ts';
import { inOrder, listedSortOf } from './order.ts';
import { prepared } from './prepared.ts';

type ContentDb = Kysely<Record<string, ContentRow>>;

/** A record with the version for its `ETag`. */
export interface Versioned<R = Item> {
  item: R;
  version: number;
}

/** The database with its content tables, which are known at run time only. */
export function contentOf(db: Db): ContentDb {
  return db as unknown as ContentDb;
}

/**
 * A row as a record: fields in declared order, and the slug if the type has one; `Reading.withRelated` adds the rest.
 */
export function itemFrom<R extends RecordBase>(type: ContentType<R>, row: ContentRow): R {
  const values: Record<string, unknown> = { _id: String(row._id) };
  for (const [name, field] of fieldsOf(type)) values[name] = field.fromStored(row[name] ?? null);
  if (type.slug) values.slug = row.slug;
  values.createdAt = String(row.createdAt);
  values.updatedAt = String(row.updatedAt);
  // Each value was made by the declared field, so the record has the declared type.
  return values as R;
}

/** The columns of these values, with the columns derived from them. */
export function columnsOf(type: ContentType, values: Readonly<Record<string, unknown>>): ContentRow {
  const row: ContentRow = {};
  for (const [name, field] of fieldsOf(type)) {
    if (!(name in values)) continue;
    row[name] = field.toStored(values[name]);
    if (field.filter) row[name + field.filter.suffix] = field.filter.columnOf(String(values[name]));
  }
  if (type.titleField in values) {
    row.titleFolded = fold(titleOf(type, values));
    if (type.slug) row.slug = slugOf(titleOf(type, values));
  }
  return row;
}

/** The rank of a record in its type's order, unique in the type: at first by the instant of its publication. */
function rankOf(type: ContentType, item: Item): ContentRow {
  return type.order ? { rank: publishedAtOf(type, item) + item._id } : {};
}

/**
 * The columns by which lists would sort a record if it were live.
 * @param former its row while it is or was live
 */
export function sortRowOf(type: ContentType, item: Item, former: ContentRow | null): ContentRow {
  const rank = type.order?.by === 'hand' && former ? { rank: former.rank ?? null } : rankOf(type, item);
  return { _id: item._id, createdAt: item.createdAt, ...rank };
}

/** Reads a record within a change; elsewhere use `Reading.one`. */
export async function findItem<R extends RecordBase>(
  db: Db,
  type: ContentType<R>,
  id: string,
): Promise<Versioned<R> | null> {
  const row = await contentOf(db).selectFrom(type.name).selectAll().where('_id', '=', id).executeTakeFirst();
  return row ? { item: itemFrom(type, row), version: Number(row.version) } : null;
}

/** A record to insert; fields that it lacks are blank. */
export type NewRecord<R> = RecordBase & FieldValues<R>;

/** Of a record that was live before: its version, and its rank in an order by hand. */
interface Former {
  version?: number;
  rank?: string;
}

export function newRowOf<R extends RecordBase>(
  type: ContentType<R>,
  item: NewRecord<NoInfer<R>>,
  former: Former = {},
): ContentRow {
  const whole = { ...blanksOf(type), ...item };
  return {
    _id: item._id,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: former.version ?? 1,
    ...columnsOf(type, whole),
    ...rankOf(type, whole),
    ...(former.rank !== undefined && { rank: former.rank }),
  };
}

export async function insertItem<R extends RecordBase>(
  db: Db,
  type: ContentType<R>,
  item: NewRecord<NoInfer<R>>,
  former: Former = {},
): Promise<Versioned<R>> {
  const row = newRowOf(type, item, former);
  await insertionInto(type, row)(db, row);
  return { item: itemFrom(type, row), version: Number(row.version) };
}

/** The row of a record as it is stored, or null. */
export async function findRow(db: Db, type: ContentType, id: string): Promise<ContentRow | null> {
  const row = await contentOf(db).selectFrom(type.name).selectAll().where('_id', '=', id).executeTakeFirst();
  return row ?? null;
}

type Insertion = (db: Db, row: ContentRow) => Promise<unknown>;

const insertions = new WeakMap<ContentType, Insertion>();

/** A prepared insert into a type's table, cached: every new row has the same columns. */
function insertionInto(type: ContentType, row: ContentRow): Insertion {
  let insert = insertions.get(type);
  if (!insert) {
    insert = prepared<ContentRow, unknown>(Object.keys(row), (db, placeholders) =>
      contentOf(db)
        .insertInto(type.name)
        .values({ ...placeholders }),
    );
    insertions.set(type, insert);
  }
  return insert;
}

/**
 * Changes the given values of a record, within the change that has read it.
 * @returns the changed record, or null
 */
export async function updateItem<R extends RecordBase>(
  db: Db,
  type: ContentType<R>,
  present: R,
  values: NoInfer<FieldValues<R>>,
  updatedAt: string,
): Promise<Versioned<R> | null> {
  const row = await contentOf(db)
    .updateTable(type.name)
    .set((eb) => ({
      ...columnsOf(type, values),
      ...(isRankedBy(type, values) && rankOf(type, { ...present, ...values })),
      updatedAt,
      version: eb('version', '+', 1),
    }))
    .where('_id', '=', present._id)
    .returningAll()
    .executeTakeFirst();
  return row ? { item: itemFrom(type, row), version: Number(row.version) } : null;
}

/** Whether a change of these values changes the rank; a rank set by hand stays. */
function isRankedBy({ order }: ContentType, values: Readonly<Record<string, unknown>>): boolean {
  return order?.by === 'day' && order.field in values;
}

/** @returns the deleted record, or null */
export async function deleteItem<R extends RecordBase>(
  db: Db,
  type: ContentType<R>,
  id: string,
): Promise<R | null> {
  const row = await contentOf(db)
    .deleteFrom(type.name)
    .where('_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? itemFrom(type, row) : null;
}

/** The records of `type` whose reference field `field` is `id`, in the order in which that record lists them. */
export async function itemsReferencing<R extends RecordBase>(
  db: Db,
  type: ContentType<R>,
  field: string,
  id: string,
): Promise<R[]> {
  const query = contentOf(db).selectFrom(type.name).selectAll().where(field, '=', id);
  const rows = await inOrder(query, listedSortOf(type), 'asc').execute();
  return rows.map((row) => itemFrom(type, row));
}

/** Ids of these records. */
export async function idsReferencing(
  db: Db,
  type: ContentType,
  field: string,
  id: string,
): Promise<string[]> {
  const query = contentOf(db).selectFrom(type.name).select('_id').where(field, '=', id);
  const rows = await inOrder(query, listedSortOf(type), 'asc').execute();
  return rows.map((row) => String(row._id));
}
