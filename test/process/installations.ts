import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

export const installations = [
  { name: 'SQLite', rounds: 5, make: () => createInstallation({}, async () => {}) },
  {
    name: 'PostgreSQL',
    rounds: 3,
    async make() {
      const { url, drop } = await createDatabase();
      return createInstallation({ DATABASE_URL: url }, drop);
    },
  },
] as const;
