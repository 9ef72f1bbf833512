import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Db } from '../db/engine.ts';
import type { Storage } from '../media/index.ts';
import { documentIdOf, documentPathOf } from '../schema/document-names.ts';
import { storedNamesOf } from '../schema/stored-names.ts';
import type { MoveContext } from './move-context.ts';

/** Stores a short file. @param folder for its temporary file, on the same file system as a storage on disk */
export async function putText(
  storage: Storage,
  name: string,
  content: string,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  await writeFile(file, content);
  await storage.put(name, file);
}

/** The content of a short file; null if it is not stored. */
export async function readText(storage: Storage, name: string): Promise<string | null> {
  const found = await storage.open(name);
  return found && text(found.stream);
}

/** Later than any move takes. */
const NEVER = '9999-12-31T23:59:59.999Z';
const HOLDER = 'storage-move';

/** Keeps sweeps from deleting the probe, which no row names. */
export async function leaseProbe(db: Db, probe: string): Promise<void> {
  const id = documentIdOf(probe) ?? '';
  await db.insertInto('upload_lease').values({ id, holder: HOLDER, until: NEVER }).execute();
}

/** Removes the probes of commands that were killed before their move began. Only while no move runs. */
export async function removeLeftProbes({ reader, write, from, to }: MoveContext): Promise<void> {
  const leases = await reader.selectFrom('upload_lease').select('id').where('holder', '=', HOLDER).execute();
  if (leases.length === 0) return;
  const names = leases.flatMap(({ id }) => storedNamesOf(documentPathOf(id)));
  for (const storage of [from, to]) await storage.remove(names);
  await write(async ({ db }) => {
    for (const name of names) await endLease(db, name);
  });
}

export async function endLease(db: Db, probe: string): Promise<void> {
  await db
    .deleteFrom('upload_lease')
    .where('id', '=', documentIdOf(probe) ?? '')
    .execute();
}
