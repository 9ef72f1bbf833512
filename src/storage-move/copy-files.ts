import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../media/index.ts';
import { storedPathOf } from '../schema/stored-names.ts';
import { type MoveContext, MoveRefused } from './move-context.ts';
import type { VerifiedFiles } from './verified-files.ts';

const MAX_CONCURRENT = 8;
const MAX_ATTEMPTS = 3;
const CHUNK = 500;

/** The outcome of one pass over both storages, in files. */
export interface CopiedFiles {
  copied: number;
  /** Already in both storages, with the same content. */
  same: number;
  /** Files that are only in the new storage and named by no row. */
  deleted: number;
}

/**
 * Makes `to` hold exactly the files of `from`, each compared by its SHA-256 digest after it was stored. While every
 * process mirrors its changes, one pass is enough: what is stored or removed during it goes to both storages, first
 * to `from`.
 * @param probe the move's own file, which is left alone
 */
export async function copyFiles(
  context: MoveContext,
  probe: string,
  verified: VerifiedFiles,
): Promise<CopiedFiles> {
  const { from, to, progress, signal } = context;
  // Listed first: a name that is missing from the later list of `from` was removed, and is never one just stored.
  const there = await namesIn(to, probe);
  const names = await namesIn(from, probe);
  const deleted = await deleteRemoved(context, [...there.difference(names)]);
  const done: CopiedFiles = { copied: 0, same: 0, deleted };
  const waiting = [...names].filter((name) => !there.has(name) || !verified.has(name));
  let count = 0;
  const queue = waiting.values();
  const worker = async () => {
    for (const name of queue) {
      signal?.throwIfAborted();
      const outcome = await copyVerified(context, name, there.has(name));
      if (outcome !== 'removed') {
        await verified.add(name);
        done[outcome] += 1;
      }
      count += 1;
      progress('Files', count, waiting.length);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: MAX_CONCURRENT }, worker));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return done;
}

async function namesIn(storage: Storage, probe: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of storage.names()) names.add(name);
  names.delete(probe);
  return names;
}

/** Deletes files that only `to` has, unless a row names them: then `from` has lost them. */
async function deleteRemoved({ to, isKnown }: MoveContext, names: readonly string[]): Promise<number> {
  let deleted = 0;
  for (let at = 0; at < names.length; at += CHUNK) {
    const chunk = names.slice(at, at + CHUNK);
    const known = await isKnown(chunk.map((name) => storedPathOf(name) ?? ''));
    const removed = chunk.filter((name) => !known.has(storedPathOf(name) ?? ''));
    await to.remove(removed);
    deleted += removed.length;
  }
  return deleted;
}

async function copyVerified(
  context: MoveContext,
  name: string,
  isThere: boolean,
): Promise<'copied' | 'same' | 'removed'> {
  const { from, to, toName } = context;
  const sha256 = await digestIn(from, name);
  if (sha256 === null) return 'removed';
  if (isThere && (await digestIn(to, name)) === sha256) return 'same';
  for (let attempt = 1; ; attempt += 1) {
    if (!(await copy(context, name))) return 'removed';
    const stored = await digestIn(to, name);
    if (stored === sha256) return 'copied';
    // Removed by the site meanwhile, from both storages.
    if (stored === null && !(await isStored(from, name))) return 'removed';
    if (attempt === MAX_ATTEMPTS) {
      await to.remove([name]);
      throw new MoveRefused(
        `${toName} does not keep ${name} as it is: its content differs after each attempt.`,
      );
    }
  }
}

/** @returns whether the file is still there after it was copied */
async function copy({ from, to, folder }: MoveContext, name: string): Promise<boolean> {
  const file = join(folder, name);
  await rm(file, { force: true });
  try {
    if ((await from.copyTo(name, file)) === null) return false;
    await to.put(name, file);
  } finally {
    await rm(file, { force: true });
  }
  // The site removes a file from `from` first. If its removal from `to` came before this copy was stored there, the
  // copy is removed here.
  if (await isStored(from, name)) return true;
  await to.remove([name]);
  return false;
}

async function isStored(storage: Storage, name: string): Promise<boolean> {
  const found = await storage.open(name);
  found?.stream.destroy();
  return found !== null;
}

/** Read without the storage's own checks, so that a damaged file has another digest instead of being an error. */
async function digestIn(storage: Storage, name: string): Promise<string | null> {
  const found = await storage.open(name);
  if (!found) return null;
  const hash = createHash('sha256');
  await pipeline(found.stream, hash);
  return hash.digest('hex');
}
