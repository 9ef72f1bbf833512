import { knownFiles } from '../db/known-files.ts';
import { AppError } from '../errors.ts';
import type { Received } from '../media/index.ts';
import type { Site } from '../whole-site.ts';

const NOTHING_WRITTEN = new Set(['no-space', 'database-away', 'database-damaged']);

/**
 * Stores uploads durably, then commits the change that references them and ends their leases; removes the stored files when either fails.
 * The uploads themselves belong to the caller.
 */
export async function storeThenCommit<U extends Received, Stored extends { path: string }, T>(
  site: Site,
  uploads: readonly U[],
  store: (upload: U) => Promise<Stored>,
  work: (stored: Stored[]) => Promise<T>,
): Promise<T> {
  const stored: Stored[] = [];
  try {
    for (const upload of uploads) stored.push(await store(upload));
  } catch (error) {
    await site.media.abandon(stored);
    throw error;
  }
  try {
    return await work(stored);
  } catch (error) {
    if (await isSurelyAbsent(site, stored, error)) await site.media.abandon(stored);
    else site.media.leave(stored);
    throw error;
  }
}

/**
 * Whether no row has these paths, now or after a crash. After an unclear failure, such as a broken connection, the
 * change may have been committed; the writer's queue runs this check after that is decided. If the check fails too, the
 * files stay for recovery once their leases have ended.
 */
async function isSurelyAbsent(
  { database }: Site,
  stored: readonly { path: string }[],
  error: unknown,
): Promise<boolean> {
  if (stored.length === 0) return true;
  if (error instanceof AppError) {
    // While nothing can be written, the check would fail as well.
    if (error.status < 500 || NOTHING_WRITTEN.has(error.code)) return true;
    // The row may be in the log of the database, which brings it back after a crash.
    if (error.code === 'unconfirmed') return false;
  }
  const paths = stored.map(({ path }) => path);
  return database
    .write(({ db }) => knownFiles(db, paths))
    .then(
      (known) => known.size === 0,
      () => false,
    );
}
