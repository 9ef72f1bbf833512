import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { concurrently, type Storage } from '../../media/index.ts';
import type { UploadEntry } from '../manifest.ts';
import type { FileCollector } from '../take-snapshot.ts';
import { newHash } from '../tar.ts';
import type { Repository } from './repository.ts';

const MAX_CONCURRENT_FILES = 16;

/** A file's content in a repository. */
export interface StoredContent {
  size: number;
  sha256: string;
}

interface Options {
  storage: Storage;
  repository: Repository;
  /** The contents that the repository has, by digest. */
  contents: ReadonlyMap<string, number>;
  /** A folder for copies of the files that are read; it is created. */
  folder: string;
}

async function digestOf(file: string): Promise<string> {
  const hash = newHash();
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Sends the contents of a backup to a repository, unless their digests are there already. */
export class ContentCollector implements FileCollector {
  /** The contents that were sent, by digest. */
  readonly sent = new Map<string, number>();
  readonly #options: Options;
  readonly #files = new Map<string, StoredContent>();
  readonly #present = new Set<string>();
  readonly #knownBefore: ReadonlySet<string>;

  /** @param known files of an earlier backup: a stored file never changes, so that they need not be read again */
  constructor(options: Options, known: readonly UploadEntry[]) {
    this.#options = options;
    for (const { name, size, sha256 } of known) {
      if (options.contents.get(sha256) === size) this.#files.set(name, { size, sha256 });
    }
    this.#knownBefore = new Set(this.#files.keys());
  }

  /** Collects every stored file. @param onCollected receives how many files were looked at */
  async addAll(onCollected: (done: number) => void, signal?: AbortSignal): Promise<void> {
    const { storage, folder } = this.#options;
    await mkdir(folder);
    await concurrently(storage.names(), MAX_CONCURRENT_FILES, async (name) => {
      signal?.throwIfAborted();
      this.#present.add(name);
      await this.#add(name);
      onCollected(this.#present.size);
    });
  }

  async add(names: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (const name of names) if (!(await this.#add(name))) missing.push(name);
    return missing;
  }

  /** A collected file, or null. */
  find(name: string): StoredContent | null {
    return this.#files.get(name) ?? null;
  }

  /** Whether an earlier backup has this file, but the site has lost it. */
  isLost(name: string): boolean {
    return !this.#present.has(name) && this.#knownBefore.has(name);
  }

  /** Puts a file that is not one of the storage. */
  async addFile(file: string, size: number): Promise<StoredContent> {
    const sha256 = await digestOf(file);
    const { contents, repository } = this.#options;
    if (contents.get(sha256) !== size && !this.sent.has(sha256)) {
      await repository.putContent(sha256, file);
      this.sent.set(sha256, size);
    }
    return { size, sha256 };
  }

  async #add(name: string): Promise<boolean> {
    if (this.#files.has(name)) return true;
    const { storage, folder } = this.#options;
    const copy = join(folder, name);
    const size = await storage.copyTo(name, copy);
    if (size === null) return false;
    try {
      this.#files.set(name, await this.addFile(copy, size));
    } finally {
      await rm(copy, { force: true });
    }
    return true;
  }
}
