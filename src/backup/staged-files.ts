import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../media/index.ts';

const MAX_CONCURRENT_COPIES = 16;

/** Copies of uploaded files for a backup, which stay when the site deletes the originals. */
export class StagedFiles {
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
    let copying: Promise<boolean>[] = [];
    for await (const { name } of storage.names()) {
      signal?.throwIfAborted();
      copying.push(staged.#copy(name));
      if (copying.length < MAX_CONCURRENT_COPIES) continue;
      await Promise.all(copying);
      copying = [];
    }
    await Promise.all(copying);
    return staged;
  }

  /** Stages files that are not staged yet. @returns the names of files that no longer exist */
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
