import type { Readable } from 'node:stream';
import type { MarkNote, SiteMark } from './id-file.ts';

/** Part of a file: positions of its first and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What the content of a file is known by. */
export interface FileDigest {
  /** In bytes. */
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

/**
 * Stores finished files. Names follow `schema/stored-names.ts`; other names never exist. A file is written once and
 * never changed.
 */
export interface Storage {
  /**
   * Stores the temporary file `file` under `name`, durably once it resolves; may move or delete `file`. If it rejects,
   * the caller removes the remains of both.
   * @throws `storageAway` while a store on the network does not answer
   */
  put(name: string, file: string): Promise<void>;
  /**
   * The whole file's size in bytes and its content, or null. The caller reads or destroys the stream.
   * @param range the part to read, within the file; without it, all of the file
   * @throws `storageAway`
   */
  open(name: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | null>;
  /**
   * Creates the file `copy` with the content of `name`; it stays as it is, whatever becomes of `name`.
   * @returns its size in bytes; null if nothing is stored under `name`
   * @throws `storageAway`
   */
  copyTo(name: string, copy: string): Promise<number | null>;
  /** Deletes files; missing ones are fine. Once it resolves, `open` finds none of them. @throws `storageAway` */
  remove(names: readonly string[]): Promise<void>;
  /** The name of every stored file, in no order, streamed. @throws `storageAway` */
  names(): AsyncIterable<string>;
  /**
   * What a stored file is: read from a disk; of a bucket, its size and what it was stored as, since a store guards its
   * bytes itself. Null if nothing is stored under `name`. @throws `storageAway`
   */
  digestOf(name: string): Promise<FileDigest | null>;
  /** When a file was stored, by the clock of the storage; null if nothing is stored under `name`. @throws `storageAway` */
  storedAt(name: string): Promise<Date | null>;
  /** The site whose files are stored here; null before `claim`. @throws `storageAway` */
  siteMark(): Promise<SiteMark | null>;
  /**
   * Stores the id of the site whose files are stored here, durably once it resolves.
   * @param note see `SiteMark` @throws `storageAway`, `noSpace`
   */
  claim(siteId: string, note?: MarkNote): Promise<void>;
}
