import type { Engine } from '../db/engine.ts';
import { NewerDatabase, unknownAmong } from '../db/migration/compatibility.ts';
import { appliedMigrations } from '../db/migration/migrate.ts';
import { type Migration, shapesAfter } from '../db/migration/migration.ts';
import { type Dumped, dump } from './dump.ts';
import { namedFiles } from './named-files.ts';
import type { Progress } from './progress.ts';
import { BackupRefused } from './refusals.ts';

const MAX_ATTEMPTS = 20;

/** Copies stored files to where the site cannot delete them. */
export interface FileCollector {
  /** Copies the files that are not copied yet. @returns the names of files that no longer exist */
  add(names: readonly string[]): Promise<string[]>;
}

/** A consistent snapshot of the database with the files that it references. */
export interface Snapshot {
  takenAt: string;
  migrations: string[];
  tables: Dumped[];
  /** Names of the collected files. */
  files: string[];
  /** Names of files that rows reference but that were already missing. */
  missing: string[];
}

export interface SnapshotOptions {
  /** All migrations of this program. */
  migrations: readonly Migration[];
  /** Receives the tables' files. */
  folder: string;
  now(): Date;
  progress: Progress;
  signal?: AbortSignal | undefined;
}

/**
 * Dumps the database and collects the files that it references. When a file was deleted in between, the snapshot is taken
 * again; a file that the next snapshot still references was already missing.
 * @throws NewerDatabase; BackupRefused when files are deleted faster than they can be copied
 */
export async function takeSnapshot(
  engine: Engine,
  collector: FileCollector,
  { migrations, folder, now, ...monitor }: SnapshotOptions,
): Promise<Snapshot> {
  let missingBefore = new Set<string>();
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const snapshot = await engine.snapshot(async (db): Promise<Snapshot | null> => {
      monitor.signal?.throwIfAborted();
      const takenAt = now().toISOString();
      const applied = await appliedMigrations(db);
      const unknown = unknownAmong(applied, migrations);
      if (unknown.length > 0) throw new NewerDatabase(unknown);
      const shapes = [...shapesAfter(migrations.filter(({ name }) => applied.includes(name))).values()];
      const named = await namedFiles(db, shapes);
      const missing = new Set(await collector.add(named));
      if (!missing.isSubsetOf(missingBefore)) {
        missingBefore = missing;
        return null;
      }
      const files = named.filter((name) => !missing.has(name));
      if (files.length === 0 && missing.size > 0) {
        throw new BackupRefused(
          `None of the ${missing.size} uploaded files that the database names is there. Is DATA_DIR the site's?`,
        );
      }
      const tables = await dump(db, shapes, folder, monitor);
      return { takenAt, migrations: applied.toSorted(), tables, files, missing: [...missing] };
    });
    if (snapshot) return snapshot;
  }
  throw new BackupRefused(
    'Pictures were deleted so fast that no moment could be caught. Please try again in a moment.',
  );
}
