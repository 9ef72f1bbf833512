import { removeFiles } from './change-item.ts';
import type { ActionContext } from './context.ts';
import { deleteUnusedFiles } from './file-rows.ts';

const HOUR_MS = 3_600_000;
/** How long a file without references stays (requirement 12.14). */
const UNUSED_FILES_MS = 24 * HOUR_MS;

/** Deletes files that no record references any more. */
export async function sweep(context: ActionContext): Promise<void> {
  const before = new Date(context.now().getTime() - UNUSED_FILES_MS).toISOString();
  const paths = await context.database.write(async (change) => {
    const unused = await deleteUnusedFiles(change, before);
    // Copies of these files in other processes are valid for one version only.
    if (unused.length > 0) await context.database.version.increment(change);
    return unused;
  });
  await removeFiles(context, paths);
}
