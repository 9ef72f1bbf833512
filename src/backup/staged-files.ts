import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { concurrently, type Storage } from '../media/index.ts';
import type { FileCollector } from './take-snapshot.ts';

const MAX_CONCURRENT_COPIES = 16;

/** Copies of uploaded files for a backup, which stay when the site deletes the originals. */
export class StagedFiles implements FileCollector {
  readonly #storage: Storage;
  readonly #folder: string;
  readonly #sizes = new Map<string, number>();

  private constructor(storage: Storage, folder: string) {
    this.#storage = storage;
    this.#folder = folder;
  }

  /** Stages every stored file. */
  static async all(storage: Storage, folder: string, signal?: AbortSignal): Promise<StagedFiles> {
    await mkdir(folder);
    const staged = new StagedFiles(storage, folder);
    await concurrently(storage.names(), MAX_CONCURRENT_COPIES, async (name) => {
      signal?.throwIfAborted();
      await staged.#copy(name);
    });
    return staged;
  }

  async add(names: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (const name of names) {
      if (!this.#sizes.has(name) && !(await this.#copy(name))) missing.push(name);
    }
    return missing;
  }

  /** The staged file, or null. */
  find(name: string): { file: string; size: number } | null {
    const size = this.#sizes.get(name);
    return size === undefined ? null : { file: join(this.#folder, name), size };
  }

  async #copy(name: string): Promise<boolean> {
    const size = await this.#storage.copyTo(name, join(this.#folder, name));
    if (size === null) return false;
    this.#sizes.set(name, size);
    return true;
  }
}
