import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import { deleteItem, insertItem, updateItem } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { deleteMailsAbout, hasMailsAbout, queueMailsFor } from '../mail/outbox.ts';
import type { Precondition } from '../records/live.ts';
import { nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { type FoundSubmission, findSubmission, submissionOf } from './stored-submission.ts';
import { words } from './words.ts';

/** @throws 404; 412 unless it is the version that the caller has seen */
async function seenSubmission(
  db: Db,
  type: SubmissionType,
  id: string,
  seen?: Precondition,
): Promise<FoundSubmission> {
  const found = await findSubmission(db, type, id);
  if (!found) throw errors.notFound(nounOf(type));
  if (seen && !seen(found.version)) throw errors.stale();
  return found;
}

/**
 * Deletes a submission with its mails. The audit event names the reference, never the sender.
 * @returns the submission as it stood
 * @throws 403, 404, 412
 */
export async function deleteSubmission(
  site: Site,
  actor: Actor,
  type: SubmissionType,
  id: string,
  seen?: Precondition,
): Promise<Submission> {
  mustHaveDuty(actor, ...type.removalDuties);
  return site.database.write(async (change) => {
    const found = await seenSubmission(change.db, type, id, seen);
    await deleteItem(change.db, found.folder, id);
    await deleteMailsAbout(change, id);
    const noted = { action: 'deleted', type: type.name, item: id, title: found.item.reference } as const;
    await writeAuditEvent(site, change, actor, noted);
    return found.item;
  });
}

const sentences = sentencesIn(words);

/**
 * Moves a submission to the spam folder, or back to the inbox.
 * @throws 400, 403, 404
 */
export async function markSpam(
  site: Site,
  actor: Actor,
  type: SubmissionType,
  id: string,
  isSpam: unknown,
): Promise<FoundSubmission> {
  mustHaveDuty(actor, ...type.removalDuties);
  if (typeof isSpam !== 'boolean') throw errors.invalid({ isSpam: sentences.flag('isSpam') });
  return site.database.write(async (change) => {
    const found = await seenSubmission(change.db, type, id);
    const folder = isSpam ? type.spam : type.stored;
    if (found.folder.name === folder.name) return found;
    await deleteItem(change.db, found.folder, id);
    const moved = await insertItem(change.db, folder, {
      ...found.stored,
      updatedAt: site.now().toISOString(),
    });
    const item = submissionOf(type, moved.item);
    const action = isSpam ? 'marked-spam' : 'unmarked-spam';
    const event = { action, type: type.name, item: id, title: item.reference } as const;
    await writeAuditEvent(site, change, actor, event);
    // The sender of assumed spam got no acknowledgement yet; staff need no notification of what they moved themselves.
    if (!isSpam && !(await hasMailsAbout(change, id)))
      await queueMailsFor(site, change, type, item, { isForStaff: false });
    return { ...moved, item, stored: moved.item, folder };
  });
}

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
    throw errors.invalid({ isView: sentences.flag('isView') });
  return site.database.write(async ({ db }) => {
    const found = await seenSubmission(db, type, id, seen);
    if (isView === undefined || isView === found.item.isView) return found;
    const { folder, stored } = found;
    const changed = await updateItem(db, folder, stored, { isView }, site.now().toISOString());
    if (!changed) throw errors.notFound(nounOf(type));
    return { ...changed, item: submissionOf(type, changed.item), stored: changed.item, folder };
  });
}
