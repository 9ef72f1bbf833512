import type { Readable } from 'node:stream';

/**
 * Where finished files of pictures are kept. Names are those of `names.ts`; for any other name nothing exists and
 * nothing is touched. A name is written once and never changed.
 */
export interface Storage {
  /**
   * Whether everyone who writes here shares one work directory. Then the intents there tell all that is under way,
   * and a file that neither an intent nor a row names belongs to nobody, however young it is.
   */
  readonly sharesWorkDirectory: boolean;
  /**
   * Keeps the finished temporary file at `file` under `name`, durably once it resolves; the file is the storage's to
   * move away or delete. When it rejects, what is left of both is the caller's to remove.
   */
  put(name: string, file: string): Promise<void>;
  /** The file's size in bytes and its content, or null when there is none. The caller reads or destroys the stream. */
  open(name: string): Promise<{ size: number; stream: Readable } | null>;
  /**
   * Makes the file at `copy`, which is not there yet, one with the content stored under `name`, and which stays when
   * that is taken away. It is only read: it may be the same file under a second name.
   * @returns its size in bytes; null when nothing is stored under that name, then no file is made
   */
  copyTo(name: string, copy: string): Promise<number | null>;
  /** Takes files away; one that is missing is fine. When it resolves, `open` finds none of them. */
  remove(names: readonly string[]): Promise<void>;
  /** Every stored file, in no order, without holding them all in memory. */
  names(): AsyncIterable<{ name: string; modifiedAt: Date }>;
}
