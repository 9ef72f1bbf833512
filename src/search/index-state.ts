import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { type EntryName, indexIn } from './engine.ts';

/** Incremented when entries or keys are derived differently; an index of another format is rebuilt. */
export const FORMAT = 15;

/** Format and progress of the index, stored in the database so that any process can continue the indexing. */
export const indexState = {
  async prepare(db: Db): Promise<void> {
    await sql`create table if not exists search_state (
      format integer not null, complete integer not null, type text not null, item text not null
    )`.execute(db);
  },
  /** @returns the format of the index, or null when there is none */
  async format(db: Db): Promise<number | null> {
    return (await indexIn(db).selectFrom('search_state').select('format').executeTakeFirst())?.format ?? null;
  },
  /** Resets the progress to the beginning. */
  async begin(db: Db): Promise<void> {
    await indexIn(db).deleteFrom('search_state').execute();
    const row = { format: FORMAT, complete: 0, type: '', item: '' };
    await indexIn(db).insertInto('search_state').values(row).execute();
  },
  /** @returns the last record that was indexed; null when indexing is complete */
  async cursor(db: Db): Promise<EntryName | null> {
    const { complete, ...cursor } = await indexIn(db)
      .selectFrom('search_state')
      .select(['complete', 'type', 'item'])
      .executeTakeFirstOrThrow();
    return complete === 1 ? null : cursor;
  },
  async setCursor(db: Db, cursor: EntryName | null): Promise<void> {
    await indexIn(db)
      .updateTable('search_state')
      .set(cursor ?? { complete: 1 })
      .execute();
  },
};
