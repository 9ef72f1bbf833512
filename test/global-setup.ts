import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** One database server for the whole run; tests create databases of their own on it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  // Whoever is ended from outside, a browser above all, cannot clear up: what it leaves is within one folder.
  const folder = await mkdtemp(join(tmpdir(), 'chautari-tests-'));
  process.env.TMPDIR = folder;
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
