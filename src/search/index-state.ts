import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { ContentType } from '../schema/define-type.ts';

/**
 * Incremented when entries or keys are derived differently; an index of a former format is rebuilt. While versions of two
 * formats serve side by side, the index is the newer one's, and the older one searches in it too: columns of its tables
 * are neither dropped nor renamed, a format that needs others takes tables of other names.
 */
export const FORMAT = 11;

/** The last record that was indexed; null when indexing is complete. */
export interface IndexCursor {
  type: string;
  item: string;
}

/** Names an entry of the index: a type's name, or that of the college's own entry, and a record's id. */
export interface EntryName {
  type: string;
  item: string;
}

interface Tables {
  /** One row. */
  search_state: { format: number; complete: number; type: string; item: string };
  /** Entries that a version with another format has changed and could not index. */
  search_pending: EntryName;
}

const of = (db: Db) => db as unknown as Kysely<Tables>;

/** Format and progress of the index, stored in the database so that any process can continue the indexing. */
export const indexState = {
  prepare,
  /** @returns the format of the index, or null when there is none */
  async format(db: Db): Promise<number | null> {
    return (await of(db).selectFrom('search_state').select('format').executeTakeFirst())?.format ?? null;
  },
  /** The same from outside of a change; null also when a table is missing. */
  async preparedFormat(reader: Db): Promise<number | null> {
    const { rows } = await sql<{ format: number }>`
      select format from search_state where exists (select 1 from search_pending) is not null`
      .execute(reader)
      .catch(() => ({ rows: [] }));
    return rows[0]?.format ?? null;
  },
  /** Resets the progress to the beginning. */
  async begin(db: Db, format: number): Promise<void> {
    await sql`drop table if exists search_state`.execute(db);
    await prepare(db);
    await of(db).deleteFrom('search_pending').execute();
    await of(db).insertInto('search_state').values({ format, complete: 0, type: '', item: '' }).execute();
  },
  /** Leaves entries to a process whose format is that of the index. */
  async postpone(db: Db, names: readonly EntryName[]): Promise<void> {
    if (names.length === 0) return;
    await of(db)
      .insertInto('search_pending')
      .values(names.map(({ type, item }) => ({ type, item })))
      .onConflict((conflict) => conflict.columns(['type', 'item']).doNothing())
      .execute();
  },
  /** Some of the postponed entries. */
  postponed(db: Db, limit: number): Promise<EntryName[]> {
    return of(db)
      .selectFrom('search_pending')
      .selectAll()
      .orderBy('type')
      .orderBy('item')
      .limit(limit)
      .execute();
  },
  async forgetPostponed(db: Db, { type, item }: EntryName): Promise<void> {
    await of(db).deleteFrom('search_pending').where('type', '=', type).where('item', '=', item).execute();
  },
  async cursor(db: Db): Promise<IndexCursor | null> {
    const { complete, type, item } = await of(db)
      .selectFrom('search_state')
      .selectAll()
      .executeTakeFirstOrThrow();
    return complete === 1 ? null : { type, item };
  },
  async setCursor(db: Db, cursor: IndexCursor | null): Promise<void> {
    await of(db)
      .updateTable('search_state')
      .set(cursor ?? { complete: 1 })
      .execute();
  },
};

async function prepare(db: Db) {
  await sql`create table if not exists search_state (
    format integer not null, complete integer not null, type text not null, item text not null
  )`.execute(db);
  await sql`create table if not exists search_pending (
    type text not null, item text not null, primary key (type, item)
  )`.execute(db);
}

/** The cursor after the last record of a batch, which may be the start of the next type. */
export function cursorAfter(
  type: ContentType,
  last: unknown,
  following: ContentType | undefined,
): IndexCursor | null {
  if (last !== null && last !== undefined) return { type: type.name, item: String(last) };
  return following ? { type: following.name, item: '' } : null;
}
