import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Engine } from './engine.ts';
import { postgresEngine } from './postgres/engine.ts';
import { sqliteEngine } from './sqlite/engine.ts';

/** An empty database before any migration; a test may open several engines on it. */
export interface BareDatabase {
  /** URL for another process; undefined for the embedded database. */
  url: string | undefined;
  dataDir: string;
  open(): Engine;
  close(): Promise<void>;
}

/** Runs one statement on a PostgreSQL server as its owner. */
export async function onServer(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
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

/** Both databases, for `describe.each(bareDatabases)('… on $name', ({ make }) => …)`. */
export const bareDatabases = [
  { name: 'SQLite', make: () => bare(undefined, async () => {}) },
  {
    name: 'PostgreSQL',
    async make() {
      const server = inject('postgresUrl');
      const name = `chautari_${randomBytes(8).toString('hex')}`;
      await onServer(server, `create database ${name}`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return bare(url.href, () => onServer(server, `drop database ${name} with (force)`));
    },
  },
] as const;
