import type { Site } from '../whole-site.ts';
import { removeFiles } from './change-item.ts';
import { deleteUnusedFiles } from './file-rows.ts';

const HOUR_MS = 3_600_000;
/** How long a file without references stays (requirement 12.14). */
const UNUSED_FILES_MS = 24 * HOUR_MS;

/** Deletes files that no record references any more. */
export async function sweep(site: Site): Promise<void> {
  const before = new Date(site.now().getTime() - UNUSED_FILES_MS).toISOString();
  const paths = await site.database.write(async (change) => {
    const unused = await deleteUnusedFiles(change, before);
    // Copies of these files in other processes are valid for one version only.
    if (unused.length > 0) await site.database.version.increment(change);
    return unused;
  });
  await removeFiles(site, paths);
}
