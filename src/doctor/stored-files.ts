import { namedFiles } from '../backup/named-files.ts';
import type { Db } from '../db/engine.ts';
import type { Storage } from '../media/index.ts';
import type { TableShape } from '../schema/shape.ts';
import { storedIdOf, storedPathOf } from '../schema/stored-names.ts';
import { faultOf } from './file-fault.ts';
import type { Findings } from './finding.ts';

export interface StoredFiles {
  db: Db;
  storage: Storage;
  /** The tables that the database has. */
  shapes: readonly TableShape[];
  /** The deadline for reading, in milliseconds of `performance.now()`. */
  until: number;
}

const SHOWN = 3;
const RESTORE =
  'Look for them in a backup: npm run chautari -- restore --verify BACKUP, then restore it elsewhere and copy the files back.';

/** Files against the rows that name them, in both directions, and as many of their contents as there is time for. */
export async function checkFiles(
  found: Findings,
  { db, storage, shapes, until }: StoredFiles,
): Promise<void> {
  // A file is stored before its row is committed, and removed after its row is deleted. The rows are read before and
  // after the files, so that changes by a running site are not reported: a missing file was named both times, and an
  // orphan neither time, nor by a lease.
  const before = new Set(await namedFiles(db, shapes));
  const stored = new Set<string>();
  for await (const name of storage.names()) stored.add(name);
  const leased = new Set((await db.selectFrom('upload_lease').select('id').execute()).map(({ id }) => id));
  const after = new Set(await namedFiles(db, shapes));
  const missing = [...before].filter((name) => after.has(name) && !stored.has(name));
  const orphans = [...stored].filter(
    (name) =>
      !after.has(name) && !before.has(name) && !leased.has(storedIdOf(storedPathOf(name) ?? '') ?? ''),
  );
  if (missing.length > 0)
    found.trouble(`Gone, though rows name them: ${count(missing.length)}, ${some(missing)}.`, RESTORE);
  if (orphans.length > 0)
    found.warning(
      `Named by no row: ${count(orphans.length)}, ${some(orphans)}.`,
      'The site deletes them within a day. Should they be of another site, give each site a folder or prefix of its own.',
    );
  await readContents(
    found,
    [...after].filter((name) => stored.has(name)),
    { db, storage, until },
  );
}

/** In random order, so that repeated runs cover different files if there are too many. */
async function readContents(
  found: Findings,
  names: readonly string[],
  { db, storage, until }: Pick<StoredFiles, 'db' | 'storage' | 'until'>,
): Promise<void> {
  const damaged: string[] = [];
  let read = 0;
  for (const name of shuffled(names)) {
    if (performance.now() > until) break;
    const fault = await faultOf(name, { db, storage });
    if (fault) damaged.push(`${name}, ${fault}`);
    read += 1;
  }
  if (damaged.length > 0) found.trouble(`Damaged: ${count(damaged.length)}, ${some(damaged)}.`, RESTORE);
  const all =
    read === names.length
      ? 'all of them read'
      : `${read.toLocaleString('en')} of them read in the time there was`;
  found.fine(`Stored: ${count(names.length)}, ${all}.`);
}

const count = (files: number) => `${files.toLocaleString('en')} ${files === 1 ? 'file' : 'files'}`;

const some = (names: readonly string[]) =>
  names.slice(0, SHOWN).join('; ') + (names.length > SHOWN ? `; and ${names.length - SHOWN} more` : '');

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
