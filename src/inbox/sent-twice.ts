import type { StoredSubmission, SubmissionType } from '../content/submission.ts';
import type { Db } from '../db/engine.ts';
import { findItem } from '../db/store.ts';
import { claimKey, findContent, findKey, type IdempotencyKey, releaseContent } from './idempotency-keys.ts';

const DAY_MS = 24 * 3_600_000;

/** What was stored before: under the same key, or of the same content under another one. */
export type Earlier = { key: IdempotencyKey } | { same: StoredSubmission };

/**
 * Claims the key of a new submission, unless it was used before, or a submission of its content is from the last 24
 * hours and still in the inbox. Runs in the change that stores the new one, so of several at once one is stored.
 * @returns what was stored before, or null
 */
export async function claimOrFind(
  db: Db,
  type: SubmissionType,
  row: IdempotencyKey,
): Promise<Earlier | null> {
  // One insert for both, because each is one more page to write for every application.
  while (!(await claimKey(db, row))) {
    const key = await findKey(db, row.key);
    if (key) return { key };
    const earlier = row.content === null ? undefined : await findContent(db, row.content);
    // Another change has just released it.
    if (!earlier) continue;
    const isRecent = Date.parse(row.createdAt) - Date.parse(earlier.createdAt) < DAY_MS;
    const found = isRecent ? await findItem(db, type.stored, earlier.item) : null;
    if (found) return { same: found.item };
    await releaseContent(db, earlier.content ?? '');
  }
  return null;
}
