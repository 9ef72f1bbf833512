import type { Kysely } from 'kysely';
import {
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
import { prepared } from './prepared.ts';

type ContentDb = Kysely<Record<string, ContentRow>>;

/** A record with the version that its `ETag` speaks of. */
export interface Versioned<R = Item> {
  item: R;
  version: number;
}

/** Content tables are known at run time only; this is the one place that says so to the compiler. */
export function contentOf(db: Db): ContentDb {
  return db as unknown as ContentDb;
}

/** A row as the API returns it: ids and instants, the fields in declared order, the slug where the type has one. */
export function itemFrom<R extends RecordBase>(type: ContentType<R>, row: ContentRow): R {
  const values: Record<string, unknown> = { _id: String(row._id) };
  for (const [name, field] of fieldsOf(type)) values[name] = field.fromStored(row[name] ?? null);
  if (type.slug) values.slug = row.slug;
  values.createdAt = String(row.createdAt);
  values.updatedAt = String(row.updatedAt);
  // Each field has made its own value; what other records say of this one, `Reading.withRelated` adds.
  return values as R;
}

/** The columns that these values take, with those derived from the title when it is among them. */
function columnsOf(type: ContentType, values: Readonly<Record<string, unknown>>): ContentRow {
  const row: ContentRow = {};
  for (const [name, field] of fieldsOf(type)) {
    if (name in values) row[name] = field.toStored(values[name]);
  }
  if (type.titleField in values) {
    row.titleFolded = fold(titleOf(type, values));
    if (type.slug) row.slug = slugOf(titleOf(type, values));
  }
  return row;
}

/**
 * Where a record stands in the order of its type: a text that sorts, and that no other record of the type has. One
 * that staff have not moved stands by its creation.
 */
function rankOf(type: ContentType, item: Item): ContentRow {
  return type.order ? { rank: publishedAtOf(type, item) + item._id } : {};
}

/** One record inside a change; `Reading.one` is for everybody else. */
export async function findItem<R extends RecordBase>(
  db: Db,
  type: ContentType<R>,
  id: string,
): Promise<Versioned<R> | null> {
  const row = await contentOf(db).selectFrom(type.name).selectAll().where('_id', '=', id).executeTakeFirst();
  return row ? { item: itemFrom(type, row), version: Number(row.version) } : null;
}

export async function insertItem<R extends RecordBase>(
  db: Db,
  type: ContentType<R>,
  item: NoInfer<R> | Item,
): Promise<Versioned<R>> {
  const row: ContentRow = {
    _id: item._id,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: 1,
    ...columnsOf(type, item),
    ...rankOf(type, item),
  };
  await insertion(type, Object.keys(row))(db, row);
  return { item: itemFrom(type, row), version: 1 };
}

const insertions = new Map<string, (db: Db, row: ContentRow) => Promise<unknown>>();

/** How a row with these columns is written to a type's table; put together once, since a type has one or two such sets. */
function insertion({ name }: ContentType, columns: readonly string[]) {
  const known = `${name} ${columns.join(' ')}`;
  let insert = insertions.get(known);
  if (!insert) {
    insert = prepared<ContentRow, unknown>(columns, (db, places) =>
      contentOf(db)
        .insertInto(name)
        .values({ ...places }),
    );
    insertions.set(known, insert);
  }
  return insert;
}

/**
 * Changes the named values of one record, inside the change that has read it.
 * @returns the record as it stands then, or null when there is none
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

/** Whether a change of these values moves the record. What was moved by hand stays where it is. */
function isRankedBy({ order }: ContentType, values: Readonly<Record<string, unknown>>): boolean {
  return order?.by === 'day' && order.field in values;
}

/** @returns the record as it stood, or null when there was none */
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

/** Ids of the records of `type` whose reference field names the record `id`. */
export async function idsNaming(db: Db, type: ContentType, field: string, id: string): Promise<string[]> {
  const rows = await contentOf(db).selectFrom(type.name).select('_id').where(field, '=', id).execute();
  return rows.map((row) => String(row._id));
}
