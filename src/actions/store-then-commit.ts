import { AppError } from '../errors.ts';
import type { Received } from '../media/index.ts';
import type { ActionContext } from './context.ts';
import { knownFiles } from './file-rows.ts';

/**
 * Stores uploads durably, then commits the change that references them and ends their leases; removes the stored files when either fails.
 * The uploads themselves belong to the caller.
 */
export async function storeThenCommit<U extends Received, Stored extends { path: string }, T>(
  context: ActionContext,
  uploads: readonly U[],
  store: (upload: U) => Promise<Stored>,
  work: (stored: Stored[]) => Promise<T>,
): Promise<T> {
  const stored: Stored[] = [];
  try {
    for (const upload of uploads) stored.push(await store(upload));
  } catch (error) {
    await context.media.abandon(stored);
    throw error;
  }
  try {
    const result = await work(stored);
    await context.media.settle(stored);
    return result;
  } catch (error) {
    const isRefused = error instanceof AppError && error.status < 500;
    if (isRefused || (await isSurelyAbsent(context, stored))) await context.media.abandon(stored);
    else context.media.leave(stored);
    throw error;
  }
}

/**
 * Whether no row has these paths. After an unclear failure, such as a broken connection, the change may have been
 * committed; the writer's queue runs this check after that is decided. If the check fails too, the files stay for
 * recovery once their leases have ended.
 */
async function isSurelyAbsent(context: ActionContext, stored: readonly { path: string }[]): Promise<boolean> {
  if (stored.length === 0) return true;
  const paths = stored.map(({ path }) => path);
  return context.database
    .write(({ db }) => knownFiles(db, paths))
    .then(
      (known) => known.size === 0,
      () => false,
    );
}
