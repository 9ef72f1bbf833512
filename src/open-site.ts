import type { Logger } from 'pino';
import { makeDataFolder } from './data-folder.ts';
import { connect, restoreTargetOf } from './db/connect.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase, shapesFor } from './db/database.ts';
import { migrations } from './db/migration/frozen.ts';
import { type Migration, shapesAfter, stepsBetween } from './db/migration/migration.ts';
import { refusals } from './identity/refusals.ts';
import { assertNew, identify, newSiteId, placesOf, settle, survey } from './identity/site-identity.ts';
import { holdUnit, type Unit } from './identity/unit.ts';
import { openStorage, type Storage } from './media/index.ts';
import { programVersion } from './program-version.ts';
import { rehearsedClock } from './rehearsed-time.ts';
import type { ContentType } from './schema/define-type.ts';
import type { Settings } from './settings.ts';

export interface OpenSiteOptions extends Omit<DatabaseOptions, 'mayMigrate' | 'onMigrated'> {
  log: Logger;
  onError(error: unknown): void;
  /** Whether the site may be made or migrated, which takes its data folder for this process alone. */
  mayMake: boolean;
}

/** A site whose database and storage are open, and belong together. */
export interface OpenSite {
  database: OpenDatabase;
  storage: Storage;
  /** Gives its places the site's id, as far as they have none, unless nothing may be made. @returns the id */
  settle(): Promise<string>;
  /** Its data folder, held until the database is closed; null for a command beside a serving site. */
  unit: Unit | null;
  /** Whether there was no site before. */
  isNew: boolean;
  /** Whether the storage did not answer, so that it is not known whose files it holds. */
  isStorageAway: boolean;
}

/** The migrations, and one more for types that have none: for tests of declarations. */
export function rehearsedMigrations(types: readonly ContentType[]): Migration[] {
  const steps = stepsBetween(shapesAfter(migrations), shapesFor(types));
  return steps.length === 0 ? [...migrations] : [...migrations, { name: '9999-rehearsal', steps }];
}

/** @returns a handler that closes what is open and throws the error on */
export const closing = (open: { close(): Promise<void> }) => async (error: unknown) => {
  await open.close();
  throw error;
};

/**
 * Opens database and storage, in the order by which nothing is made or changed before it is known whose they are.
 * @throws Refused where there is no site, or its parts do not belong together; and what `openDatabase` throws
 */
export async function openSite(
  settings: Settings,
  { log, mayMake, ...options }: OpenSiteOptions,
): Promise<OpenSite> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings;
  const location = { url, dataDir, mustExist: !mayMake, now: rehearsedClock(settings.NOW) };
  const [target, storage] = await Promise.all([restoreTargetOf(location), openStorage(settings)]);
  const ground = await survey(placesOf(settings), storage);
  const isNew = !(await target.hasTables());
  if (isNew) assertNew(ground);
  if (isNew && !mayMake) throw refusals.noSite(ground.places);
  const isStorageAway = ground.storageId === 'away';
  if (isStorageAway)
    log.warn({ storage: ground.places.storage }, 'the storage does not answer; the site opens without it');
  if (mayMake) makeDataFolder(dataDir);
  const unit = mayMake ? await holdUnit(ground.places.folder) : null;
  const release = () => unit?.release();
  const engine = await connect(location, options.onError).catch((error: unknown) => {
    release();
    throw error;
  });
  const close = () => engine.close().finally(release);
  const opening = async () => {
    // Before the migration: nothing is changed in the database of another site.
    const id = isNew ? newSiteId() : await identify(engine.reader, ground, storage);
    const database = await openDatabase(
      { ...engine, close },
      {
        ...options,
        mayMigrate: mayMake,
        onMigrated: (migrations) =>
          log.info({ version: programVersion, migrations }, 'the tables were brought up to date'),
      },
    );
    const settleHere = async () => (mayMake ? settle(database, ground, storage, id) : id);
    return { database, storage, settle: settleHere, unit, isNew, isStorageAway };
  };
  return opening().catch(closing({ close }));
}
