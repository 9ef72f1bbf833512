import type { Db } from '../engine.ts';

/** Ends the links to previews of a record, or those that an account has made, within a change. @param now an instant */
export async function endPreviewsOf(
  db: Db,
  column: 'record' | 'account',
  id: string,
  now: string,
): Promise<void> {
  await db
    .updateTable('preview')
    .set({ expiresAt: now })
    .where(column, '=', id)
    .where('expiresAt', '>', now)
    .execute();
}

/** The links to previews of a record that are open at an instant, the first to end first. Their tokens are not stored. */
export function openPreviewsOf(
  db: Db,
  record: string,
  now: string,
): Promise<{ account: string; expiresAt: string }[]> {
  return db
    .selectFrom('preview')
    .select(['account', 'expiresAt'])
    .where('record', '=', record)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .execute();
}
