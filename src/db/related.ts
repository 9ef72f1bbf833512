import { type ContentType, fieldsOf, type Item, type RecordBase } from '../schema/define-type.ts';
import type { RecordKey } from '../schema/field.ts';
import { twinNameOf } from '../schema/twins.ts';
import type { Db } from './engine.ts';
import { inOrder, listedSortOf } from './order.ts';
import { contentOf } from './store.ts';

/**
 * Empties references to records that are not live, in place (requirement 43.20). The rows keep the ids, so that a
 * reference is whole again when its record comes back.
 */
export async function hideAway(
  db: Db,
  type: Pick<ContentType, 'fields'>,
  items: readonly object[],
): Promise<void> {
  for (const [name, { refersTo }] of fieldsOf(type))
    if (refersTo?.cascades === false) await emptyUnlessLive(db, name, refersTo.type, items);
  await hideAwayWithin(db, type, items);
}

/** The same for references inside of values, such as those of sections. */
async function hideAwayWithin(
  db: Db,
  type: Pick<ContentType, 'fields'>,
  items: readonly object[],
): Promise<void> {
  const records = items as readonly Record<string, unknown>[];
  for (const [name, { references }] of fieldsOf(type)) {
    if (!references) continue;
    const isAway = await awayAmong(
      db,
      records.flatMap((item) => (name in item ? references.of(item[name]) : [])),
    );
    if (isAway)
      for (const item of records) if (name in item) item[name] = references.without(item[name], isAway);
  }
}

/** Which of these ids, at least one, live records of a type have. */
export async function liveAmong(db: Db, type: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await contentOf(db)
    .selectFrom(type)
    .select('_id')
    .where('_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ _id }) => String(_id)));
}

/** @returns a test for those of these records that are not live; null if all of them are live */
export async function awayAmong(
  db: Db,
  keys: readonly RecordKey[],
): Promise<((key: RecordKey) => boolean) | null> {
  const away = new Set<string>();
  for (const [type, some] of Map.groupBy(keys, (key) => key.type)) {
    const ids = [...new Set(some.map(({ id }) => id))];
    const live = await liveAmong(db, type, ids);
    for (const id of ids) if (!live.has(id)) away.add(`${type} ${id}`);
  }
  return away.size > 0 ? ({ type, id }) => away.has(`${type} ${id}`) : null;
}

/** Empties a property that has the id of a record of some type, in place, where no such record is live. */
export async function emptyUnlessLive(
  db: Db,
  name: string,
  type: string,
  items: readonly object[],
): Promise<void> {
  const records = items as readonly Record<string, unknown>[];
  const ids = idsIn(records, name);
  if (ids.length === 0) return;
  const live = await liveAmong(db, type, ids);
  for (const record of records) if (!live.has(String(record[name]))) record[name] = null;
}

const idsIn = (items: readonly Record<string, unknown>[], name: string): string[] => [
  ...new Set(items.map((item) => String(item[name] ?? '')).filter((id) => id !== '')),
];

/** Reads related records: titles of those that a record names, and lists of those that name it. */
export class Related {
  readonly #reader: Db;
  readonly #types: ReadonlyMap<string, ContentType>;

  constructor(reader: Db, types: ReadonlyMap<string, ContentType>) {
    this.#reader = reader;
    this.#types = types;
  }

  /**
   * Adds the titles of referenced records and the back-reference lists to the records, and empties references to what is
   * not live, in place.
   */
  async addTo<R extends RecordBase>(type: ContentType<R>, records: R[]): Promise<R[]> {
    if (records.length === 0) return records;
    const items: readonly Item[] = records;
    for (const [name, field] of fieldsOf(type)) {
      const target = field.refersTo && this.#types.get(field.refersTo.type);
      if (!field.refersTo || !target) continue;
      const named = await this.#titlesOf(target, '_id', idsIn(items, name));
      const byId = new Map(named.map((one) => [one._id, one]));
      const { titleAs, titleTwinAs, cascades } = field.refersTo;
      for (const item of items) {
        const found = byId.get(String(item[name]));
        if (!found && !cascades) item[name] = null;
        item[titleAs] = found?.title ?? '';
        if (titleTwinAs) item[titleTwinAs] = found?.twin ?? '';
      }
    }
    await hideAwayWithin(this.#reader, type, items);
    for (const list of type.backReferences ?? []) {
      const naming = await this.#listedAs(type, list, items);
      const lists = Map.groupBy(naming, (row) => row.key);
      for (const item of items)
        item[list] = (lists.get(item._id) ?? []).map(({ _id, title }) => ({ _id, title }));
    }
    return records;
  }

  /** The records in a back-reference list of these, with the id that each refers to. */
  async #listedAs(type: ContentType, list: string, items: readonly Item[]) {
    const ids = items.map(({ _id }) => _id);
    for (const referring of this.#types.values()) {
      for (const [name, { refersTo }] of fieldsOf(referring)) {
        if (refersTo?.type === type.name && refersTo.listedAs === list)
          return this.#titlesOf(referring, name, ids);
      }
    }
    return [];
  }

  /**
   * Ids, titles and Nepali titles of the records whose column has one of these values, in the order within it, or
   * oldest first.
   */
  async #titlesOf(type: ContentType, column: string, values: readonly string[]) {
    if (values.length === 0) return [];
    const { titleField } = type;
    const twin = type.fields[titleField]?.twin ? twinNameOf(titleField) : titleField;
    const query = contentOf(this.#reader)
      .selectFrom(type.name)
      .select(['_id', `${titleField} as title`, `${twin} as twin`, `${column} as key`])
      .where(column, 'in', [...values]);
    const rows = await inOrder(query, listedSortOf(type), 'asc').execute();
    return rows.map(({ _id, title, twin, key }) => ({
      _id: String(_id),
      title: String(title),
      twin: String(twin),
      key: String(key),
    }));
  }
}
