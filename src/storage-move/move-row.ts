import * as z from 'zod';
import type { Db } from '../db/engine.ts';

const KEY = 'storage-move';

const schema = z.object({
  /** Random; a process that takes part in the move announces itself with it. */
  id: z.string(),
  /** Names of the two storages: `disk`, or an address that begins `s3://`. */
  from: z.string(),
  to: z.string(),
  /** Name of a file in both storages with the id as its content, which shows that processes mean the same storages. */
  probe: z.string(),
  /** Whether `to` has every file, so that processes may use it. */
  isReady: z.boolean(),
});

/** A running move. */
export type StorageMove = z.output<typeof schema>;

export async function readMove(db: Db): Promise<StorageMove | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
  return row ? schema.parse(JSON.parse(row.value)) : null;
}

/** Begins a move or changes it. */
export async function writeMove(db: Db, move: StorageMove): Promise<void> {
  const value = JSON.stringify(move);
  await db
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function deleteMove(db: Db): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', KEY).execute();
}
