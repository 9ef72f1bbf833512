import type { Migration } from '../db/migration/migration.ts';
import { shapesAfter } from '../db/migration/migration.ts';
import type { BackupReader } from './backup-reader.ts';
import { type Summary, summaryOf, uploadFile } from './manifest.ts';
import { filesOfRow } from './named-files.ts';
import type { OpenBackup } from './open-backup.ts';
import type { Progress } from './progress.ts';
import { type BackedUpTable, readBackedUpRows, tablesIn } from './read-rows.ts';
import { BackupRefused } from './refusals.ts';

export interface VerifyOptions {
  open: OpenBackup;
  /** All migrations of this program. */
  migrations: readonly Migration[];
  progress: Progress;
  signal?: AbortSignal | undefined;
}

export interface Verified extends Summary {
  takenAt: string;
  /** The faults, in words; empty for a backup that can be restored completely. */
  problems: readonly string[];
}

/**
 * Reads every byte of a backup and changes nothing: seal and digests, every row of every table, and whether each file
 * that a row names is there (requirement 18.85).
 * @throws BackupRefused when the backup cannot be opened at all, or its archive's seal is broken
 */
export async function verify({ open, migrations, progress, signal }: VerifyOptions): Promise<Verified> {
  const backup = await open({ migrations, progress, signal });
  try {
    const { manifest } = backup;
    const shapes = shapesAfter(migrations.filter(({ name }) => manifest.migrations.includes(name)));
    const problems: string[] = [];
    const named = new Set<string>();
    for (const table of tablesIn(backup, shapes)) {
      signal?.throwIfAborted();
      if (!(await areRowsWhole(backup, table, named))) {
        problems.push(`The rows of ${table.entry.name} are damaged (SHA-256 ${table.entry.sha256}).`);
      }
    }
    let done = 0;
    for (const { name, size, sha256 } of manifest.uploads) {
      signal?.throwIfAborted();
      if (!(await isWhole(backup, uploadFile(name), sha256, size))) {
        problems.push(`The file ${name} is missing or damaged (SHA-256 ${sha256}).`);
      }
      done += 1;
      progress('Files', done, manifest.uploads.length);
    }
    const listed = new Set([...manifest.uploads.map(({ name }) => name), ...manifest.missing]);
    for (const name of named) {
      if (!listed.has(name)) problems.push(`The file ${name}, which a row names, is not in the backup.`);
    }
    return { ...summaryOf(manifest, backup.size), takenAt: manifest.takenAt, problems };
  } finally {
    await backup.close();
  }
}

/** @param named receives the files that the rows name */
async function areRowsWhole(
  backup: BackupReader,
  table: BackedUpTable,
  named: Set<string>,
): Promise<boolean> {
  const read = readBackedUpRows(backup, table, (row) => {
    for (const name of filesOfRow(table.table, row)) named.add(name);
  });
  return isNotRefused(read);
}

async function isWhole(backup: BackupReader, name: string, sha256: string, size: number): Promise<boolean> {
  let read = 0;
  const readAll = async () => {
    for await (const chunk of backup.content(name, sha256)) read += chunk.length;
  };
  return (await isNotRefused(readAll())) && read === size;
}

async function isNotRefused(step: Promise<void>): Promise<boolean> {
  return step.then(
    () => true,
    (error: unknown) => {
      if (error instanceof BackupRefused) return false;
      throw error;
    },
  );
}
