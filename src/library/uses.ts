import { sql } from 'kysely';
import { settings } from '../content/college.ts';
import type { UseState } from '../content/library.ts';
import { itemIn, rowIn } from '../db/editing/snapshot.ts';
import type { Db } from '../db/engine.ts';
import { contentOf, itemFrom } from '../db/store.ts';
import { holderOf } from '../records/files.ts';
import { type ContentType, fieldsOf, type Item, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';

/** Where a file is used. */
export interface FileUse {
  /** Name of a content type, or 'settings'. */
  type: string;
  id: string;
  title: string;
  /** The field that names it. */
  field: string;
  /** Of the record, if it names the file as it is; 'draft' or 'scheduled' if its draft does, 'version' if none but these. */
  state: UseState;
}

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
  for (const { item, field } of rows.filter(({ type }) => type === settings.name))
    add({ type: settings.name, id: item, title: (await college(db)).name, field, state: 'live' });
  for (const type of types) {
    const own = rows.filter((row) => row.type === type.name);
    const titles = await titlesOf(
      db,
      type,
      own.map(({ item }) => item),
    );
    for (const { item: id, field } of own)
      add({ type: type.name, id, title: titles.get(id) ?? '', field, state: 'live' });
  }
  for (const holder of ['draft', 'shelved', 'version'] as const) {
    const held = rows.filter(({ type }) => type === holder).map(({ item }) => item);
    for (let at = 0; at < held.length; at += BATCH)
      for (const one of await snapshotsOf(db, types, holder, held.slice(at, at + BATCH))) {
        const title = titleOf(one.type, one.item);
        for (const field of fieldsNaming(one.type, one.item, path))
          add({ type: one.type.name, id: one.item._id, title, field, state: one.state });
      }
  }
  return found;
}

async function titlesOf(db: Db, type: ContentType, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await contentOf(db)
    .selectFrom(type.name)
    .select(['_id', type.titleField])
    .where('_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [String(row._id), String(row[type.titleField])]));
}

const fieldsNaming = (type: ContentType, item: Item, path: string): string[] =>
  fieldsOf(type).flatMap(([name, field]) => (field.filesIn(item[name]).includes(path) ? [name] : []));

interface Snapshotted {
  type: ContentType;
  item: Item;
  state: UseState;
}

/** The records of some holders that are not live, as they hold files. @param items as the table of uses names them */
async function snapshotsOf(
  db: Db,
  types: readonly ContentType[],
  holder: 'draft' | 'shelved' | 'version',
  items: readonly string[],
): Promise<Snapshotted[]> {
  const typeOf = (name: string) => types.filter((type) => type.name === name);
  const ids = items.map((item) => item.slice(holderOf(holder, '').length));
  if (holder === 'version') {
    const rows = await db
      .selectFrom('version')
      .select(['type', 'row', 'migration'])
      .where('_id', 'in', ids)
      .orderBy('n', 'desc')
      .execute();
    return rows.flatMap((row) =>
      typeOf(row.type).map((type) => ({ type, item: itemIn(type, row), state: 'version' })),
    );
  }
  if (holder === 'draft') {
    const rows = await db
      .selectFrom('draft')
      .leftJoin('moment', (join) =>
        join.onRef('moment.record', '=', 'draft.record').on('moment.what', '=', 'publish'),
      )
      .leftJoin('shelved', (join) =>
        join.onRef('shelved.record', '=', 'draft.record').on('shelved.state', '=', 'trash'),
      )
      .select(['draft.type', 'draft.row', 'draft.migration', 'moment.at as due', 'shelved.record as trashed'])
      .where('draft.record', 'in', ids)
      .execute();
    return rows.flatMap(({ due, trashed, ...row }) => {
      const state = trashed !== null ? 'trash' : due === null ? 'draft' : 'scheduled';
      return typeOf(row.type).map((type) => ({ type, item: itemIn(type, row), state }));
    });
  }
  const rows = await db
    .selectFrom('shelved')
    .select(['type', 'row', 'state', 'migration'])
    .where('record', 'in', ids)
    .execute();
  return rows.flatMap(({ row, state, migration, type: name }) =>
    row === null
      ? []
      : typeOf(name).map((type) => ({
          type,
          item: itemFrom(type, rowIn(name, { row, migration })),
          state: state as UseState,
        })),
  );
}
