import { rm } from 'node:fs/promises';
import { pathsOf, storedIdOf, storedNamesOf, storedPathOf } from '../schema/stored-names.ts';
import type { MediaContext } from './context.ts';
import type { Storage } from './storage/storage.ts';
import { newId } from './work-directory.ts';

/** @returns those of at most 1000 paths that a committed row references */
export type FindKnownPaths = (paths: string[]) => Promise<Set<string>>;

/** The number of files that were deleted or moved. */
export interface RecoveredFiles {
  /** Pictures and documents that were stored, but whose row was never committed: they are strays now. */
  unnamed: number;
  /** Files in storage without row and lease, which are strays now. */
  strays: number;
  /** Strays that a row names again, which are back in storage. */
  returned: number;
}

const CHUNK = 500;
/** More strays than both of these are more likely the wrong database than strays, and stay where they are. */
const MAX_STRAYS = 20;
const MAX_STRAY_SHARE = 0.05;

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += CHUNK) yield items.slice(at, at + CHUNK);
}

/**
 * Whether so many of the stored uploads have no row that rather the database is another one, or has lost rows
 * (requirement 22.1).
 */
export const areTooManyStrays = (strays: number, uploads: number) =>
  strays > MAX_STRAYS && strays > uploads * MAX_STRAY_SHARE;

/** Moves files from one storage to another; one that is missing is fine. */
async function move(names: readonly string[], from: Storage, to: Storage, { work }: MediaContext) {
  for (const name of names) {
    const copy = work.partFile(newId());
    try {
      if ((await from.copyTo(name, copy)) !== null) await to.put(name, copy);
    } finally {
      await rm(copy, { force: true });
    }
    await from.remove([name]);
  }
}

/** Moves files to the strays: what no row names may be missed after all. */
async function setAside(names: readonly string[], context: MediaContext): Promise<void> {
  await context.files.forget(names);
  await move(names, context.storage, await context.strays(), context);
}

/** Sets the files of uploads aside that no row names. @returns their ids */
async function setUnnamedAside(ids: readonly string[], context: MediaContext, isKnown: FindKnownPaths) {
  const known = await isKnown(ids.flatMap(pathsOf));
  const unnamed = ids.filter((id) => !pathsOf(id).some((path) => known.has(path)));
  await setAside(unnamed.flatMap(pathsOf).flatMap(storedNamesOf), context);
  return unnamed;
}

/** Sets the stored files of leases aside that have ended, unless a row names them; then drops the leases. @returns their ids */
export async function recoverEndedLeases(context: MediaContext, isKnown: FindKnownPaths): Promise<string[]> {
  const unnamed: string[] = [];
  for (const ids of chunks(await context.leases.takeOver())) {
    unnamed.push(...(await setUnnamedAside(ids, context, isKnown)));
    await context.leases.drop(ids);
  }
  return unnamed;
}

/** @returns the files that neither a row nor a lease names */
async function findStrays(names: string[], context: MediaContext, isKnown: FindKnownPaths) {
  // Safe beside working processes, whichever machine they run on and whatever its clock, because of the order: a lease
  // is committed before its file is stored, and ends in the change that inserts the row. Listing files, then leases,
  // then rows finds one of them for every file in use. How old a file is does not count.
  const paths = new Set(names.map((name) => storedPathOf(name) ?? ''));
  const inUse = await context.leases.among([...paths].map((path) => storedIdOf(path) ?? ''));
  const known = await isKnown([...paths]);
  return names.filter((name) => {
    const path = storedPathOf(name) ?? '';
    return !known.has(path) && !inUse.has(storedIdOf(path) ?? '');
  });
}

/** Names in chunks, so that a storage of any size is looked through without holding them all. */
async function* chunked(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let chunk: string[] = [];
  for await (const name of names) {
    chunk.push(name);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Sets the strays in storage aside, unless they are too many. @returns how many files */
async function sweepStorage(context: MediaContext, isKnown: FindKnownPaths): Promise<number> {
  const { storage, log } = context;
  const strays: string[] = [];
  const uploads = new Set<string>();
  const pathOf = (name: string) => storedPathOf(name) ?? '';
  for await (const names of chunked(storage.names())) {
    for (const name of names) uploads.add(pathOf(name));
    strays.push(...(await findStrays(names, context, isKnown)));
  }
  const strayUploads = new Set(strays.map(pathOf)).size;
  if (areTooManyStrays(strayUploads, uploads.size)) {
    log.warn(
      { uploads: uploads.size, withoutRow: strayUploads },
      'So many stored files have no row in this database that it may be another one, or have lost some. They are left where they are; npm run chautari -- doctor says more',
    );
    return 0;
  }
  await setAside(strays, context);
  return strays.length;
}

/** Puts strays back that rows name, such as those of a database that was away for a while. @returns how many files */
async function returnNamed(context: MediaContext, isKnown: FindKnownPaths): Promise<number> {
  const strays = await context.strays();
  let returned = 0;
  for await (const names of chunked(strays.names())) {
    const known = await isKnown([...new Set(names.map((name) => storedPathOf(name) ?? ''))]);
    const named = names.filter((name) => known.has(storedPathOf(name) ?? ''));
    await move(named, strays, context.storage, context);
    returned += named.length;
  }
  return returned;
}

/** Deletes strays that were set aside before this instant. @returns how many files */
export async function deleteStrays({ strays }: MediaContext, before: Date): Promise<number> {
  const storage = await strays();
  let deleted = 0;
  for await (const names of chunked(storage.names())) {
    for (const name of names) {
      const at = await storage.storedAt(name);
      if (!at || !(at < before)) continue;
      await storage.remove([name]);
      deleted += 1;
    }
  }
  return deleted;
}

/**
 * Sets stored files without a row aside. Files of running processes stay. Runs at the start and once a day; safe at any
 * time.
 */
export async function recover(context: MediaContext, isKnown: FindKnownPaths): Promise<RecoveredFiles> {
  await context.work.ready();
  const unnamed = (await recoverEndedLeases(context, isKnown)).length;
  const returned = await returnNamed(context, isKnown);
  const strays = await sweepStorage(context, isKnown);
  const recovered = { unnamed, strays, returned };
  if (unnamed + strays + returned > 0)
    context.log.info(recovered, 'Files without a row were set aside in strays');
  return recovered;
}
