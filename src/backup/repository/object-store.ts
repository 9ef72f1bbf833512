import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  /** In bytes. */
  size: number;
  /** By the store's own clock. */
  modifiedAt: Date;
}

/**
 * Where a repository of backups is kept: a folder or a bucket. Keys are paths with slashes. An object is whole or
 * absent, and durable once it is put.
 */
export interface ObjectStore {
  /** How people write it; without credentials. */
  readonly name: string;
  /** Copies a file to `key`, which may be there already. The file stays. */
  put(key: string, file: string): Promise<void>;
  /** The object's content, or null. The caller reads or destroys the stream. */
  open(key: string): Promise<Readable | null>;
  /** The objects whose key begins with `prefix`, which is empty or ends with a slash, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Deletes objects; missing ones are fine. */
  remove(keys: readonly string[]): Promise<void>;
  /** Deletes the remains of killed processes; no other process may be writing. */
  clear(): Promise<void>;
}
