import type { Submission, SubmissionType } from '../content/submission.ts';
import { insertItem } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { submissionOf } from './reference.ts';

/** A submission as it is when it comes. */
export const submissionItem = (_id: string, createdAt: string, values: Values, isView = false): Item => ({
  _id,
  ...values,
  isView,
  createdAt,
  updatedAt: createdAt,
});

/** Writes a new submission, within a change, to one of its type's two places. */
export async function insertSubmission(
  change: Change,
  type: SubmissionType,
  { place, item }: { place: ContentType; item: Item },
): Promise<Submission> {
  return submissionOf(type, (await insertItem(change.db, place, item)).item);
}
