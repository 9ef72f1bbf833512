import { touchDraft } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import type { Change } from '../db/writer.ts';
import type { Site } from '../whole-site.ts';

/** Within a change: ends the schedule of a draft, if it has one, and gives it another tag, so that open forms learn of it. */
export async function endSchedule(
  { site, change }: { site: Site; change: Change },
  id: string,
): Promise<void> {
  if (!(await clearMoment(change.db, id, 'publish'))) return;
  await touchDraft(change.db, id);
  await site.database.version.increment(change);
}
