import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors.ts';
import { isStoredName, storedPathOf } from '../../schema/stored-names.ts';
import type { FileCacheFigures, KnownFiles, PublicFiles } from '../context.ts';
import { diskStorage } from './disk.ts';
import { toDiskError } from './durable.ts';
import type { ByteRange, Storage } from './storage.ts';

const MAX_BYTES = 256 * 1024 * 1024;
const MAX_REMEMBERED = 20_000;
/** The last use of a file is recorded to the minute as its time stamp, which survives a restart. */
const TOUCH_EVERY_MS = 60_000;
/** A copy that takes longer belongs to a process that was killed. */
const MAX_COPY_MS = 10 * 60_000;
const PART = '.part';

export interface FileCacheOptions {
  /** May be shared by the processes of a machine; created when first needed. */
  folder: string;
  storage: Storage;
  known: KnownFiles;
  maxBytes?: number;
  onError(error: unknown): void;
}

/** A file as this process remembers it. */
interface Remembered {
  /** The version at which the database named it. */
  version: number;
  touchedAt: number;
}

/**
 * Public files of a storage on the network, with a bounded cache on disk: least recently used, single flight. Files
 * never change under their names, so that a copy is right as long as a row names its file; that is checked again
 * whenever the content's version has changed. A file without a row is not found, even while the store still has it
 * (requirement 18.17).
 */
export class FileCache implements PublicFiles {
  readonly #options: Required<FileCacheOptions>;
  readonly #copies: Storage;
  readonly #remembered = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED });
  readonly #copying = new Map<string, Promise<'kept' | 'missing' | 'no space'>>();
  readonly #figures: FileCacheFigures = { files: 0, bytes: 0, hits: 0, misses: 0 };
  #bytesSinceTidying = 0;
  #tidying: Promise<void> | null = null;

  constructor(options: FileCacheOptions) {
    this.#options = { maxBytes: MAX_BYTES, ...options };
    this.#copies = diskStorage(options.folder);
  }

  get figures(): FileCacheFigures {
    return { ...this.#figures };
  }

  async open(name: string, range?: ByteRange) {
    if (!isStoredName(name)) return null;
    const { storage } = this.#options;
    const isNamed = await this.#isNamed(name);
    if (isNamed === false) {
      await this.forget([name]);
      return null;
    }
    const copy = await this.#openCopy(name, range);
    this.#figures[copy ? 'hits' : 'misses'] += 1;
    if (copy) return copy;
    // Without a response of the database nothing is cached, because the file may have been removed.
    if (isNamed === null) return storage.open(name, range);
    const copying = this.#copying.get(name) ?? this.#startCopying(name);
    const outcome = await copying;
    // Its row may have gone while it was copied.
    if (outcome === 'missing' || (await this.#isNamed(name)) === false) return null;
    return (await this.#openCopy(name, range)) ?? storage.open(name, range);
  }

  async forget(names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.#remembered.delete(name);
      await this.#copies.remove([name]);
    }
  }

  /** Deletes what dead processes left, and the least recently used copies beyond the bound. */
  tidy(): Promise<void> {
    this.#tidying ??= this.#tidyNow().finally(() => {
      this.#tidying = null;
    });
    return this.#tidying;
  }

  /** Whether a row names the file; null while the database does not answer and did not before. */
  async #isNamed(name: string): Promise<boolean | null> {
    const { known } = this.#options;
    const version = known.version();
    const remembered = this.#remembered.get(name);
    if (remembered?.version === version) return true;
    const has = await known.has(storedPathOf(name) ?? '').catch(() => null);
    if (has) this.#remembered.set(name, { touchedAt: 0, ...remembered, version });
    return has;
  }

  async #openCopy(name: string, range?: ByteRange) {
    const copy = await this.#copies.open(name, range);
    const remembered = this.#remembered.get(name);
    if (copy && remembered && performance.now() - remembered.touchedAt > TOUCH_EVERY_MS) {
      remembered.touchedAt = performance.now();
      const now = new Date();
      // Another process may be deleting it.
      await utimes(join(this.#options.folder, name), now, now).catch(() => {});
    }
    return copy;
  }

  #startCopying(name: string) {
    const copying = this.#copy(name).finally(() => this.#copying.delete(name));
    this.#copying.set(name, copying);
    return copying;
  }

  async #copy(name: string) {
    const { folder, storage } = this.#options;
    const part = join(folder, `${name}.${randomUUID()}${PART}`);
    try {
      await mkdir(folder, { recursive: true });
      const size = await storage.copyTo(name, part);
      if (size === null) return 'missing';
      // Whole and synced by now: a kill or a power cut leaves no wrong bytes under the name.
      await rename(part, join(folder, name));
      this.#countBytes(size);
      return 'kept';
    } catch (error) {
      await rm(part, { force: true });
      const shown = toDiskError(error);
      if (shown instanceof AppError && shown.code === 'no-space') return 'no space';
      throw shown;
    }
  }

  /** The folder is measured once for many copies; meanwhile it may exceed the bound by a sixteenth. */
  #countBytes(size: number): void {
    this.#figures.files += 1;
    this.#figures.bytes += size;
    this.#bytesSinceTidying += size;
    if (this.#bytesSinceTidying * 16 > this.#options.maxBytes) this.tidy().catch(this.#options.onError);
  }

  async #tidyNow(): Promise<void> {
    const { folder, maxBytes } = this.#options;
    this.#bytesSinceTidying = 0;
    const found = [];
    for (const entry of await readdir(folder).catch(() => [])) {
      const file = join(folder, entry);
      const { size = 0, mtimeMs = 0 } = (await stat(file).catch(() => null)) ?? {};
      if (isStoredName(entry)) found.push({ file, size, mtimeMs });
      else if (entry.endsWith(PART) && Date.now() - mtimeMs > MAX_COPY_MS) await rm(file, { force: true });
    }
    const kept = found.sort((one, other) => other.mtimeMs - one.mtimeMs);
    let total = kept.reduce((sum, { size }) => sum + size, 0);
    while (total > maxBytes) {
      const oldest = kept.pop();
      if (!oldest) break;
      await rm(oldest.file, { force: true });
      total -= oldest.size;
    }
    this.#figures.files = kept.length;
    this.#figures.bytes = total;
  }
}
