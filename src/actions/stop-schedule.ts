import { findDraft } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import type { Change } from '../db/writer.ts';
import type { Sentence } from '../languages/sentence.ts';
import { type ContentType, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';

/**
 * Within a change: cancels the publication of a scheduled draft, and tells its writer.
 * @param reason why it cannot be published; undefined if it began from what was live before (requirement 19.48)
 */
export async function stopSchedule(
  site: Site,
  change: Change,
  type: ContentType,
  record: string,
  reason?: Sentence,
): Promise<void> {
  if (!type.drafts || !(await clearMoment(change.db, record, 'publish'))) return;
  const draft = await findDraft(change.db, type, record);
  if (draft) {
    await site.staffMails?.stoppedDraft(site, change, {
      type,
      record,
      title: titleOf(type, draft.item),
      account: draft.account,
      reason,
    });
  }
}
