import type { Submission, SubmissionType } from '../content/submission.ts';
import type { Change } from '../db/writer.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { InboxContext } from './context.ts';
import { insertSubmission, submissionItem } from './insert-submission.ts';
import { readSubmission } from './read-submission.ts';

export interface ImportedSubmission {
  fields: Readonly<Values>;
  createdAt: Date;
  isView: boolean;
  isSpam: boolean;
  /** What else has to be written down in the same transaction. */
  inSameChange?: (change: Change, item: Submission) => Promise<void>;
}

/**
 * Stores what came another way than over the site: it counts against no limit, and nobody is told of it.
 * @throws 400 naming the fields that do not hold
 */
export async function importSubmission(
  context: InboxContext,
  type: SubmissionType,
  { fields, createdAt, isView, isSpam, inSameChange: along }: ImportedSubmission,
): Promise<Submission> {
  const { values } = readSubmission(type, fields, context.tools);
  return context.database.write(async (change) => {
    const place = isSpam ? type.spam : type.stored;
    const fresh = submissionItem(context.newId(createdAt), createdAt.toISOString(), values, isView);
    const item = await insertSubmission(change, type, { place, item: fresh });
    await along?.(change, item);
    return item;
  });
}
