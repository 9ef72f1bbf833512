import type { Precondition } from '../actions/change-item.ts';
import { type Actor, mustBeAbleToPublish } from '../actions/context.ts';
import type { SubmissionType } from '../content/submission.ts';
import { updateItem } from '../db/store.ts';
import { errors } from '../errors.ts';
import type { InboxContext } from './context.ts';
import { type FoundSubmission, findSubmission } from './find-submission.ts';
import { submissionOf } from './reference.ts';

/**
 * Notes whether the office has viewed a submission; nothing else of it can be changed.
 * @param isView undefined where the call did not name it
 * @throws 400, 403, 404, 412
 */
export async function viewSubmission(
  context: InboxContext,
  actor: Actor,
  type: SubmissionType,
  id: string,
  isView: unknown,
  seen?: Precondition,
): Promise<FoundSubmission> {
  mustBeAbleToPublish(actor);
  if (isView !== undefined && typeof isView !== 'boolean')
    throw errors.invalid({ isView: 'isView has to be true or false.' });
  return context.database.write(async ({ db }) => {
    const found = await findSubmission(db, type, id);
    if (!found) throw errors.notFound(type.admin.noun);
    if (seen && !seen(found.version)) throw errors.stale();
    if (isView === undefined || isView === found.item.isView) return found;
    const { folder, stored } = found;
    const changed = await updateItem(db, folder, stored, { isView }, context.now().toISOString());
    if (!changed) throw errors.notFound(type.admin.noun);
    return { ...changed, item: submissionOf(type, changed.item), stored: changed.item, folder };
  });
}
