import { afterEach, beforeEach } from 'vitest';
import { contentTypes } from '../content/index.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './database.ts';
import type { Engine } from './engine.ts';
import type { BareDatabase } from './engines.fixture.ts';
import { migrations } from './migration/frozen.ts';

/** Changes published content. */
export const raise = (database: OpenDatabase) =>
  database.write((change) => database.version.increment(change));

/**
 * Registers hooks that make a migrated database for each test.
 * @returns opens one process's view of it, with the given parts of its engine replaced; closed after the test
 */
export function setUpProcesses(makeMigrated: () => Promise<BareDatabase>) {
  let bareDatabase: BareDatabase;
  const opened: OpenDatabase[] = [];
  beforeEach(async () => {
    bareDatabase = await makeMigrated();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await bareDatabase.close();
  });
  return async (
    replace: Partial<Engine> | ((engine: Engine) => Partial<Engine>) = {},
    options: Partial<DatabaseOptions> = {},
  ) => {
    const own = bareDatabase.open();
    const engine = { ...own, ...(typeof replace === 'function' ? replace(own) : replace) };
    const database = await openDatabase(engine, { types: contentTypes, migrations, ...options });
    opened.push(database);
    return database;
  };
}
