import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { contentTypes } from '../src/content/index.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase, shapesFor } from '../src/db/database.ts';
import type { Engine } from '../src/db/engine.ts';
import { migrations } from '../src/db/migration/frozen.ts';
import { type Migration, stepsBetween } from '../src/db/migration/migration.ts';
import { postgresEngine } from '../src/db/postgres/engine.ts';
import { sqliteEngine } from '../src/db/sqlite/engine.ts';
import type { ContentType } from '../src/schema/define-type.ts';
import { createDatabase } from './server-databases.ts';

export interface OpenForTest {
  database: OpenDatabase;
  /** Another process's view of the same database; closed with it. */
  openAgain(options?: Pick<DatabaseOptions, 'onUpgraded'>): Promise<OpenDatabase>;
  /** Closes every view and removes the database. */
  close(): Promise<void>;
}

export interface DatabaseForTest {
  name: string;
  /** Makes an empty database with the tables of these types. */
  open(types?: readonly ContentType[]): Promise<OpenForTest>;
}

interface EmptyDatabase {
  engine(): Engine;
  remove(): Promise<void>;
}

/** Migrations that make every table of these types. */
export const declared = (types: readonly ContentType[]): readonly Migration[] =>
  types === contentTypes
    ? migrations
    : [{ name: '0001-declared', steps: stepsBetween(new Map(), shapesFor(types)) }];

async function openOn(empty: EmptyDatabase, types: readonly ContentType[]): Promise<OpenForTest> {
  const migrations = declared(types);
  const opened: OpenDatabase[] = [];
  const openAgain: OpenForTest['openAgain'] = async (options) => {
    const database = await openDatabase(empty.engine(), { ...options, types, migrations });
    opened.push(database);
    return database;
  };
  return {
    database: await openAgain(),
    openAgain,
    async close() {
      await Promise.all(opened.map((database) => database.close()));
      await empty.remove();
    },
  };
}

/** Both databases, for `describe.each(databases)('… on $name', ({ open }) => …)`. */
export const databases: [DatabaseForTest, DatabaseForTest] = [
  {
    name: 'SQLite',
    async open(types = contentTypes) {
      const folder = await mkdtemp(join(tmpdir(), 'chautari-'));
      if (types === contentTypes) await cp(inject('templates').migrated.SQLite, folder, { recursive: true });
      return openOn(
        {
          engine: () => sqliteEngine(join(folder, 'chautari.sqlite')),
          remove: () => rm(folder, { recursive: true }),
        },
        types,
      );
    },
  },
  {
    name: 'PostgreSQL',
    async open(types = contentTypes) {
      const isUsual = types === contentTypes;
      const { url, drop } = await createDatabase(
        isUsual ? { template: inject('templates').migrated.PostgreSQL } : {},
      );
      return openOn({ engine: () => postgresEngine(url), remove: drop }, types);
    },
  },
];
