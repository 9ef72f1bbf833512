import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { ContentType } from '../schema/define-type.ts';

/** Incremented when entries or keys are derived differently; an index of another format is rebuilt. */
export const FORMAT = 13;

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
  search_state: { format: number; complete: number; type: string; item: string };
}

const of = (db: Db) => db as unknown as Kysely<Tables>;

/** Format and progress of the index, stored in the database so that any process can continue the indexing. */
export const indexState = {
  prepare,
  /** @returns the format of the index, or null when there is none */
  async format(db: Db): Promise<number | null> {
    return (await of(db).selectFrom('search_state').select('format').executeTakeFirst())?.format ?? null;
  },
  /** Resets the progress to the beginning. */
  async begin(db: Db, format: number): Promise<void> {
    await sql`drop table if exists search_state`.execute(db);
    await prepare(db);
    await of(db).insertInto('search_state').values({ format, complete: 0, type: '', item: '' }).execute();
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
