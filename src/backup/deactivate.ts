import type { Db } from '../db/engine.ts';

/** Shown to staff beside a mail that was unsent when the backup was taken. */
export const HELD_BACK =
  'Restored from a backup: it may have been sent already. Send it again if it was not.';

/** A move of the original's files to another storage. */
const STORAGE_MOVE = 'storage-move';

/** Tables whose rows concern running processes, their visitors, or the cache in front of the site. */
const VOLATILE_TABLES = [
  'session',
  'upload_lease',
  'task_lease',
  'process',
  'storage_user',
  'rate_count',
  'purge',
] as const;

/**
 * Stops the automatic work of a restored copy, since the original site may be running: ends its sessions,
 * forgets what only concerned the original's processes (requirement 18.80), and holds back unsent mails.
 * @returns the number of mails held back
 */
export async function deactivate(db: Db): Promise<number> {
  for (const table of VOLATILE_TABLES) await db.deleteFrom(table).execute();
  await db.deleteFrom('setting').where('key', '=', STORAGE_MOVE).execute();
  const held = await db
    .updateTable('mail')
    .set({ state: 'failed', trouble: HELD_BACK })
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
  return Number(held.numUpdatedRows);
}
