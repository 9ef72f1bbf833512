import { rm } from 'node:fs/promises';
import { pathsOf, storedIdOf, storedNamesOf, storedPathOf } from '../schema/stored-names.ts';
import type { MediaContext } from './context.ts';
import { isOrphan, type WorkFile } from './work-directory.ts';

/** @returns those of at most 1000 paths that a committed row references */
export type FindKnownPaths = (paths: string[]) => Promise<Set<string>>;

/** The number of deleted files. */
export interface RecoveredFiles {
  temporaryFiles: number;
  /** Pictures and documents that were stored, but whose row was never committed. */
  unnamed: number;
  /** Files in storage without row and lease. */
  strays: number;
}

const CHUNK = 500;

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += CHUNK) yield items.slice(at, at + CHUNK);
}

async function orphans({ work }: MediaContext): Promise<WorkFile[]> {
  const found: WorkFile[] = [];
  const now = await work.now();
  for (const entry of await work.entries()) if (await isOrphan(entry, now)) found.push(entry);
  return found;
}

/** Deletes the files of uploads that no row names. @returns their ids */
async function removeUnnamed(ids: readonly string[], { storage }: MediaContext, isKnown: FindKnownPaths) {
  const known = await isKnown(ids.flatMap(pathsOf));
  const unnamed = ids.filter((id) => !pathsOf(id).some((path) => known.has(path)));
  await storage.remove(unnamed.flatMap(pathsOf).flatMap(storedNamesOf));
  return unnamed;
}

/** Deletes the stored files of leases that have ended, unless a row names them; then the leases. @returns their ids */
export async function recoverEndedLeases(context: MediaContext, isKnown: FindKnownPaths): Promise<string[]> {
  const deleted: string[] = [];
  for (const ids of chunks(await context.leases.takeOver())) {
    deleted.push(...(await removeUnnamed(ids, context, isKnown)));
    await context.leases.drop(ids);
  }
  return deleted;
}

/** Does the same for the intents of dead processes, except those whose lease still runs. */
async function recoverIntents(
  intents: readonly WorkFile[],
  context: MediaContext,
  isKnown: FindKnownPaths,
): Promise<string[]> {
  const deleted: string[] = [];
  for (const chunk of chunks(intents)) {
    const leased = await context.leases.among(chunk.map(({ id }) => id));
    const ended = chunk.filter(({ id }) => !leased.has(id));
    const ids = ended.map(({ id }) => id);
    deleted.push(...(await removeUnnamed(ids, context, isKnown)));
    for (const { file } of ended) await rm(file, { force: true });
  }
  return deleted;
}

/** @returns the files that neither a row nor a lease names, and whether a row named any of the others */
async function findStrays(names: string[], context: MediaContext, isKnown: FindKnownPaths) {
  // Safe beside working processes, whichever machine they run on and whatever its clock, because of the order: a lease
  // is committed before its file is stored, and ends in the change that inserts the row. Listing files, then leases,
  // then rows finds one of them for every file in use. How old a file is does not count.
  const paths = new Set(names.map((name) => storedPathOf(name) ?? ''));
  const entries = await context.work.entries();
  const inUse = await context.leases.among([...paths].map((path) => storedIdOf(path) ?? ''));
  for (const { purpose, id } of entries) if (purpose === 'intent') inUse.add(id);
  const known = await isKnown([...paths]);
  const strays = names.filter((name) => {
    const path = storedPathOf(name) ?? '';
    return !known.has(path) && !inUse.has(storedIdOf(path) ?? '');
  });
  return { strays, anyKnown: known.size > 0 };
}

async function sweepStorage(context: MediaContext, isKnown: FindKnownPaths): Promise<number> {
  const { storage, log } = context;
  const strays: string[] = [];
  let anyKnown = false;
  let batch: string[] = [];
  const flush = async () => {
    const found = await findStrays(batch, context, isKnown);
    strays.push(...found.strays);
    anyKnown ||= found.anyKnown;
    batch = [];
  };
  for await (const name of storage.names()) {
    batch.push(name);
    if (batch.length === CHUNK) await flush();
  }
  if (batch.length > 0) await flush();
  if (strays.length > 0 && !anyKnown) {
    // If no file is known, this is more likely the wrong database than a storage full of strays.
    log.warn({ files: strays.length }, 'No stored file is known to this database; none was deleted');
    return 0;
  }
  for (const chunk of chunks(strays)) await storage.remove(chunk);
  return strays.length;
}

/**
 * Deletes what dead processes left: temporary files, stored files without a row, strays. Files of running processes
 * stay. Runs at the start and once a day; safe at any time.
 */
export async function recover(context: MediaContext, isKnown: FindKnownPaths): Promise<RecoveredFiles> {
  await context.work.ready();
  const left = await orphans(context);
  const intents = left.filter(({ purpose }) => purpose === 'intent');
  const temporary = left.filter(({ purpose }) => purpose !== 'intent');
  for (const { file } of temporary) await rm(file, { force: true });
  // An upload of a dead process may have both; its lease is ended first.
  const ofLeases = await recoverEndedLeases(context, isKnown);
  const ofIntents = await recoverIntents(intents, context, isKnown);
  const unnamed = new Set([...ofLeases, ...ofIntents]).size;
  const strays = await sweepStorage(context, isKnown);
  const recovered = { temporaryFiles: temporary.length, unnamed, strays };
  if (temporary.length + unnamed + strays > 0) context.log.info(recovered, 'Deleted unfinished files');
  return recovered;
}
