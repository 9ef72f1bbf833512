import { rm } from 'node:fs/promises';
import { pathsOf, storedIdOf, storedNamesOf, storedPathOf } from '../schema/stored-names.ts';
import type { MediaContext } from './prepare.ts';
import { isOrphan, maxWorkMs, type WorkFile } from './work-directory.ts';

/** Which of these pictures' and documents' paths a committed row names. Asked in lists of at most 1000. */
export type FindKnownPaths = (paths: string[]) => Promise<Set<string>>;

/** How much was taken away. */
export interface RecoveredFiles {
  temporaryFiles: number;
  /** Pictures and documents that were stored but never named by a row. */
  unnamed: number;
  /** Files in storage that nobody knows. */
  strays: number;
}

const atATime = 500;

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += atATime) yield items.slice(at, at + atATime);
}

async function orphans({ work }: MediaContext): Promise<WorkFile[]> {
  const found: WorkFile[] = [];
  for (const entry of await work.entries()) if (await isOrphan(entry)) found.push(entry);
  return found;
}

/** What was stored by a process that died before committing the row: taken away unless the row is there. */
async function settleOrphans(
  intents: readonly WorkFile[],
  shop: MediaContext,
  isKnown: FindKnownPaths,
): Promise<number> {
  let taken = 0;
  for (const chunk of chunks(intents)) {
    const known = await isKnown(chunk.flatMap(({ id }) => pathsOf(id)));
    for (const { id, file } of chunk) {
      if (!pathsOf(id).some((path) => known.has(path))) {
        await shop.storage.remove(pathsOf(id).flatMap(storedNamesOf));
        taken++;
      }
      await rm(file, { force: true });
    }
  }
  return taken;
}

/** Of stored files, those that neither a row nor an intent names, and whether a row named any. */
async function sift(names: string[], shop: MediaContext, isKnown: FindKnownPaths) {
  // The order is what makes this safe beside others at work: a file's intent is there before it and goes after its
  // row is committed, so whoever lists files, then intents, then rows, finds one of them for every file that counts.
  const entries = await shop.work.entries();
  const intended = new Set(entries.filter(({ purpose }) => purpose === 'intent').map(({ id }) => id));
  const paths = new Set(names.map((name) => storedPathOf(name) ?? ''));
  const known = await isKnown([...paths]);
  const strays = names.filter((name) => {
    const path = storedPathOf(name) ?? '';
    return !known.has(path) && !intended.has(storedIdOf(path) ?? '');
  });
  return { strays, anyKnown: known.size > 0 };
}

async function sweepStorage(shop: MediaContext, isKnown: FindKnownPaths): Promise<number> {
  const { storage, log } = shop;
  const youngest = storage.sharesWorkDirectory ? Number.POSITIVE_INFINITY : Date.now() - maxWorkMs;
  const strays: string[] = [];
  let anyKnown = false;
  let batch: string[] = [];
  const flush = async () => {
    const found = await sift(batch, shop, isKnown);
    strays.push(...found.strays);
    anyKnown ||= found.anyKnown;
    batch = [];
  };
  for await (const { name, modifiedAt } of storage.names()) {
    if (modifiedAt.getTime() < youngest) batch.push(name);
    if (batch.length === atATime) await flush();
  }
  if (batch.length > 0) await flush();
  if (strays.length > 0 && !anyKnown) {
    // A database that knows not one of the files is more likely the wrong one than that all of them are strays.
    log.warn({ files: strays.length }, 'No stored file is known to this database; none was taken away');
    return 0;
  }
  for (const chunk of chunks(strays)) await storage.remove(chunk);
  return strays.length;
}

/**
 * Takes away what processes that died have left: temporary files, files stored without a row, strays in storage.
 * What a living process is at work on stays. For the start, and safe at any time.
 */
export async function recover(shop: MediaContext, isKnown: FindKnownPaths): Promise<RecoveredFiles> {
  await shop.work.ready();
  const left = await orphans(shop);
  const intents = left.filter(({ purpose }) => purpose === 'intent');
  const temporary = left.filter(({ purpose }) => purpose !== 'intent');
  for (const { file } of temporary) await rm(file, { force: true });
  const unnamed = await settleOrphans(intents, shop, isKnown);
  const strays = await sweepStorage(shop, isKnown);
  const recovered = { temporaryFiles: temporary.length, unnamed, strays };
  if (temporary.length + unnamed + strays > 0) shop.log.info(recovered, 'Took away unfinished files');
  return recovered;
}
