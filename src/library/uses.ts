import { sql } from 'kysely';
import { settings } from '../content/college.ts';
import type { FileUse, UseState } from '../content/library.ts';
import { titlesOf } from '../db/both-titles.ts';
import { itemIn } from '../db/editing/snapshot.ts';
import type { Db } from '../db/engine.ts';
import { type Holder, holderOf, isHolder } from '../records/files.ts';
import { type ContentType, fieldsOf, type Item, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';

/** The most uses that are told one by one. */
export const MAX_USES = 1000;
/** Snapshots that are read at once: each may hold a whole text. */
const BATCH = 50;

/** What uses a stored file, at most `MAX_USES`: what is live first, former versions last, each record once a field. */
export async function usesOf(
  { types, college }: Pick<Site, 'types' | 'college'>,
  db: Db,
  path: string,
): Promise<FileUse[]> {
  const rows = await db
    .selectFrom('picture_use')
    .select(['type', 'item', 'field'])
    .where('path', '=', path)
    .orderBy(sql`case type when 'version' then 2 when 'shelved' then 1 when 'draft' then 1 else 0 end`)
    .orderBy('type')
    .orderBy('item')
    .limit(MAX_USES)
    .execute();
  const found: FileUse[] = [];
  const told = new Set<string>();
  const add = (use: FileUse) => {
    const key = `${use.id} ${use.field}`;
    if (told.has(use.state === 'version' ? use.id : key)) return;
    told.add(use.id).add(key);
    found.push(use);
  };
  for (const [name, own] of Map.groupBy(rows, ({ type }) => type)) {
    const items = own.map(({ item }) => item);
    const type = types.find((one) => one.name === name);
    if (isHolder(name))
      for (let at = 0; at < items.length; at += BATCH)
        for (const { type, item, state } of await heldBy(db, types, name, items.slice(at, at + BATCH)))
          for (const field of fieldsNaming(type, item, path))
            add({ type: type.name, id: item._id, title: titleOf(type, item), field, state });
    else {
      const titles = type ? await titlesOf(db, type, items) : new Map();
      const title = name === settings.name ? (await college(db)).name : '';
      for (const { item: id, field } of own)
        add({ type: name, id, title: titles.get(id)?.title ?? title, field, state: 'live' });
    }
  }
  return found;
}

const fieldsNaming = (type: ContentType, item: Item, path: string): string[] =>
  fieldsOf(type).flatMap(([name, field]) => (field.filesIn(item[name]).includes(path) ? [name] : []));

/** Reads the snapshots of holders of files by the ids of their records, or of versions by their own. */
const snapshots = {
  draft: (db: Db, ids: readonly string[]) =>
    db
      .selectFrom('draft')
      .leftJoin('moment', (join) =>
        join.onRef('moment.record', '=', 'draft.record').on('moment.what', '=', 'publish'),
      )
      .leftJoin('shelved', (join) =>
        join.onRef('shelved.record', '=', 'draft.record').on('shelved.state', '=', 'trash'),
      )
      .select(['draft.type', 'draft.row', 'draft.migration'])
      .select(
        sql<string>`case when shelved.record is not null then 'trash' when moment.at is not null then 'scheduled'
          else 'draft' end`.as('state'),
      )
      .where('draft.record', 'in', ids)
      .execute(),
  shelved: (db: Db, ids: readonly string[]) =>
    db
      .selectFrom('shelved')
      .select(['type', 'row', 'migration', 'state'])
      .where('record', 'in', ids)
      .execute(),
  version: (db: Db, ids: readonly string[]) =>
    db
      .selectFrom('version')
      .select(['type', 'row', 'migration', sql<string>`'version'`.as('state')])
      .where('_id', 'in', ids)
      .orderBy('n', 'desc')
      .execute(),
};

/** The records of some holders, as they hold files. @param items as the table of uses names them */
async function heldBy(db: Db, types: readonly ContentType[], holder: Holder, items: readonly string[]) {
  const ids = items.map((item) => item.slice(holderOf(holder, '').length));
  const rows = await snapshots[holder](db, ids);
  return rows.flatMap(({ type: name, row, migration, state }) => {
    const type = types.find((one) => one.name === name);
    return type && row !== null
      ? [{ type, item: itemIn(type, { row, migration }), state: state as UseState }]
      : [];
  });
}
