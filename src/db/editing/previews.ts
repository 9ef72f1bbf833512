import type { Db } from '../engine.ts';

/** Ends the links to previews that an account has made, within a change. @param now an instant */
export async function endPreviewsOf(db: Db, account: string, now: string): Promise<void> {
  await db
    .updateTable('preview')
    .set({ expiresAt: now })
    .where('account', '=', account)
    .where('expiresAt', '>', now)
    .execute();
}
