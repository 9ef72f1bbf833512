import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Where servers of one test keep what they keep, one after the other. */
export interface Place {
  dataDir: string;
  settings: Record<string, string>;
  remove(): Promise<void>;
}

async function onServer(statement: string) {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function place(more: Record<string, string>, alsoRemove: () => Promise<void>): Promise<Place> {
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

export const places = [
  { name: 'SQLite', rounds: 20, make: () => place({}, async () => {}) },
  {
    name: 'PostgreSQL',
    rounds: 6,
    async make() {
      const name = `chautari_${randomBytes(8).toString('hex')}`;
      await onServer(`create database ${name}`);
      const url = new URL(inject('postgresUrl'));
      url.pathname = `/${name}`;
      return place({ DATABASE_URL: url.href }, () => onServer(`drop database ${name} with (force)`));
    },
  },
] as const;
