import { createWriteStream } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DatabaseLocation } from '../db/connect.ts';
import { restoreTargetOf } from '../db/connect.ts';
import type { Db, Engine } from '../db/engine.ts';
import { migrateWithin } from '../db/migration/migrate.ts';
import { type Migration, shapesAfter } from '../db/migration/migration.ts';
import { ArchiveReader } from './archive-reader.ts';
import { deactivate } from './deactivate.ts';
import { type Summary, summaryOf, uploadFile } from './manifest.ts';
import type { Progress } from './progress.ts';
import { refusals } from './refusals.ts';
import { hasUploads, RestoreFolder } from './restore-folder.ts';
import { restoreRows } from './restore-rows.ts';

const MAX_CONCURRENT_FILES = 8;

export interface RestoreOptions {
  file: string;
  /** An empty target. */
  into: DatabaseLocation;
  /** Creates the data folder when it is missing. @returns whether it was missing */
  makeDataFolder(path: string): boolean;
  /** All migrations of this program. */
  migrations: readonly Migration[];
  now(): Date;
  progress: Progress;
  signal?: AbortSignal | undefined;
}

export interface Restored extends Summary {
  takenAt: string;
  /** Number of unsent mails, which a restored site does not send by itself. */
  heldMails: number;
}

/**
 * Restores a backup into an empty target, completely or not at all.
 * @throws BackupRefused, the signal's reason; nothing is left behind then
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { file, into, migrations, makeDataFolder } = options;
  // The leftovers of a killed restore would make the target look in use.
  if (RestoreFolder.exists(into)) await (await RestoreFolder.open(into)).close();
  await assertEmpty(into);
  const known = migrations.map(({ name }) => name);
  const archive = await ArchiveReader.open(file, { ...options, migrations: known });
  try {
    const isNew = makeDataFolder(into.dataDir);
    try {
      return await unpack(archive, options);
    } catch (error) {
      if (isNew) await rmdir(into.dataDir).catch(() => {});
      throw error;
    }
  } finally {
    await archive.close();
  }
}

async function assertEmpty(into: DatabaseLocation): Promise<void> {
  if (!(await (await restoreTargetOf(into)).isEmpty())) {
    const what = into.url
      ? 'The database of DATABASE_URL has tables'
      : `There is a database in ${into.dataDir}`;
    throw refusals.notEmpty(what);
  }
  if (await hasUploads(into.dataDir)) throw refusals.notEmpty(`There are uploads in ${into.dataDir}`);
}

async function unpack(archive: ArchiveReader, options: RestoreOptions): Promise<Restored> {
  const { into } = options;
  const { manifest, size } = archive;
  const folder = await RestoreFolder.open(into);
  try {
    await assertEmpty(into);
    const uploads = join(folder.path, 'uploads');
    await writeUploads(archive, uploads, options);
    let heldMails = 0;
    const build = async (db: Db, engine: Engine) => {
      heldMails = await buildDatabase(db, engine, archive, options);
    };
    await (await restoreTargetOf(into)).fill(folder.path, build, () => folder.moveUploads(uploads));
    return { ...summaryOf(manifest, size), takenAt: manifest.takenAt, heldMails };
  } finally {
    await folder.close();
  }
}

async function writeUploads(
  archive: ArchiveReader,
  folder: string,
  { progress, signal }: RestoreOptions,
): Promise<void> {
  const { uploads } = archive.manifest;
  await mkdir(folder, { mode: 0o755 });
  let done = 0;
  let hasFailed = false;
  const waiting = uploads.values();
  const work = async () => {
    for (const { name, sha256 } of waiting) {
      if (hasFailed) return;
      signal?.throwIfAborted();
      const content = archive.content(uploadFile(name), sha256);
      await pipeline(content, createWriteStream(join(folder, name), { flags: 'wx', flush: true }));
      done += 1;
      progress('Files', done, uploads.length);
    }
  };
  const stopAll = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  // Waits for all workers, so that none writes after the clean-up.
  const outcomes = await Promise.allSettled(
    Array.from({ length: MAX_CONCURRENT_FILES }, () => work().catch(stopAll)),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** @returns the number of mails held back */
async function buildDatabase(
  db: Db,
  engine: Engine,
  archive: ArchiveReader,
  { migrations, now, progress, signal }: RestoreOptions,
): Promise<number> {
  const { manifest } = archive;
  const then = migrations.filter(({ name }) => manifest.migrations.includes(name));
  const shapes = shapesAfter(then);
  const isSame =
    manifest.tables.length === shapes.size && manifest.tables.every(({ name }) => shapes.has(name));
  if (!isSame) throw archive.damaged();
  await migrateWithin(db, engine, { migrations: then, now: now() });
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const entry of manifest.tables) {
    const table = shapes.get(entry.name);
    if (!table) throw archive.damaged();
    await restoreRows(db, archive, { table, entry }, (rows) => {
      signal?.throwIfAborted();
      done += rows;
      progress('Records', done, total);
    });
  }
  // The rows have the shape of the version that made the backup; later migrations upgrade them.
  await migrateWithin(db, engine, { migrations, now: now() });
  return deactivate(db);
}
