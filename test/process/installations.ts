import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../server-databases.ts';

/** Data folder and database for the servers of one test. */
export interface Installation {
  dataDir: string;
  settings: Record<string, string>;
  remove(): Promise<void>;
}

async function createInstallation(
  more: Record<string, string>,
  alsoRemove: () => Promise<void>,
): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'chautari-process-'));
  const dataDir = join(folder, 'data');
  return {
    dataDir,
    settings: { DATA_DIR: dataDir, ...more },
    async remove() {
      await rm(folder, { recursive: true, force: true });
      await alsoRemove();
    },
  };
}

async function createOnServer(template?: string): Promise<Installation> {
  const { url, drop } = await createDatabase(template === undefined ? {} : { template });
  return createInstallation({ DATABASE_URL: url }, drop);
}

/**
 * On each database: `make` creates an empty installation, `makeSite` one with tables and the administrator, whose first
 * start takes half as long.
 */
export const installations = [
  {
    name: 'SQLite',
    make: () => createInstallation({}, async () => {}),
    async makeSite() {
      const installation = await createInstallation({}, async () => {});
      await cp(inject('templates').site.SQLite, installation.dataDir, { recursive: true });
      return installation;
    },
  },
  {
    name: 'PostgreSQL',
    make: () => createOnServer(),
    makeSite: () => createOnServer(inject('templates').site.PostgreSQL),
  },
] as const;
