import { AppError } from '../errors.ts';
import type { Received } from '../media/index.ts';
import type { ActionContext } from './context.ts';
import { knownFiles } from './file-rows.ts';

/**
 * Stores uploads, carries out the change that names what became of them, and leaves nothing behind when either fails.
 * The files are on the disk before the change begins.
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
    throw error;
  }
}

/**
 * After an unclear failure the change may be committed all the same. The writer's own turn comes only when that is
 * decided; where even this cannot be asked, the files stay for the recovery at the next start, which asks the rows.
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
