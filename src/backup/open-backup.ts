import type { Migration } from '../db/migration/migration.ts';
import { ArchiveReader } from './archive-reader.ts';
import type { BackupReader } from './backup-reader.ts';
import type { Progress } from './progress.ts';
import type { ObjectStore } from './repository/object-store.ts';
import { SnapshotReader } from './repository/snapshot-reader.ts';

interface OpenOptions {
  /** All migrations of this program. */
  migrations: readonly Migration[];
  progress: Progress;
  signal?: AbortSignal | undefined;
}

/** @throws BackupRefused when it is missing, damaged, or of a newer version */
export type OpenBackup = (options: OpenOptions) => Promise<BackupReader>;

const namesOf = (migrations: readonly Migration[]) => migrations.map(({ name }) => name);

/** The archive in a file. */
export const archiveIn =
  (file: string): OpenBackup =>
  (options) =>
    ArchiveReader.open(file, { ...options, migrations: namesOf(options.migrations) });

/** A snapshot of a repository. @param name undefined for the latest one */
export const snapshotIn =
  (store: ObjectStore, name?: string): OpenBackup =>
  ({ migrations }) =>
    SnapshotReader.open(store, name, namesOf(migrations));
