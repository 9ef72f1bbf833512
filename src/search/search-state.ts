import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/engine.ts';

/** How far what is published has been read in: behind which record of which type; null when all of it has. */
export interface Place {
  type: string;
  item: string;
}

interface Tables {
  /** One row. */
  search_state: { format: number; complete: number; type: string; item: string };
}

const of = (db: Db) => db as unknown as Kysely<Tables>;

/**
 * What the index remembers of its making. It stands in the database, so that whoever reads in goes on where the last
 * one left off, and several share the work.
 */
export const searchState = {
  /** @returns the format that the index was made in, or null when it was never made */
  async format(db: Db): Promise<number | null> {
    await prepare(db);
    return (await of(db).selectFrom('search_state').select('format').executeTakeFirst())?.format ?? null;
  },
  /** Forgets what there was: nothing has been read in. */
  async begin(db: Db, format: number): Promise<void> {
    await sql`drop table if exists search_state`.execute(db);
    await prepare(db);
    await of(db).insertInto('search_state').values({ format, complete: 0, type: '', item: '' }).execute();
  },
  async place(db: Db): Promise<Place | null> {
    const { complete, type, item } = await of(db)
      .selectFrom('search_state')
      .selectAll()
      .executeTakeFirstOrThrow();
    return complete === 1 ? null : { type, item };
  },
  async moveTo(db: Db, place: Place | null): Promise<void> {
    await of(db)
      .updateTable('search_state')
      .set(place ?? { complete: 1 })
      .execute();
  },
};

async function prepare(db: Db) {
  await sql`create table if not exists search_state (
    format integer not null, complete integer not null, type text not null, item text not null
  )`.execute(db);
}
