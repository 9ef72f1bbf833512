import { declared } from '../../test/databases.ts';
import { contentTypes } from '../content/index.ts';
import type { DatabaseLocation } from '../db/connect.ts';
import type { Engine } from '../db/engine.ts';
import type { BareDatabase, bareDatabases } from '../db/engines.fixture.ts';
import { migrate } from '../db/migration/migrate.ts';
import { shapesAfter } from '../db/migration/migration.ts';
import type { BackupOptions } from './back-up.ts';
import type { RestoreOptions } from './restore.ts';
import * as site from './site.fixture.ts';

type Database = (typeof bareDatabases)[number];

/**
 * One migration that makes the tables of a site with two content types. The program's own migrations take ten times as
 * long; `round-trip.test.ts` tests backups with those.
 */
export const migrations = declared(contentTypes.filter(({ name }) => ['notice', 'faq'].includes(name)));
const shapes = shapesAfter(migrations);

/** The originals, one for each database. Nothing removes them before the end of the test run, which removes all files. */
const made = new Map<Database, Promise<BareDatabase>>();

async function make(database: Database): Promise<BareDatabase> {
  const filled = await database.make();
  const engine = filled.open();
  await migrate(engine, { migrations, now: site.NOW });
  await site.fillEveryTable(engine, filled.dataDir, shapes);
  await engine.close();
  return filled;
}

/** Makes a site with something in every table. The caller closes it. */
export async function copyOfSite(database: Database): Promise<BareDatabase> {
  const making = made.get(database) ?? make(database);
  made.set(database, making);
  return database.makeCopy(await making);
}

/** A site with something in every table; removed when the running test ends. */
export async function siteOn(database: Database) {
  const copy = await copyOfSite(database);
  site.closeWithTest(copy);
  return { ...copy, engine: copy.open() };
}

/** Every row of every table, by the table's name. */
export const everyRow = (engine: Engine) => site.everyRow(engine, shapes);

/** Backs up the site at `from`. */
export const backedUp = (from: DatabaseLocation, more: Partial<BackupOptions> = {}) =>
  site.backedUp(from, { migrations, ...more });

export const restored = (folder: string, into: DatabaseLocation, more: Partial<RestoreOptions> = {}) =>
  site.restored(folder, into, { migrations, ...more });
