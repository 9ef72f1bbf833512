import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { contentTypes } from '../src/content/index.ts';
import { type OpenDatabase, openDatabase, shapesFor } from '../src/db/database.ts';
import type { Engine } from '../src/db/engine.ts';
import { stepsBetween } from '../src/db/migration/migration.ts';
import { postgresEngine } from '../src/db/postgres/engine.ts';
import { sqliteEngine } from '../src/db/sqlite/engine.ts';
import type { ContentType } from '../src/schema/define-type.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases. */
    postgresUrl: string;
  }
}

export interface OpenForTest {
  database: OpenDatabase;
  /** Another process's view of the same database; closed with it. */
  openAgain(): Promise<OpenDatabase>;
  /** Closes every view and removes the database. */
  close(): Promise<void>;
}

export interface DatabaseForTest {
  name: string;
  /** Makes an empty database with the tables of these types. */
  open(types?: readonly ContentType[]): Promise<OpenForTest>;
}

interface Place {
  engine(): Engine;
  remove(): Promise<void>;
}

async function openAt(place: Place, types: readonly ContentType[]): Promise<OpenForTest> {
  const migrations = [{ name: '0001-declared', steps: stepsBetween(new Map(), shapesFor(types)) }];
  const opened: OpenDatabase[] = [];
  const openAgain = async () => {
    const database = await openDatabase(place.engine(), { types, migrations, now: new Date() });
    opened.push(database);
    return database;
  };
  return {
    database: await openAgain(),
    openAgain,
    async close() {
      await Promise.all(opened.map((database) => database.close()));
      await place.remove();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Both databases, for `describe.each(databases)('… on $name', ({ open }) => …)`. */
export const databases: DatabaseForTest[] = [
  {
    name: 'SQLite',
    async open(types = contentTypes) {
      const folder = await mkdtemp(join(tmpdir(), 'chautari-'));
      return openAt(
        {
          engine: () => sqliteEngine(join(folder, 'test.sqlite')),
          remove: () => rm(folder, { recursive: true }),
        },
        types,
      );
    },
  },
  {
    name: 'PostgreSQL',
    async open(types = contentTypes) {
      const server = inject('postgresUrl');
      const name = `chautari_${randomBytes(8).toString('hex')}`;
      await onServer(server, `create database ${name}`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return openAt(
        {
          engine: () => postgresEngine(url.href),
          remove: () => onServer(server, `drop database ${name} with (force)`),
        },
        types,
      );
    },
  },
];
