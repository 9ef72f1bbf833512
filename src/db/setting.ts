import type { Db } from './engine.ts';

/** What is stored for the whole site under a key; null if nothing is. */
export async function readSetting<T>(db: Db, key: string): Promise<T | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (JSON.parse(row.value) as T) : null;
}

/** Stores something under a key, in place of what was there. */
export async function writeSetting(db: Db, key: string, of: unknown): Promise<void> {
  const value = JSON.stringify(of);
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Stores something under a key that has nothing. @returns what it has then: of two first writers, one wins */
export async function firstSetting<T>(db: Db, key: string, of: T): Promise<T> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(of) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSetting<T>(db, key)) ?? of;
}

/** @returns whether there was anything under the key */
export async function deleteSetting(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('setting').where('key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}
