import { removeFiles } from './change-item.ts';
import type { ActionContext } from './context.ts';
import { deleteUnusedFiles } from './file-rows.ts';

const HOUR_MS = 3_600_000;
/** How long a file without references stays (requirement 12.14). */
const UNUSED_FILES_MS = 24 * HOUR_MS;
/** How long audit events are kept (requirement 19.66). */
const AUDIT_EVENTS_YEARS = 2;

/** Deletes expired data: unused files and old audit events. */
export async function sweep(context: ActionContext): Promise<void> {
  const now = context.now().getTime();
  const before = (ms: number) => new Date(now - ms).toISOString();
  const paths = await context.database.write(async (change) => {
    const unused = await deleteUnusedFiles(change, before(UNUSED_FILES_MS));
    // Copies of these files in other processes are valid for one version only.
    if (unused.length > 0) await context.database.version.increment(change);
    await change.db.deleteFrom('event').where('at', '<', yearsBefore(AUDIT_EVENTS_YEARS, now)).execute();
    return unused;
  });
  await removeFiles(context, paths);
}

function yearsBefore(years: number, now: number): string {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return at.toISOString();
}
