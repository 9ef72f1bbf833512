import type { StoredSubmission, SubmissionType } from '../content/submission.ts';
import type { Db } from '../db/engine.ts';
import { findItem } from '../db/store.ts';
import {
  claimKey,
  findContent,
  findKey,
  type IdempotencyKey,
  knownAs,
  releaseContent,
} from './idempotency-keys.ts';

const DAY_MS = 24 * 3_600_000;

/** What was stored before: under the same key, or of the same content under another one. */
export type Earlier = { key: IdempotencyKey } | { same: StoredSubmission };

/**
 * Claims the key of a new submission, unless it was used before, or a submission of its content is from the last 24
 * hours and still in the inbox. Runs in the change that stores the new one, so of several at once one is stored.
 * @param row `content` as `knownAs` has it
 * @param isOnce whether the same content is looked for
 * @returns what was stored before, or null
 */
export async function claimOrFind(
  db: Db,
  type: SubmissionType,
  row: IdempotencyKey & { content: string },
  isOnce: boolean,
): Promise<Earlier | null> {
  const recent = async (earlier: IdempotencyKey | undefined): Promise<Earlier | null> => {
    const isRecent = earlier && Date.parse(row.createdAt) - Date.parse(earlier.createdAt) < DAY_MS;
    const found = isRecent ? await findItem(db, type.stored, earlier.item) : null;
    return found && { same: found.item };
  };
  if (isOnce) {
    const yesterday = new Date(Date.parse(row.createdAt) - DAY_MS).toISOString();
    const same = await recent(await findContent(db, knownAs(yesterday, row.digest)));
    const key = same && (await findKey(db, row.key));
    if (same) return key ? { key } : same;
  }
  // One insert for key and content, because each is one more page to write for every application.
  while (!(await claimKey(db, row))) {
    const key = await findKey(db, row.key);
    if (key) return { key };
    const earlier = await findContent(db, row.content);
    const same = await recent(earlier);
    if (same) return same;
    if (earlier) await releaseContent(db, earlier);
  }
  return null;
}
