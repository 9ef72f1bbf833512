import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../media/index.ts';

const AT_ONCE = 16;

/** Uploaded files as they are kept for a backup, under their names, while the site may delete them. */
export class SetAside {
  readonly #storage: Storage;
  readonly #folder: string;
  readonly #sizes = new Map<string, number>();

  private constructor(storage: Storage, folder: string) {
    this.#storage = storage;
    this.#folder = folder;
  }

  /** Sets everything aside that is stored now. */
  static async all(storage: Storage, folder: string, signal?: AbortSignal): Promise<SetAside> {
    await mkdir(folder);
    const aside = new SetAside(storage, folder);
    let taking: Promise<boolean>[] = [];
    for await (const { name } of storage.names()) {
      signal?.throwIfAborted();
      taking.push(aside.#take(name));
      if (taking.length < AT_ONCE) continue;
      await Promise.all(taking);
      taking = [];
    }
    await Promise.all(taking);
    return aside;
  }

  /** Sets those aside that are not yet. @returns the names of those that are stored no more */
  async add(names: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (const name of names) {
      if (!this.#sizes.has(name) && !(await this.#take(name))) missing.push(name);
    }
    return missing;
  }

  /** The file set aside, or null. */
  find(name: string): { file: string; size: number } | null {
    const size = this.#sizes.get(name);
    return size === undefined ? null : { file: join(this.#folder, name), size };
  }

  async #take(name: string): Promise<boolean> {
    const size = await this.#storage.copyTo(name, join(this.#folder, name));
    if (size === null) return false;
    this.#sizes.set(name, size);
    return true;
  }
}
