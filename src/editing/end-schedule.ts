import type { ActionContext } from '../actions/context.ts';
import { touchDraft } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import type { Change } from '../db/writer.ts';

/** Within a change: ends the schedule of a draft, if it has one, and gives it another tag, so that open forms learn of it. */
export async function endSchedule(
  { context, change }: { context: Pick<ActionContext, 'database'>; change: Change },
  id: string,
): Promise<void> {
  if (!(await clearMoment(change.db, id, 'publish'))) return;
  await touchDraft(change.db, id);
  await context.database.version.increment(change);
}
