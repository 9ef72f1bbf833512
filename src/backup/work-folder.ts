import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const LOCK = 'lock';

/** A temporary folder in the data folder, locked by one process. */
export interface WorkFolder {
  readonly path: string;
  /** Empties it, for instance of the leftovers of a killed process. */
  clear(): Promise<void>;
  /** Releases the lock and leaves the content. */
  release(): void;
  /** Removes the folder and releases the lock. */
  close(): Promise<void>;
}

/** @returns null while another process holds its lock */
export async function openWorkFolder(dataDir: string, name: string): Promise<WorkFolder | null> {
  const path = join(dataDir, name);
  await mkdir(path, { recursive: true, mode: 0o700 });
  const { acquireLock } = await import('../db/lock.ts');
  const release = acquireLock(join(path, LOCK));
  if (!release) return null;
  const clear = async () => {
    for (const entry of await readdir(path)) {
      if (entry !== LOCK) await rm(join(path, entry), { recursive: true, force: true });
    }
  };
  return {
    path,
    clear,
    release: release,
    async close() {
      try {
        await clear();
        await rm(path, { recursive: true, force: true });
      } finally {
        release();
      }
    },
  };
}
