import type { Submission, SubmissionType } from '../content/submission.ts';
import type { Change } from '../db/writer.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { readSubmission } from './read-submission.ts';
import { insertSubmission, submissionItem } from './stored-submission.ts';

export interface ImportedSubmission {
  fields: Readonly<Values>;
  createdAt: Date;
  isView: boolean;
  isSpam: boolean;
  /** Also runs in the transaction that stores the submission. */
  inSameChange?: (change: Change, item: Submission) => Promise<void>;
}

/**
 * Stores a submission that did not come over the site, as the seed does: no rate limit, no mails.
 * @throws 400 naming the invalid fields
 */
export async function importSubmission(
  site: Site,
  type: SubmissionType,
  { fields, createdAt, isView, isSpam, inSameChange }: ImportedSubmission,
): Promise<Submission> {
  const read = readSubmission(type, fields, site.tools);
  return site.database.write(async (change) => {
    const folder = isSpam ? type.spam : type.stored;
    const row = submissionItem(site.newId(createdAt), createdAt.toISOString(), read, isView);
    const item = await insertSubmission(change, type, { folder, item: row });
    await inSameChange?.(change, item);
    return item;
  });
}
