import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const LOCK = 'lock';

/** A folder in the data folder, for one process at a time. */
export interface WorkFolder {
  readonly path: string;
  /** Takes away what is in it, such as what a process that was killed has left. */
  clear(): Promise<void>;
  /** Lets go of the folder and leaves what is in it. */
  leave(): void;
  /** Takes away the folder with all that is in it. */
  close(): Promise<void>;
}

/** @returns null while another process is at work in it */
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
    leave: release,
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
