import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../../test/server-databases.ts';
import type { Engine } from './engine.ts';
import { postgresEngine } from './postgres/engine.ts';
import { sqliteEngine } from './sqlite/engine.ts';

/** A database and the folder beside it; a test may open several engines on it. */
export interface BareDatabase {
  /** URL for another process; undefined for the embedded database. */
  url: string | undefined;
  dataDir: string;
  open(): Engine;
  close(): Promise<void>;
}

async function bare(url: string | undefined, remove: () => Promise<unknown>): Promise<BareDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chautari-engine-'));
  const opened: Engine[] = [];
  return {
    url,
    dataDir,
    open() {
      const engine = url ? postgresEngine(url) : sqliteEngine(join(dataDir, 'chautari.sqlite'));
      opened.push(engine);
      return engine;
    },
    async close() {
      await Promise.all(opened.map((engine) => engine.close()));
      await remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function copyOfFolder(folder: string): Promise<BareDatabase> {
  const database = await bare(undefined, async () => {});
  await cp(folder, database.dataDir, { recursive: true });
  return database;
}

async function copyOnServer(template: string): Promise<BareDatabase> {
  const { url, drop } = await createDatabase({ template });
  return bare(url, drop);
}

/**
 * Both databases, for `describe.each(bareDatabases)('… on $name', ({ make }) => …)`. `make` creates an empty one before any
 * migration, `makeMigrated` one after all of them, `makeCopy` one like another, with its folder, on which no engine is
 * open.
 */
export const bareDatabases = [
  {
    name: 'SQLite',
    make: () => bare(undefined, async () => {}),
    makeMigrated: () => copyOfFolder(inject('templates').migrated.SQLite),
    makeCopy: ({ dataDir }: BareDatabase) => copyOfFolder(dataDir),
  },
  {
    name: 'PostgreSQL',
    async make() {
      const { url, drop } = await createDatabase();
      return bare(url, drop);
    },
    makeMigrated: () => copyOnServer(inject('templates').migrated.PostgreSQL),
    async makeCopy({ url = '', dataDir }: BareDatabase) {
      const database = await copyOnServer(new URL(url).pathname.slice(1));
      await cp(dataDir, database.dataDir, { recursive: true });
      return database;
    },
  },
] as const;
