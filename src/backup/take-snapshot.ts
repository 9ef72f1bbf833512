import type { Engine } from '../db/engine.ts';
import { appliedMigrations, NewerDatabase } from '../db/migration/migrate.ts';
import { type Migration, shapesAfter } from '../db/migration/migration.ts';
import { type Dumped, dump } from './dump.ts';
import { namedFiles } from './named-files.ts';
import type { Progress } from './progress.ts';
import { BackupRefused } from './refusals.ts';
import type { SetAside } from './set-aside.ts';

const MOST_TRIES = 20;

/** What a database held at one moment, with the files that belonged to it. */
export interface Snapshot {
  takenAt: string;
  migrations: string[];
  tables: Dumped[];
  /** Names of files, all of them set aside. */
  files: string[];
  /** Names of files that rows name, and which were lost before. */
  missing: string[];
}

export interface SnapshotOptions {
  /** All that this program knows. */
  migrations: readonly Migration[];
  /** For the tables' files. */
  folder: string;
  now(): Date;
  progress: Progress;
  signal?: AbortSignal | undefined;
}

/**
 * Writes down what the database holds, and sets aside what it names. A file may be deleted between the two: then its
 * row goes as well, so the snapshot is taken anew. One that a later snapshot still names was not deleted but lost.
 * @throws NewerDatabase; BackupRefused when files go faster than they are taken
 */
export async function takeSnapshot(
  engine: Engine,
  aside: SetAside,
  { migrations, folder, now, ...watching }: SnapshotOptions,
): Promise<Snapshot> {
  let gone = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const snapshot = await engine.snapshot(async (db): Promise<Snapshot | null> => {
      watching.signal?.throwIfAborted();
      const takenAt = now().toISOString();
      const applied = await appliedMigrations(db);
      const unknown = applied.filter((name) => !migrations.some((migration) => migration.name === name));
      if (unknown.length > 0) throw new NewerDatabase(unknown);
      const shapes = [...shapesAfter(migrations.filter(({ name }) => applied.includes(name))).values()];
      const named = await namedFiles(db, shapes);
      const missing = new Set(await aside.add(named));
      if (!missing.isSubsetOf(gone)) {
        gone = missing;
        return null;
      }
      const files = named.filter((name) => !missing.has(name));
      if (files.length === 0 && missing.size > 0) {
        throw new BackupRefused(
          `None of the ${missing.size} uploaded files that the database names is there. Is DATA_DIR the site's?`,
        );
      }
      const tables = await dump(db, shapes, folder, watching);
      return { takenAt, migrations: applied.toSorted(), tables, files, missing: [...missing] };
    });
    if (snapshot) return snapshot;
  }
  throw new BackupRefused(
    'Pictures were deleted so fast that no moment could be caught. Please try again in a moment.',
  );
}
