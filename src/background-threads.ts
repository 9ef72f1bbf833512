import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';

const THREADS = '/proc/self/task';
/** How libuv calls the threads that hash passwords and encode pictures. */
const NAME = 'libuv-worker\n';
/** Under load, a tenth of the event loop's share of a core for each thread. */
const LOWER_PRIORITY = 10;

/**
 * Lets the thread of the event loop go before those that hash passwords and encode pictures: on a busy core it would have
 * one share of many, and all requests would wait. Threads that those start inherit their priority. Linux only; elsewhere,
 * and where it is forbidden, nothing changes.
 */
export async function lowerBackgroundThreads(): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    // All threads of the pool start with its first task.
    await stat(THREADS);
    for (const id of readdirSync(THREADS))
      if (readFileSync(`${THREADS}/${id}/comm`, 'utf8') === NAME) setPriority(Number(id), LOWER_PRIORITY);
  } catch {}
}
