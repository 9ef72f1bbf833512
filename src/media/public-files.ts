import type { Readable } from 'node:stream';
import type { ByteRange, Storage } from './storage/storage.ts';

/** The database's facts about public files. */
export interface KnownFiles {
  /** A number that changes with every commit, of any process, that may delete the row of a file. */
  version(): number;
  /** Whether a row names the picture or document at this path. */
  has(path: string): Promise<boolean>;
}

/** Use of the cache on this machine's disk. */
export interface FileCacheFigures {
  /** Files and their bytes when the folder was last looked through, and what this process has added since. */
  files: number;
  bytes: number;
  hits: number;
  /** Files that were asked of the store. */
  misses: number;
}

/** Files as visitors get them. */
export interface PublicFiles {
  /** Null where visitors read the storage itself. */
  readonly figures: FileCacheFigures | null;
  /** See `Storage.open`. */
  open(name: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | null>;
  /** Deletes cached copies of removed files. */
  forget(names: readonly string[]): Promise<void>;
}

/** Files that visitors get from the storage itself. */
export const uncached = (storage: Storage): PublicFiles => ({
  figures: null,
  open: (name, range) => storage.open(name, range),
  forget: async () => {},
});
