import type { Db } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';
import type { InboxContext } from './context.ts';

export type SubmissionKey = Tables['submission_key'];

/** Longer than any device keeps what was not sent. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000;

/** What was stored under this key, or undefined. */
export function findKey(db: Db, key: string): Promise<SubmissionKey | undefined> {
  return db.selectFrom('submission_key').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Remembers, within a change, what was stored under a key; in the place of what was before. */
export async function rememberKey(db: Db, row: SubmissionKey): Promise<void> {
  const { key: _, ...values } = row;
  await db
    .insertInto('submission_key')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Removes keys that nobody will send again. */
export async function sweepKeys({ database, now }: InboxContext): Promise<void> {
  const before = new Date(now().getTime() - FORGOTTEN_AFTER_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('submission_key').where('createdAt', '<', before).execute();
  });
}
