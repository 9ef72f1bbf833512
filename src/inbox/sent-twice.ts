import { digestOf } from '../accounts/digest.ts';
import type { StoredSubmission, SubmissionType } from '../content/submission.ts';
import type { Db } from '../db/engine.ts';
import { findItem } from '../db/store.ts';
import { claimKey, type IdempotencyKey, replaceKey } from './idempotency-keys.ts';

const DAY_MS = 24 * 3_600_000;

/** The key under which the latest submission of this content is known. */
export const contentKeyOf = (key: IdempotencyKey): IdempotencyKey => ({
  ...key,
  key: digestOf('sent-twice', key.digest),
});

/**
 * Finds a submission of the same content from the last 24 hours that is still in the inbox, or makes the new one known
 * for this. Runs in the change that stores the new one; the row is locked by it, so of several at once one is stored.
 * @param row `contentKeyOf` the new one
 */
export async function findSame(
  db: Db,
  type: SubmissionType,
  row: IdempotencyKey,
): Promise<StoredSubmission | null> {
  for (;;) {
    const earlier = await claimKey(db, row);
    if (!earlier) return null;
    const isRecent = Date.parse(row.createdAt) - Date.parse(earlier.createdAt) < DAY_MS;
    const found = isRecent ? await findItem(db, type.stored, earlier.item) : null;
    if (found) return found.item;
    if (await replaceKey(db, earlier, row)) return null;
  }
}
