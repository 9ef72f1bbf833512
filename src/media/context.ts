import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { UploadLeases } from './leases.ts';
import type { MediaLimits } from './limits.ts';
import type { PublicFiles } from './public-files.ts';
import type { Storage } from './storage/storage.ts';
import type { WorkDirectory } from './work-directory.ts';

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
