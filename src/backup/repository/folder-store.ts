import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { sync } from '../../media/index.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

/** Holds objects that are not whole yet. */
const UNFINISHED = 'unfinished';
/** Backups are personal data, so only their owner may read them. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function orNull<T>(step: Promise<T>): Promise<T | null> {
  return step.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Keeps objects as files in a folder, which is created when first needed. */
export class FolderStore implements ObjectStore {
  readonly name: string;
  readonly #folder: string;

  /** @param folder an absolute path */
  constructor(folder: string) {
    this.#folder = folder;
    this.name = folder;
  }

  async put(key: string, file: string): Promise<void> {
    const unfinished = join(this.#folder, UNFINISHED, randomUUID());
    const stored = join(this.#folder, key);
    await this.#makeFolder(dirname(unfinished));
    await copyFile(file, unfinished);
    await chmod(unfinished, OWNER_ONLY.file);
    await sync(unfinished);
    await this.#makeFolder(dirname(stored));
    await rename(unfinished, stored);
    await sync(dirname(stored));
  }

  async open(key: string): Promise<Readable | null> {
    const handle = await orNull(open(join(this.#folder, key), 'r'));
    return handle?.createReadStream() ?? null;
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    const entries = await orNull(readdir(join(this.#folder, prefix), { withFileTypes: true }));
    for (const entry of entries ?? []) {
      const key = `${prefix}${entry.name}`;
      if (key === UNFINISHED) continue;
      if (entry.isDirectory()) {
        yield* this.list(`${key}/`);
        continue;
      }
      const found = await orNull(stat(join(this.#folder, key)));
      if (found) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(join(this.#folder, key), { force: true });
  }

  async clear(): Promise<void> {
    await rm(join(this.#folder, UNFINISHED), { recursive: true, force: true });
  }

  /** Creates a folder below the store's own, durably. */
  async #makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
    if (first === undefined) return;
    for (let made = folder; made !== dirname(first); made = dirname(made)) await sync(dirname(made));
  }
}
