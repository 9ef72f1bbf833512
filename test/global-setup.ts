import { statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { makeTemplates } from './templates.ts';

/** The tests write some hundred megabytes. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** Starts one database server for the whole run and makes the databases and folders that tests copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  process.env.TMPDIR = inMemory() ?? tmpdir();
  const postgres = await startPostgres();
  // Killed processes, mostly browsers, cannot clean up, so all temporary files are in one folder.
  const folder = await mkdtemp(join(tmpdir(), 'chautari-tests-'));
  // The account that runs the database servers of single tests has its folders in it.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  project.provide('postgresUrl', postgres.url);
  project.provide('templates', await makeTemplates(postgres.url, folder));
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Linux's folder in memory, where waiting for the disk costs nothing; null where it is missing or small. */
function inMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ENOUGH_BYTES ? '/dev/shm' : null;
  } catch {
    return null;
  }
}
