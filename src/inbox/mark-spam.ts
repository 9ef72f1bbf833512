import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { SubmissionType } from '../content/submission.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { deleteItem, insertItem } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { hasMailsAbout, queueMailsFor } from '../mail/outbox.ts';
import { nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { type FoundSubmission, findSubmission, submissionOf } from './stored-submission.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

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
  if (typeof isSpam !== 'boolean') throw errors.invalid({ isSpam: said.flag('isSpam') });
  return site.database.write(async (change) => {
    const found = await findSubmission(change.db, type, id);
    if (!found) throw errors.notFound(nounOf(type));
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
