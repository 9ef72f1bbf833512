import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { SubmissionType } from '../content/submission.ts';
import { updateItem } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Precondition } from '../records/live.ts';
import { nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { type FoundSubmission, findSubmission, submissionOf } from './stored-submission.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

/**
 * Marks a submission as viewed or not viewed; nothing else of it can be changed (requirement 7.23).
 * @param isView undefined if the call did not name it
 * @throws 400, 403, 404, 412
 */
export async function viewSubmission(
  site: Site,
  actor: Actor,
  type: SubmissionType,
  id: string,
  isView: unknown,
  seen?: Precondition,
): Promise<FoundSubmission> {
  mustHaveDuty(actor, ...type.duties);
  if (isView !== undefined && typeof isView !== 'boolean')
    throw errors.invalid({ isView: said.flag('isView') });
  return site.database.write(async ({ db }) => {
    const found = await findSubmission(db, type, id);
    if (!found) throw errors.notFound(nounOf(type));
    if (seen && !seen(found.version)) throw errors.stale();
    if (isView === undefined || isView === found.item.isView) return found;
    const { folder, stored } = found;
    const changed = await updateItem(db, folder, stored, { isView }, site.now().toISOString());
    if (!changed) throw errors.notFound(nounOf(type));
    return { ...changed, item: submissionOf(type, changed.item), stored: changed.item, folder };
  });
}
