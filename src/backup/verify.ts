import { join } from 'node:path';
import { type Migration, shapesAfter } from '../db/migration/migration.ts';
import { Refused } from '../errors.ts';
import { concurrently, digestsOf, type FileDigest, MAX_CONCURRENT_COPIES } from '../media/index.ts';
import { BackupFolder, isWhole } from './folder.ts';
import { type Manifest, type Summary, summaryOf } from './manifest.ts';
import { filesOfRow } from './named-files.ts';
import { assertWhole, type Monitor, readBackedUpRows, tablesIn } from './rows.ts';

export interface VerifyOptions extends Monitor {
  folder: string;
  /** All migrations of this program. */
  migrations: readonly Migration[];
}

export interface Verified extends Summary {
  /** How many backups the folder holds. */
  backups: number;
  /** The faults, in words; empty for a folder all of whose backups can be restored completely. */
  problems: readonly string[];
}

/**
 * Reads every byte of every kept backup and changes nothing: manifests, rows, files, and whether each file that a row
 * names is there (requirement 18.85).
 * @throws Refused when there is none, or the manifest of the newest cannot be read
 */
export async function verify({ folder: path, migrations, ...monitor }: VerifyOptions): Promise<Verified> {
  const folder = new BackupFolder(path, migrations);
  const newest = await folder.choose();
  const found = await folder.kept();
  const kept = found.map(({ manifest }) => manifest).filter(isWhole);
  const problems = found
    .filter(({ manifest }) => !isWhole(manifest))
    .map(({ file }) => `${file} is missing, damaged or of a newer version.`);
  if (!kept.some(({ run, moment }) => run === newest.run && moment === newest.moment)) {
    problems.push(
      `${folder.manifestIn(join(folder.rows, newest.moment))} is not what ${folder.manifest} is.`,
    );
    kept.push(newest);
  }
  for (const manifest of kept) problems.push(...(await problemsInRows(folder, manifest, migrations)));
  problems.push(...(await problemsInFiles(folder, kept, monitor)));
  return { ...summaryOf(newest), backups: found.length, problems: [...new Set(problems)] };
}

async function problemsInRows(
  folder: BackupFolder,
  manifest: Manifest,
  migrations: readonly Migration[],
): Promise<string[]> {
  const problems: string[] = [];
  const listed = new Set([...manifest.files.map(({ name }) => name), ...manifest.missing]);
  const shapes = shapesAfter(migrations.filter(({ name }) => manifest.migrations.includes(name)));
  for (const table of tablesIn(folder, manifest, shapes)) {
    const check = async () => {
      await assertWhole(table);
      await readBackedUpRows(table, (row) => {
        for (const name of filesOfRow(table.table, row))
          if (!listed.has(name))
            problems.push(`${folder.uploadFile(name)}, which a row names, is not listed.`);
      });
    };
    await check().catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      problems.push(`${table.file} is missing or damaged.`);
    });
  }
  return problems;
}

async function problemsInFiles(
  folder: BackupFolder,
  manifests: readonly Manifest[],
  { progress, signal }: Monitor,
): Promise<string[]> {
  const problems: string[] = [];
  const expected = new Map<string, FileDigest>();
  for (const { files } of manifests) for (const { name, ...digest } of files) expected.set(name, digest);
  let done = 0;
  await concurrently(expected, MAX_CONCURRENT_COPIES, async ([name, { size, sha256 }]) => {
    signal?.throwIfAborted();
    const file = folder.uploadFile(name);
    const found = await digestsOf(file).catch(() => null);
    if (found?.size !== size || found.sha256 !== sha256) problems.push(`${file} is missing or damaged.`);
    done += 1;
    progress('Files', done, expected.size);
  });
  return problems;
}
