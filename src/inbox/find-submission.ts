import type { Submission, SubmissionType } from '../content/submission.ts';
import type { Db } from '../db/engine.ts';
import { findItem } from '../db/store.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import { submissionOf } from './reference.ts';

export interface FoundSubmission {
  item: Submission;
  /** The row itself. */
  stored: Item;
  version: number;
  /** In which of its type's two places it lies. */
  folder: ContentType;
}

/** A submission, whether or not it is taken for spam; null when there is none. */
export async function findSubmission(
  db: Db,
  type: SubmissionType,
  id: string,
): Promise<FoundSubmission | null> {
  for (const folder of [type.stored, type.spam]) {
    const found = await findItem(db, folder, id);
    if (!found) continue;
    return { item: submissionOf(type, found.item), stored: found.item, version: found.version, folder };
  }
  return null;
}
