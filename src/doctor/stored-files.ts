import { namedFiles } from '../backup/named-files.ts';
import type { Db } from '../db/engine.ts';
import { areTooManyStrays, type Storage } from '../media/index.ts';
import type { TableShape } from '../schema/shape.ts';
import { storedIdOf, storedPathOf } from '../schema/stored-names.ts';
import { faultOf } from './file-fault.ts';
import type { Findings } from './finding.ts';

export interface StoredFiles {
  db: Db;
  storage: Storage;
  /** Where files without a row were set aside. */
  strays: Storage;
  /** The tables that the database has. */
  shapes: readonly TableShape[];
  /** The deadline for reading, in milliseconds of `performance.now()`. */
  until: number;
}

const SHOWN = 3;
const RESTORE =
  'Look for them in a backup: npm run chautari -- restore --verify FOLDER, then copy them from its uploads.';

/** Files against the rows that name them, in both directions, and as many of their contents as there is time for. */
export async function checkFiles(
  found: Findings,
  { db, storage, strays, shapes, until }: StoredFiles,
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
  const aside = new Set<string>();
  for await (const name of strays.names()) aside.add(name);
  if (missing.length > 0)
    found.trouble(
      `Gone, though rows name them: ${count(missing.length)}, ${some(missing)}.`,
      missing.every((name) => aside.has(name))
        ? 'They were set aside in strays: the next start, or the next day, puts them back.'
        : RESTORE,
    );
  judgeOrphans(found, orphans, stored);
  if (aside.size > 0)
    found.fine(`Set aside in strays for 14 days, since no row named them: ${count(aside.size)}.`);
  await readContents(
    found,
    [...after].filter((name) => stored.has(name)),
    { db, storage, until },
  );
}

function judgeOrphans(found: Findings, orphans: readonly string[], stored: ReadonlySet<string>): void {
  if (orphans.length === 0) return;
  const uploads = (names: Iterable<string>) => new Set([...names].map(storedPathOf)).size;
  const says = `Named by no row: ${count(orphans.length)}, ${some(orphans)}.`;
  if (areTooManyStrays(uploads(orphans), uploads(stored)))
    found.trouble(
      `${says} So many are left where they are.`,
      'Is the database the one of these files, and whole? If an older one was restored, restore a newer one. If they are not needed, move them elsewhere.',
    );
  else
    found.warning(
      says,
      'The site sets them aside in strays within a day, and deletes them 14 days later. Should they be of another site, give each site a folder or prefix of its own.',
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
