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
