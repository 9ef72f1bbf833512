import { findDraft } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import type { Change } from '../db/writer.ts';
import type { Sentence } from '../languages/sentence.ts';
import { type ContentType, titleOf } from '../schema/define-type.ts';
import type { ActionContext } from './context.ts';

/**
 * Within a change: cancels the publication of a scheduled draft, and tells its writer.
 * @param reason why it cannot be published; undefined if it began from what was live before (requirement 19.48)
 */
export async function stopSchedule(
  context: Pick<ActionContext, 'tellOfConflict'>,
  change: Change,
  type: ContentType,
  record: string,
  reason?: Sentence,
): Promise<void> {
  if (!type.drafts || !(await clearMoment(change.db, record, 'publish'))) return;
  const draft = await findDraft(change.db, type, record);
  if (draft) {
    await context.tellOfConflict?.(change, {
      type,
      record,
      title: titleOf(type, draft.item),
      account: draft.account,
      reason,
    });
  }
}
