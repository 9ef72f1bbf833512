import type { Readable } from 'node:stream';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { MAX_FILE_BYTES } from '../schema/refused-file.ts';
import type { ByteRange, Storage } from './storage/storage.ts';
import type { WorkDirectory } from './work-directory.ts';

/** Limits of uploads and of concurrent work. */
export interface MediaLimits {
  /** Maximum size of a picture file, in bytes. */
  bytes: number;
  /** Maximum size of a document, in bytes. */
  documentBytes: number;
  /** Maximum number of pixels of a picture, over all its frames. */
  pixels: number;
  /**
   * Longest edge of a stored picture, in pixels; larger ones are scaled down (narrow ones less: `longEdgeOf`). No screen
   * shows more, and encoding 50 megapixels would take ten seconds and half a gigabyte.
   */
  longEdge: number;
  /**
   * Pictures decoded and encoded at a time. Each takes up to 500 MB, but for AVIF: one at a time, up to 1.2 GB
   * (docs/decisions/041-memory-for-pictures.md).
   */
  maxConcurrent: number;
  /** Maximum number of waiting pictures; further ones get 503. */
  maxWaiting: number;
  /** Timeout of decoding or encoding one size, in seconds. */
  seconds: number;
}

export const defaultLimits: MediaLimits = {
  bytes: MAX_FILE_BYTES,
  documentBytes: MAX_FILE_BYTES,
  pixels: 50_000_000,
  longEdge: 4096,
  maxConcurrent: 2,
  maxWaiting: 32,
  seconds: 30,
};

/**
 * Leases of pictures and documents whose files are stored before the row that names them, kept where every machine sees
 * them. While a lease runs no other process deletes these files. The row's change ends the lease, so that one of the
 * two always names a stored file (requirement 18.13).
 */
export interface UploadLeases {
  /** Takes a lease, and extends it until it is settled or abandoned. Durable once it resolves. */
  take(id: string): Promise<void>;
  /** Ends leases after their files were removed. */
  drop(ids: readonly string[]): Promise<void>;
  /** Extends leases no longer: recovery decides once they have ended. */
  letGo(ids: readonly string[]): void;
  /** Which of these ids have a lease, running or not. */
  among(ids: readonly string[]): Promise<Set<string>>;
  /**
   * Takes over every lease that has ended or whose holder is dead, so that its files can be removed: the row of an
   * upload whose lease is no longer its own is refused. @returns their ids
   */
  takeOver(): Promise<string[]>;
}

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

/** The part of a logger that the media write to. */
export interface MediaLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export const silent: MediaLog = { info: () => undefined, warn: () => undefined };

/** Dependencies of preparing and storing files. */
export interface MediaContext {
  storage: Storage;
  /** Opens the place beside the storage for files that no row names. */
  strays(): Promise<Storage>;
  files: PublicFiles;
  leases: UploadLeases;
  work: WorkDirectory;
  limits: MediaLimits;
  /** Limits how many pictures are encoded at a time. */
  limitEncoding: ConcurrencyLimit;
  /** Limits AVIF further, whose decoder takes up to 1.2 GB for 50 megapixels. */
  limitHeavyDecoding: ConcurrencyLimit;
  log: MediaLog;
}
