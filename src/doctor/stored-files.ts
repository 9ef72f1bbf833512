import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { BackupFolder } from '../backup/folder.ts';
import { namedFiles } from '../backup/named-files.ts';
import type { Db } from '../db/engine.ts';
import { migrations } from '../db/migration/frozen.ts';
import { Refused } from '../errors.ts';
import { areTooManyStrays, concurrently, MAX_CONCURRENT_COPIES, type Storage } from '../media/index.ts';
import { DOCUMENT_FORMATS, documentIdOf, formatAt } from '../schema/document-names.ts';
import type { TableShape } from '../schema/shape.ts';
import { storedIdOf, storedPathOf } from '../schema/stored-names.ts';
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

const MAX_SHOWN = 3;
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
  names.slice(0, MAX_SHOWN).join('; ') +
  (names.length > MAX_SHOWN ? `; and ${names.length - MAX_SHOWN} more` : '');

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const HEAD_BYTES = 12;
const TAIL_BYTES = 1024;

/** The fault of a stored file; null if it is sound or was removed meanwhile. */
async function faultOf(name: string, { db, storage }: { db: Db; storage: Storage }): Promise<string | null> {
  const file = await storage.open(name);
  if (!file) return null;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const chunk of file.stream as AsyncIterable<Buffer>) {
      if (size < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES);
      size += chunk.length;
    }
  } catch (error) {
    return `which cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`;
  }
  if (size === 0) return 'which is empty';
  if (documentIdOf(name) === null) return pictureFault(head, size);
  const row = await db
    .selectFrom('attachment')
    .select('size')
    .where('path', '=', storedPathOf(name) ?? '')
    .executeTakeFirst();
  if (row && row.size !== size) return `which has ${size} bytes, not ${row.size}`;
  const [start, end] = formatAt(name) === 'pdf' ? ['%PDF-', '%%EOF'] : ['PK\x03\x04', 'PK\x05\x06'];
  const isWhole = head.toString('latin1').includes(start) && tail.includes(end);
  return isWhole ? null : `which is no whole ${DOCUMENT_FORMATS[formatAt(name)].label} document`;
}

/** A WebP file contains its own length (RIFF: that of everything after the first eight bytes). */
function pictureFault(head: Buffer, size: number): string | null {
  const isWebP = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebP) return 'which is no picture';
  const length = head.readUInt32LE(4) + 8;
  return length === size ? null : `which has ${size} bytes, not ${length}`;
}

/** Reads every stored file that the newest backup in a folder names, since only its digest tells of a changed byte. */
export async function compareFiles(found: Findings, storage: Storage, path: string): Promise<void> {
  const folder = new BackupFolder(path, migrations);
  const manifest = await folder.choose().catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    found.trouble(error.message, 'Name the folder of backups, and see what restore --verify says of it.');
    return null;
  });
  if (!manifest) return;
  const changed: string[] = [];
  let read = 0;
  await concurrently(manifest.files, MAX_CONCURRENT_COPIES, async ({ name, sha256 }) => {
    const stored = await storage.open(name);
    // Deleted since; whether a row names it still is looked at elsewhere.
    if (!stored) return;
    const hash = createHash('sha256');
    await pipeline(stored.stream, hash);
    if (hash.digest('hex') !== sha256) changed.push(name);
    read += 1;
  });
  if (changed.length > 0)
    found.trouble(
      `Other bytes than when they were backed up: ${changed.length} of ${read} files, ${some(changed)}.`,
      `Copy them back from ${path}/uploads, once restore --verify finds that folder whole, and look after the disk.`,
    );
  else found.fine(`As they were backed up: ${read.toLocaleString('en')} files, every byte read.`);
}
