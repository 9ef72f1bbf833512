import type { Db } from '../db/engine.ts';

/** Shown to staff beside a mail that was unsent when the backup was taken. */
const HELD_BACK = 'Restored from a backup: it may have been sent already. Send it again if it was not.';

/**
 * Ends all sessions and holds back unsent mails of a restored site: it is a copy, and the original may be running.
 * @returns the number of mails held back
 */
export async function deactivate(db: Db): Promise<number> {
  await db.deleteFrom('session').execute();
  const held = await db
    .updateTable('mail')
    .set({ state: 'failed', trouble: HELD_BACK })
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
  return Number(held.numUpdatedRows);
}
