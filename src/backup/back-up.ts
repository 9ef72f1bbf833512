import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type DatabaseLocation, restoreTargetOf } from '../db/connect.ts';
import type { Engine } from '../db/engine.ts';
import { appliedMigrations, assertKnown } from '../db/migration/migrate.ts';
import { type Migration, shapesAfter } from '../db/migration/migration.ts';
import { Refused } from '../errors.ts';
import { siteIdIn } from '../identity/site-identity.ts';
import {
  concurrently,
  copyFile,
  type FileDigest,
  MAX_CONCURRENT_COPIES,
  type Storage,
  sync,
} from '../media/index.ts';
import { BackupFolder, daysOf, isWhole } from './folder.ts';
import { type Manifest, type ManifestFacts, type Summary, summaryOf, writeManifest } from './manifest.ts';
import { namedFiles } from './named-files.ts';
import { refusals } from './refusals.ts';
import { dumpRows, type Monitor } from './rows.ts';

const MAX_ATTEMPTS = 20;

export interface BackupOptions extends Monitor {
  from: DatabaseLocation;
  storage: Storage;
  folder: string;
  /** Of how many days the newest backup stays. */
  keep: number;
  /** All migrations of this program. */
  migrations: readonly Migration[];
  /** Replaces the database's time: for tests. */
  now?(): Date;
}

export interface BackedUp extends Summary {
  /** Files that were copied now. */
  copied: { files: number; bytes: number };
  /** Backups that were deleted, since their days are over or have a newer one. */
  dropped: number;
  /** Why none was deleted though some are over; empty otherwise. */
  keptAll: string;
}

/**
 * Adds a backup to a folder while the site serves: a consistent snapshot of the rows, and the files that they name.
 * @throws Refused, the signal's reason; the folder's former backups stay whole then
 */
export async function backUp(options: BackupOptions): Promise<BackedUp> {
  const { from, migrations } = options;
  if (!existsSync(from.dataDir) || !(await (await restoreTargetOf(from)).hasTables()))
    throw new Refused(`There is no site in ${from.dataDir}. Set DATA_DIR to that of the site.`);
  const folder = new BackupFolder(options.folder, migrations);
  const release = await folder.openForBackup();
  try {
    const engine = await connect(from);
    const manifest = await add(folder, engine, { now: engine.now, ...options }).finally(() => engine.close());
    return { ...manifest, ...(await drop(folder, options.keep)) };
  } finally {
    await rm(folder.unfinished, { recursive: true, force: true });
    release();
  }
}

async function add(folder: BackupFolder, engine: Engine, options: BackupOptions & { now(): Date }) {
  const { migrations, progress, signal } = options;
  const former = [await folder.read(folder.manifest), ...(await folder.kept())]
    .map(({ manifest }) => manifest)
    .filter(isWhole)
    .toSorted((one, other) => one.run - other.run);
  const site = (await siteIdIn(engine.reader)) ?? 'none';
  const other = former.find((manifest) => manifest.site !== site);
  if (other) throw refusals.othersBackups(folder.path, other.site);
  const files = new CollectedFiles(folder, options, former);
  const rows = join(folder.unfinished, 'rows');
  await mkdir(rows, { mode: 0o700 });
  let missingBefore = new Set<string>();
  const attempt = async (db: Engine['reader']): Promise<ManifestFacts | null> => {
    signal?.throwIfAborted();
    const takenAt = options.now().toISOString();
    const applied = await appliedMigrations(db);
    assertKnown(applied, migrations);
    const shapes = [...shapesAfter(migrations.filter(({ name }) => applied.includes(name))).values()];
    const named = await namedFiles(db, shapes);
    const missing = new Set(await files.add(named));
    // A file that the next snapshot still names was missing already; otherwise it was deleted in between.
    if (!missing.isSubsetOf(missingBefore)) {
      missingBefore = missing;
      return null;
    }
    if (missing.size > 0 && missing.size === named.length)
      throw new Refused(
        `None of the ${missing.size} uploaded files that the database names is there. Is DATA_DIR the site's?`,
      );
    const tables = await dumpRows(db, shapes, rows, { progress, signal });
    const run = (former.at(-1)?.run ?? 0) + 1;
    const stamp = takenAt.replace(/:/g, '-');
    const moment = existsSync(join(folder.rows, stamp)) ? `${stamp}-${run}` : stamp;
    const facts = { run, takenAt, moment, site, migrations: applied.toSorted(), tables };
    return { ...facts, files: files.among(named), missing: [...missing] };
  };
  // Most files are copied before the snapshot, which is the shorter then.
  if (former.length === 0) await files.add(await namedBefore(engine, migrations));
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const facts = await engine.snapshot(attempt);
    if (!facts) continue;
    const text = writeManifest(facts);
    await folder.replace(folder.manifestIn(rows), text);
    await rename(rows, join(folder.rows, facts.moment));
    await sync(folder.rows);
    await folder.replace(folder.manifest, text);
    const { copied } = files;
    return { ...summaryOf({ format: 2, program: 'Chautari', ...facts }), copied };
  }
  throw new Refused(
    'Pictures were deleted so fast that no moment could be caught. Please try again in a moment.',
  );
}

async function namedBefore({ reader }: Engine, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await appliedMigrations(reader);
  return namedFiles(reader, [
    ...shapesAfter(migrations.filter(({ name }) => applied.includes(name))).values(),
  ]);
}

/** The files in the folder that belong to the backup which is made. */
class CollectedFiles {
  readonly copied = { files: 0, bytes: 0 };
  readonly #folder: BackupFolder;
  readonly #options: BackupOptions;
  /** What former backups say of files. */
  readonly #known = new Map<string, FileDigest>();
  readonly #whole = new Map<string, FileDigest>();

  /** @param former the last made last */
  constructor(folder: BackupFolder, options: BackupOptions, former: readonly Manifest[]) {
    this.#folder = folder;
    this.#options = options;
    for (const { files } of former)
      for (const { name, size, sha256 } of files) this.#known.set(name, { size, sha256 });
  }

  /** Copies files that are not here yet. @returns the names of those that the site does not have either */
  async add(names: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    let done = 0;
    await concurrently(names, MAX_CONCURRENT_COPIES, async (name) => {
      this.#options.signal?.throwIfAborted();
      if (!this.#whole.has(name) && !(await this.#take(name))) missing.push(name);
      done += 1;
      this.#options.progress('Files', done, names.length);
    });
    return missing;
  }

  async #take(name: string): Promise<boolean> {
    const known = this.#known.get(name);
    if (known && (await stat(this.#folder.uploadFile(name)).catch(() => null))?.size === known.size) {
      this.#whole.set(name, known);
      return true;
    }
    const { uploads, unfinished } = this.#folder;
    const copied = await copyFile({ from: this.#options.storage, to: uploads, folder: unfinished }, name);
    if (!copied) return false;
    this.#whole.set(name, { size: copied.size, sha256: copied.sha256 });
    if (copied.isNew) {
      this.copied.files += 1;
      this.copied.bytes += copied.size;
    }
    return true;
  }

  /** Those of these files that are here. */
  among(names: readonly string[]): Manifest['files'] {
    return names.flatMap((name) => {
      const digest = this.#whole.get(name);
      return digest ? [{ name, ...digest }] : [];
    });
  }
}

/**
 * Deletes backups of days that are over, all but the newest of each day, and the files that no backup names any more.
 * Which day is over is told by the number of days that have a backup, never by a clock.
 */
async function drop(folder: BackupFolder, keep: number): Promise<Pick<BackedUp, 'dropped' | 'keptAll'>> {
  const kept = await folder.kept();
  const unreadable = kept.find(({ manifest }) => !isWhole(manifest));
  if (unreadable)
    return { dropped: 0, keptAll: `Nothing older was deleted: ${unreadable.file} cannot be read.` };
  const days = daysOf(kept.map(({ manifest }) => manifest).filter(isWhole));
  const over = days.slice(keep);
  if (over.length > 1) {
    const keptAll = `Nothing older was deleted: ${over.length} days are more than --keep ${keep} leaves, and one run ends one day at most. If they are to go, delete the folders of ${over.map(([day]) => day).join(', ')} in ${folder.rows}.`;
    return { dropped: 0, keptAll };
  }
  const gone = [...over.flatMap(([, all]) => all), ...days.slice(0, keep).flatMap(([, all]) => all.slice(1))];
  for (const { moment } of gone) {
    const rows = join(folder.unfinished, moment);
    // Moved first, so that a kill leaves no half of one.
    await rename(join(folder.rows, moment), rows);
    await rm(rows, { recursive: true });
  }
  const deleted = new Set(gone.map(({ moment }) => moment));
  const needed = new Set(
    days.flatMap(([, all]) =>
      all.flatMap(({ moment, files }) => (deleted.has(moment) ? [] : files.map(({ name }) => name))),
    ),
  );
  const unneeded: string[] = [];
  for await (const name of folder.uploads.names()) if (!needed.has(name)) unneeded.push(name);
  await folder.uploads.remove(unneeded);
  return { dropped: gone.length, keptAll: '' };
}
