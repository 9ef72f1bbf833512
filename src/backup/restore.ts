import { createWriteStream } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { nobody, writeAuditEvent } from '../db/audit-events.ts';
import type { DatabaseLocation } from '../db/connect.ts';
import { restoreTargetOf } from '../db/connect.ts';
import type { Db, Engine } from '../db/engine.ts';
import { createIdGenerator } from '../db/ids.ts';
import { migrateWithin } from '../db/migration/migrate.ts';
import { type Migration, shapesAfter } from '../db/migration/migration.ts';
import { FillUnconfirmed } from '../db/restore-target.ts';
import { newSiteId } from '../identity/recognise.ts';
import { claim, storeSiteId } from '../identity/site-identity.ts';
import { concurrently, diskStorage } from '../media/index.ts';
import type { BackupReader } from './backup-reader.ts';
import { type Deactivated, deactivate } from './deactivate.ts';
import { type Summary, summaryOf, uploadFile } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import type { Progress } from './progress.ts';
import { tablesIn } from './read-rows.ts';
import { refusals } from './refusals.ts';
import { hasUploads, type RestoreBucket, RestoreFolder } from './restore-folder.ts';
import { restoreRows } from './restore-rows.ts';

const MAX_CONCURRENT_FILES = 8;

export interface RestoreOptions {
  /** Opens the backup. */
  open: OpenBackup;
  /** An empty target. */
  into: DatabaseLocation;
  /** An empty bucket for the uploads; the data folder without it. */
  bucket?: RestoreBucket | undefined;
  /** Creates the data folder when it is missing. @returns whether it was missing */
  makeDataFolder(path: string): boolean;
  /** All migrations of this program. */
  migrations: readonly Migration[];
  /** Replaces the database's time: for tests. */
  now?(): Date;
  progress: Progress;
  signal?: AbortSignal | undefined;
}

export interface Restored extends Summary {
  takenAt: string;
  /** Number of unsent mails, which a restored site does not send by itself. */
  heldMails: number;
  /** The titles of drafts that were to appear before now, and do not by themselves. */
  unscheduled: string[];
}

/**
 * Restores a backup into an empty target, completely or not at all.
 * @throws BackupRefused, the signal's reason; nothing is left behind then, unless the database did not confirm the commit
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { open, into, bucket, makeDataFolder } = options;
  // The leftovers of a killed restore would make the target look in use.
  if (RestoreFolder.exists(into)) await (await RestoreFolder.open(into, bucket)).close();
  await assertEmpty(options);
  const backup = await open(options);
  try {
    const isNew = makeDataFolder(into.dataDir);
    try {
      return await unpack(backup, options);
    } catch (error) {
      if (isNew) await rmdir(into.dataDir).catch(() => {});
      throw error;
    }
  } finally {
    await backup.close();
  }
}

async function assertEmpty({ into, bucket }: RestoreOptions): Promise<void> {
  if (!(await (await restoreTargetOf(into)).isEmpty())) {
    const what = into.url
      ? 'The database of DATABASE_URL has tables'
      : `There is a database in ${into.dataDir}`;
    throw refusals.notEmpty(what);
  }
  if (await hasUploads(into.dataDir)) throw refusals.notEmpty(`There are uploads in ${into.dataDir}`);
  for await (const _ of bucket?.storage.names() ?? []) {
    throw refusals.notEmpty(`There are uploads in ${bucket?.name}`);
  }
}

async function unpack(backup: BackupReader, options: RestoreOptions): Promise<Restored> {
  const { into, bucket } = options;
  const { manifest, size } = backup;
  const folder = await RestoreFolder.open(into, bucket);
  let mayBeStored = false;
  try {
    await assertEmpty(options);
    const uploads = join(folder.path, 'uploads');
    if (bucket) await folder.intendUploads(manifest.uploads.map(({ name }) => name));
    await writeUploads(backup, uploads, options);
    let held: Deactivated = { heldMails: 0, unscheduled: [] };
    let siteId = '';
    const build = async (db: Db, engine: Engine) => {
      held = await buildDatabase(db, engine, backup, options);
      siteId = await storeSiteId(db, newSiteId());
    };
    const lastly = async () => {
      const holder = await bucket?.storage.siteMark();
      if (holder && holder.id !== siteId) throw refusals.othersBucket(bucket?.name ?? '', holder.id);
      if (!bucket) await folder.moveUploads(uploads);
    };
    await (await restoreTargetOf(into)).fill(folder.path, build, lastly);
    // Should it end here, the first start does the same, since the storage holds files that rows name.
    await claim(into.dataDir, bucket?.storage ?? diskStorage(join(into.dataDir, 'uploads')), siteId);
    return {
      ...summaryOf(manifest, size),
      takenAt: manifest.takenAt,
      heldMails: held.heldMails,
      unscheduled: held.unscheduled.map(({ title }) => title),
    };
  } catch (error) {
    if (!(error instanceof FillUnconfirmed)) throw error;
    mayBeStored = true;
    throw refusals.unconfirmed(into.dataDir);
  } finally {
    // Rows that are stored need the files.
    if (mayBeStored) folder.release();
    else await folder.close();
  }
}

async function writeUploads(
  backup: BackupReader,
  folder: string,
  { bucket, progress, signal }: RestoreOptions,
): Promise<void> {
  const { uploads } = backup.manifest;
  await mkdir(folder, { mode: 0o755 });
  let done = 0;
  await concurrently(uploads, MAX_CONCURRENT_FILES, async ({ name, sha256 }) => {
    signal?.throwIfAborted();
    const content = backup.content(uploadFile(name), sha256);
    const file = join(folder, name);
    await pipeline(content, createWriteStream(file, { flags: 'wx', flush: true }));
    await bucket?.storage.put(name, file);
    done += 1;
    progress('Files', done, uploads.length);
  });
}

async function buildDatabase(
  db: Db,
  engine: Engine,
  backup: BackupReader,
  { migrations, now = engine.now, progress, signal }: RestoreOptions,
): Promise<Deactivated> {
  const { manifest } = backup;
  const then = migrations.filter(({ name }) => manifest.migrations.includes(name));
  const tables = tablesIn(backup, shapesAfter(then));
  await migrateWithin(db, engine, { migrations: then, now: now() });
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const table of tables) {
    await restoreRows(db, backup, table, (rows) => {
      signal?.throwIfAborted();
      done += rows;
      progress('Records', done, total);
    });
  }
  // The rows have the shape of the version that made the backup; later migrations upgrade them.
  await migrateWithin(db, engine, { migrations, now: now() });
  const context = { now, newId: createIdGenerator() };
  const deactivated = await deactivate(db, now());
  const actor = { ...nobody, command: 'restore' };
  const event = { action: 'restored', type: 'site', item: '', title: '' } as const;
  await writeAuditEvent(context, { db }, actor, { ...event, detail: { takenAt: manifest.takenAt } });
  for (const { type, record: item, title } of deactivated.unscheduled)
    await writeAuditEvent(context, { db }, actor, { action: 'returned', type, item, title });
  return deactivated;
}
