import type { Db } from '../db/engine.ts';

/** What staff read beside a mail that was on its way when the backup was taken. */
const HELD_BACK = 'Restored from a backup: it may have been sent already. Send it again if it was not.';

/**
 * A restored site is a copy: the one that it was taken of may have gone on. So it mails nobody by itself, and nobody
 * is signed in to it.
 * @returns how many mails are held back
 */
export async function settle(db: Db): Promise<number> {
  await db.deleteFrom('session').execute();
  const held = await db
    .updateTable('mail')
    .set({ state: 'failed', trouble: HELD_BACK })
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
  return Number(held.numUpdatedRows);
}
