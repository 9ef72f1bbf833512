import { rm } from 'node:fs/promises';
import { pathsOf, storedIdOf, storedNamesOf, storedPathOf } from '../schema/stored-names.ts';
import type { MediaContext } from './context.ts';
import { isOrphan, maxWorkMs, type WorkFile } from './work-directory.ts';

/** @returns those of at most 1000 paths that a committed row references */
export type FindKnownPaths = (paths: string[]) => Promise<Set<string>>;

/** The number of deleted files. */
export interface RecoveredFiles {
  temporaryFiles: number;
  /** Pictures and documents that were stored, but whose row was never committed. */
  unnamed: number;
  /** Files in storage without row and intent. */
  strays: number;
}

const CHUNK = 500;

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += CHUNK) yield items.slice(at, at + CHUNK);
}

async function orphans({ work }: MediaContext): Promise<WorkFile[]> {
  const found: WorkFile[] = [];
  for (const entry of await work.entries()) if (await isOrphan(entry)) found.push(entry);
  return found;
}

/** Deletes what dead processes stored, unless the row was committed. */
async function settleOrphans(
  intents: readonly WorkFile[],
  context: MediaContext,
  isKnown: FindKnownPaths,
): Promise<number> {
  let deleted = 0;
  for (const chunk of chunks(intents)) {
    const known = await isKnown(chunk.flatMap(({ id }) => pathsOf(id)));
    for (const { id, file } of chunk) {
      if (!pathsOf(id).some((path) => known.has(path))) {
        await context.storage.remove(pathsOf(id).flatMap(storedNamesOf));
        deleted += 1;
      }
      await rm(file, { force: true });
    }
  }
  return deleted;
}

/** @returns the files that neither a row nor an intent names, and whether a row named any of the others */
async function findStrays(names: string[], context: MediaContext, isKnown: FindKnownPaths) {
  // Safe beside working processes because of the order: an intent is written before its file and deleted after the row
  // is committed. Listing files, then intents, then rows finds one of them for every file in use.
  const entries = await context.work.entries();
  const intended = new Set(entries.filter(({ purpose }) => purpose === 'intent').map(({ id }) => id));
  const paths = new Set(names.map((name) => storedPathOf(name) ?? ''));
  const known = await isKnown([...paths]);
  const strays = names.filter((name) => {
    const path = storedPathOf(name) ?? '';
    return !known.has(path) && !intended.has(storedIdOf(path) ?? '');
  });
  return { strays, anyKnown: known.size > 0 };
}

async function sweepStorage(context: MediaContext, isKnown: FindKnownPaths): Promise<number> {
  const { storage, log } = context;
  const youngest = storage.sharesWorkDirectory ? Number.POSITIVE_INFINITY : Date.now() - maxWorkMs;
  const strays: string[] = [];
  let anyKnown = false;
  let batch: string[] = [];
  const flush = async () => {
    const found = await findStrays(batch, context, isKnown);
    strays.push(...found.strays);
    anyKnown ||= found.anyKnown;
    batch = [];
  };
  for await (const { name, modifiedAt } of storage.names()) {
    if (modifiedAt.getTime() < youngest) batch.push(name);
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
 * stay. Runs at the start; safe at any time.
 */
export async function recover(context: MediaContext, isKnown: FindKnownPaths): Promise<RecoveredFiles> {
  await context.work.ready();
  const left = await orphans(context);
  const intents = left.filter(({ purpose }) => purpose === 'intent');
  const temporary = left.filter(({ purpose }) => purpose !== 'intent');
  for (const { file } of temporary) await rm(file, { force: true });
  const unnamed = await settleOrphans(intents, context, isKnown);
  const strays = await sweepStorage(context, isKnown);
  const recovered = { temporaryFiles: temporary.length, unnamed, strays };
  if (temporary.length + unnamed + strays > 0) context.log.info(recovered, 'Deleted unfinished files');
  return recovered;
}
