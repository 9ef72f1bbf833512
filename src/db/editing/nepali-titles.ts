import { type ContentType, type Item, type Titled, titleOf } from '../../schema/define-type.ts';
import { type NepaliTitle, nepaliTitleOf } from '../both-titles.ts';
import type { Db } from '../engine.ts';
import { contentOf, itemFrom } from '../store.ts';
import { itemIn } from './snapshot.ts';

/** A record that is named in a list of several types. */
export interface NamedRecord extends Titled {
  /** Name of its content type; others have no Nepali titles. */
  type: string;
}

/**
 * Adds their titles in Nepali to records that are named by their titles: the live one, else that of the
 * draft, else the last one. A record named by a former title gets none.
 */
export async function withNepaliTitles<Named extends NamedRecord>(
  db: Db,
  types: readonly ContentType[],
  named: readonly Named[],
): Promise<(Named & NepaliTitle)[]> {
  const titlesOf = await presentTitles(db, types, named);
  return named.map((record) => {
    const present = titlesOf(record);
    return { ...record, title_ne: present?.title === record.title ? present.title_ne : '' };
  });
}

type Key = Pick<NamedRecord, 'type' | '_id'>;

/**
 * The present titles of records of several types; of a record that is gone undefined.
 * @param isLiveOnly for readers who may not see what is not live: undefined of a draft, too
 */
export async function presentTitles(
  db: Db,
  types: readonly ContentType[],
  records: readonly Key[],
  isLiveOnly = false,
): Promise<(key: Key) => { title: string; title_ne: string } | undefined> {
  const found = new Map<string, { title: string; title_ne: string }>();
  const keyOf = ({ type, _id }: Key) => `${type} ${_id}`;
  for (const [name, some] of Map.groupBy(records, ({ type }) => type)) {
    const type = types.find((one) => one.name === name);
    if (!type) continue;
    for (const item of await presentItems(db, type, [...new Set(some.map(({ _id }) => _id))], isLiveOnly))
      found.set(keyOf({ type: name, _id: item._id }), {
        title: titleOf(type, item),
        title_ne: nepaliTitleOf(type, item),
      });
  }
  return (key) => found.get(keyOf(key));
}

async function presentItems(
  db: Db,
  type: ContentType,
  ids: readonly string[],
  isLiveOnly: boolean,
): Promise<Item[]> {
  const live = await contentOf(db).selectFrom(type.name).selectAll().where('_id', 'in', ids).execute();
  const items = live.map((row) => itemFrom(type, row));
  for (const table of isLiveOnly ? [] : (['draft', 'shelved'] as const)) {
    const others = ids.filter((id) => !items.some(({ _id }) => _id === id));
    if (others.length === 0) break;
    const rows = await db
      .selectFrom(table)
      .select(['row', 'migration'])
      .where('type', '=', type.name)
      .where('record', 'in', others)
      .execute();
    items.push(
      ...rows.flatMap(({ row, migration }) => (row === null ? [] : [itemIn(type, { row, migration })])),
    );
  }
  return items;
}
