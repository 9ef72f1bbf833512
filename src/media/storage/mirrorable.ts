import { rm } from 'node:fs/promises';
import type { Storage } from './storage.ts';

/** Two storages that hold the same files. Writes and deletions reach `from` first. */
export interface Mirror {
  from: Storage;
  to: Storage;
}

/** The storage of a process. While the site moves to another one, changes go to both. */
export class MirrorableStorage implements Storage {
  readonly #own: Storage;
  #mirror: Mirror | null = null;
  readonly #changing = new Set<Promise<void>>();
  #before: (() => Promise<void>) | undefined;

  constructor(own: Storage) {
    this.#own = own;
  }

  /** From now on, each change waits for this promise. */
  beforeChanges(before: () => Promise<void>): void {
    this.#before = before;
  }

  /** Begins or ends mirroring. Resolves when no change is in flight that began before. */
  async mirror(mirror: Mirror | null): Promise<void> {
    this.#mirror = mirror;
    await Promise.allSettled(this.#changing);
  }

  put(name: string, file: string): Promise<void> {
    return this.#change(async (mirror) => {
      if (!mirror) return this.#own.put(name, file);
      const { from, to } = mirror;
      await from.put(name, file);
      // Storing may have moved the file, or left it.
      await rm(file, { force: true });
      if ((await from.copyTo(name, file)) === null)
        throw new Error(`${name} was removed while it was stored`);
      await to.put(name, file);
      await rm(file, { force: true });
    });
  }

  remove(names: readonly string[]): Promise<void> {
    return this.#change(async (mirror) => {
      if (!mirror) return this.#own.remove(names);
      await mirror.from.remove(names);
      await mirror.to.remove(names);
    });
  }

  open(...wanted: Parameters<Storage['open']>): ReturnType<Storage['open']> {
    return this.#own.open(...wanted);
  }

  copyTo(name: string, copy: string): Promise<number | null> {
    return this.#own.copyTo(name, copy);
  }

  names(): ReturnType<Storage['names']> {
    return this.#own.names();
  }

  storedAt(name: string): Promise<Date | null> {
    return this.#own.storedAt(name);
  }

  siteMark(): ReturnType<Storage['siteMark']> {
    return this.#own.siteMark();
  }

  claim(siteId: string): Promise<void> {
    return this.#own.claim(siteId);
  }

  async #change(work: (mirror: Mirror | null) => Promise<void>): Promise<void> {
    // Not counted as in flight yet: the awaited promise may start mirroring, which waits for the changes in flight.
    await this.#before?.();
    const changing = work(this.#mirror);
    this.#changing.add(changing);
    const forget = () => this.#changing.delete(changing);
    changing.then(forget, forget);
    return changing;
  }
}
