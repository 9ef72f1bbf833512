import type { Readable } from 'node:stream';

/**
 * Stores finished files. Names follow `schema/stored-names.ts`; other names never exist. A file is written once and
 * never changed.
 */
export interface Storage {
  /**
   * Whether all writers share one work directory. Then its intents name every file in flight, and a file that neither
   * an intent nor a row names is a stray, however new.
   */
  readonly sharesWorkDirectory: boolean;
  /**
   * Stores the temporary file `file` under `name`, durably once it resolves; may move or delete `file`. If it rejects,
   * the caller removes the remains of both.
   */
  put(name: string, file: string): Promise<void>;
  /** The file's size in bytes and content, or null. The caller reads or destroys the stream. */
  open(name: string): Promise<{ size: number; stream: Readable } | null>;
  /**
   * Creates the file `copy` with the content of `name`; it stays if `name` is removed. It is read-only, since it may be
   * a hard link.
   * @returns its size in bytes; null if nothing is stored under `name`
   */
  copyTo(name: string, copy: string): Promise<number | null>;
  /** Deletes files; missing ones are fine. Once it resolves, `open` finds none of them. */
  remove(names: readonly string[]): Promise<void>;
  /** Every stored file, in no order, streamed. */
  names(): AsyncIterable<{ name: string; modifiedAt: Date }>;
}
