import { createReadStream, existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect, type DatabaseLocation } from '../db/connect.ts';
import type { Migration } from '../db/migration/migration.ts';
import type { Storage } from '../media/index.ts';
import { ArchiveWriter } from './archive-writer.ts';
import {
  MANIFEST,
  type Manifest,
  type Summary,
  summaryOf,
  tableFile,
  uploadFile,
  writeManifest,
} from './manifest.ts';
import type { Progress } from './progress.ts';
import { BackupRefused } from './refusals.ts';
import { assertIsSite, withWorkFolder } from './site-work-folder.ts';
import { StagedFiles } from './staged-files.ts';
import { type Snapshot, takeSnapshot } from './take-snapshot.ts';

const CHUNK_BYTES = 1024 * 1024;

export interface BackupOptions {
  from: DatabaseLocation;
  storage: Storage;
  /** The archive's path; no file may exist there. */
  file: string;
  /** All migrations of this program. */
  migrations: readonly Migration[];
  /** Replaces the database's time: for tests. */
  now?(): Date;
  progress: Progress;
  signal?: AbortSignal | undefined;
}

/**
 * Writes all data of a site into one archive while the site serves: a consistent snapshot of the rows, and the files
 * that they reference.
 * @throws BackupRefused, NewerDatabase, the signal's reason; nothing is left behind then
 */
export async function backUp(options: BackupOptions): Promise<Summary> {
  const { from, file, storage, signal } = options;
  await assertPossible(options);
  return withWorkFolder(from, async (work) => {
    // Created first, so that an unwritable location fails at once.
    const archive = await ArchiveWriter.create(file);
    try {
      const staged = await StagedFiles.all(storage, join(work, 'uploads'), signal);
      const folder = join(work, 'tables');
      await mkdir(folder);
      const engine = await connect(from);
      const monitored = { now: engine.now, ...options, folder };
      const snapshot = await takeSnapshot(engine, staged, monitored).finally(() => engine.close());
      const manifest = await write(archive, snapshot, staged, options);
      return summaryOf(manifest, await archive.finish());
    } catch (error) {
      await archive.abort();
      throw error;
    }
  });
}

async function assertPossible({ from, file }: BackupOptions): Promise<void> {
  const folder = dirname(file);
  if (await isFolder(file)) {
    throw new BackupRefused(`${file} is a folder. Write ${file}/ to collect backups in it.`);
  }
  if (existsSync(file)) throw new BackupRefused(`${file} is there already. Name a file that is not.`);
  if (!(await isFolder(folder))) throw new BackupRefused(`There is no folder ${folder}. Make it first.`);
  await assertIsSite(from);
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() === true;
}

async function write(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  staged: StagedFiles,
  { progress, signal }: BackupOptions,
): Promise<Omit<Manifest, 'format' | 'program'>> {
  const { takenAt, migrations, missing } = snapshot;
  const tables = await Promise.all(
    snapshot.tables.map(async (table) => ({ ...table, size: (await stat(table.file)).size })),
  );
  const files = snapshot.files.flatMap((name) => {
    const found = staged.find(name);
    return found ? [{ name, ...found }] : [];
  });
  const total = [...tables, ...files].reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const contentOf = async function* (file: string, size: number) {
    // Each read allocates as much, whatever the file has; most files are small.
    const highWaterMark = Math.min(CHUNK_BYTES, Math.max(size, 1));
    for await (const chunk of createReadStream(file, { highWaterMark })) {
      signal?.throwIfAborted();
      done += chunk.length;
      progress('Archive', done, total);
      yield chunk as Buffer;
    }
  };
  const manifest: Omit<Manifest, 'format' | 'program'> = {
    takenAt,
    migrations,
    tables: [],
    uploads: [],
    missing,
  };
  for (const { name, file, size, rows, unpacked } of tables) {
    const sha256 = await archive.add(tableFile(name), size, contentOf(file, size));
    manifest.tables.push({ name, size, sha256, rows, unpacked });
  }
  for (const { name, file, size } of files) {
    const sha256 = await archive.add(uploadFile(name), size, contentOf(file, size));
    manifest.uploads.push({ name, size, sha256 });
  }
  const text = writeManifest(manifest);
  await archive.add(MANIFEST, text.length, [text]);
  return manifest;
}
