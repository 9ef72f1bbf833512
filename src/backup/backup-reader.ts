import type { Manifest } from './manifest.ts';
import type { BackupRefused } from './refusals.ts';

/** A backup that is read: an archive, or a snapshot of a repository. */
export interface BackupReader {
  readonly manifest: Manifest;
  /** Size of everything in it, in bytes. */
  readonly size: number;
  /**
   * The content of one file of the backup.
   * @param name as `tableFile` and `uploadFile` make it
   * @throws BackupRefused at the latest at its end, when it is missing or its digest differs from `sha256`
   */
  content(name: string, sha256: string): AsyncGenerator<Buffer>;
  /** The error for damage that the digests did not reveal. */
  damaged(): BackupRefused;
  close(): Promise<void>;
}
