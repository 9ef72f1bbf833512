import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** One database server for the whole run; tests create databases of their own on it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
