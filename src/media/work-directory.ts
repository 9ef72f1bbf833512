import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onceDone } from './storage/durable.ts';

/** A random id for a picture, document or upload: 32 hexadecimal characters. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

export type WorkDirectory = ReturnType<typeof createWorkDirectory>;

/** The folder for unfinished files, of one process. */
export function createWorkDirectory(folder: string) {
  return {
    /** Creates the folder if it is missing; not synced, since nothing in it has to outlive a power cut. */
    ready: onceDone(async () => void (await mkdir(folder, { recursive: true }))),
    /** Deletes what the process before this one left. */
    async empty(): Promise<void> {
      for (const name of await readdir(folder).catch(() => []))
        await rm(join(folder, name), { recursive: true, force: true });
    },
    /** What is received from a request. */
    uploadFile: (id: string) => join(folder, `${id}.upload`),
    /** An encoded size before it is stored under `name`. */
    partFile: (name: string) => join(folder, `${name}.part`),
  };
}
