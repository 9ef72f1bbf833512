import { program } from '../accounts/actor.ts';
import type { Site } from '../whole-site.ts';
import { deleteUnusedFiles, removeFiles } from './files.ts';
import { endedInTrash } from './managed-list.ts';
import { deleteForGood } from './trash.ts';

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

/** Bounds the deletions of one sweep; the next sweep continues. */
const MAX_AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** How long an ended link answers 410 before it is deleted. */
const ENDED_LINKS_MS = 30 * DAY_MS;

/** Deletes records that have been in the trash for 30 days. */
export async function sweepTrash(site: Site): Promise<void> {
  for (const id of await endedInTrash(site.database.reader, site.now(), MAX_AT_ONCE))
    await deleteForGood(site, program, id);
}

/** Deletes links that have long ended. */
export async function sweepEditing(site: Site): Promise<void> {
  const now = site.now();
  await site.database.write(async ({ db }) => {
    const before = new Date(now.getTime() - ENDED_LINKS_MS).toISOString();
    await db.deleteFrom('preview').where('expiresAt', '<', before).execute();
  });
}
