import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digestsOf } from './s3/digests.ts';
import type { FileDigest, Storage } from './storage.ts';

/**
 * Calls `work` for every item, up to `limit` at a time. After a failure no further call begins; it resolves or rejects
 * once none is running, so that none goes on after the caller's clean-up.
 */
export async function concurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const shared = iterate(items);
  let hasFailed = false;
  const worker = async () => {
    try {
      while (!hasFailed) {
        const next = await shared.next();
        if (next.done) return;
        await work(next.value);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: limit }, worker));
  await shared.return(undefined);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A generator, which queues calls of `next` that come at the same time. */
async function* iterate<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  yield* items;
}

export const MAX_CONCURRENT_COPIES = 8;

interface CopyPlaces {
  from: Storage;
  to: Storage;
  /** A folder for unfinished files, on the file system of `to` where that is on disk. */
  folder: string;
}

const areSame = (one: FileDigest | null, other: FileDigest | null) =>
  one !== null && one.size === other?.size && one.sha256 === other.sha256;

/**
 * Copies a file, unless `to` has it with this content. May be broken off and repeated at any point: a storage has whole
 * files only.
 * @param expected what the file is; without it, whatever `from` has
 * @param damaged makes the error for a file of `from` that is another one than expected
 * @returns null if `from` has no such file
 */
export async function copyFile(
  { from, to, folder }: CopyPlaces,
  name: string,
  expected?: FileDigest,
  damaged?: () => Error,
): Promise<(FileDigest & { isNew: boolean }) | null> {
  const there = await to.digestOf(name);
  if (there && areSame(there, expected ?? (await from.digestOf(name)))) return { ...there, isNew: false };
  const file = join(folder, name);
  await rm(file, { force: true });
  try {
    if ((await from.copyTo(name, file)) === null) return null;
    const { size, sha256 } = await digestsOf(file);
    if (damaged && !areSame({ size, sha256 }, expected ?? null)) throw damaged();
    await to.put(name, file);
    return { size, sha256, isNew: true };
  } finally {
    await rm(file, { force: true });
  }
}

/** The outcome of a copy, in files. */
export interface CopiedFiles {
  copied: number;
  /** In both storages already, with the same content. */
  same: number;
}

/** Copies every file of a storage to another one. Files that only `to` has stay there. */
export async function copyFiles(
  places: CopyPlaces,
  progress: (what: string, done: number, of: number) => void,
  signal?: AbortSignal,
): Promise<CopiedFiles> {
  const names: string[] = [];
  for await (const name of places.from.names()) names.push(name);
  const done = { copied: 0, same: 0, removed: 0 };
  await concurrently(names, MAX_CONCURRENT_COPIES, async (name) => {
    signal?.throwIfAborted();
    const copied = await copyFile(places, name);
    done[copied === null ? 'removed' : copied.isNew ? 'copied' : 'same'] += 1;
    progress('Files', done.copied + done.same + done.removed, names.length);
  });
  return done;
}
