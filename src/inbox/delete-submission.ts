import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { deleteItem } from '../db/store.ts';
import { errors } from '../errors.ts';
import { deleteMailsAbout } from '../mail/outbox.ts';
import type { Precondition } from '../records/live.ts';
import { nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { findSubmission } from './stored-submission.ts';

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
    const found = await findSubmission(change.db, type, id);
    if (!found) throw errors.notFound(nounOf(type));
    if (seen && !seen(found.version)) throw errors.stale();
    await deleteItem(change.db, found.folder, id);
    await deleteMailsAbout(change, id);
    const noted = { action: 'deleted', type: type.name, item: id, title: found.item.reference } as const;
    await writeAuditEvent(site, change, actor, noted);
    return found.item;
  });
}
