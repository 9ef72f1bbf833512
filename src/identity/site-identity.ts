import { join, resolve } from 'node:path';
import { connect, type DatabaseLocation, restoreTargetOf } from '../db/connect.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { fileTables, knownFiles } from '../db/known-files.ts';
import { AppError } from '../errors.ts';
import { readIdFile, type Storage, UNFINISHED_RESTORE, writeIdFile } from '../media/index.ts';
import { storedPathOf } from '../schema/stored-names.ts';
import type { Settings } from '../settings.ts';
import { assertNew, type DatabaseSays, type Ground, recognise } from './recognise.ts';
import { type Places, refusals } from './refusals.ts';

/** The key of the id among the settings of the site. */
const KEY = 'site';
/** How many stored files are looked up at once. */
const CHUNK = 500;

/** Where the settings say that the parts of the site are. */
export function placesOf({ DATA_DIR, DATABASE_URL, STORAGE_URL }: Settings): Places {
  const folder = resolve(DATA_DIR);
  return {
    folder,
    ...(DATABASE_URL
      ? {
          database: 'the database that DATABASE_URL names',
          databaseAt: 'the database that DATABASE_URL names',
        }
      : { database: `the database in ${folder}`, databaseAt: folder }),
    storage: STORAGE_URL ? `s3://${STORAGE_URL.bucket}/${STORAGE_URL.prefix}` : join(folder, 'uploads'),
  };
}

/**
 * Reads what the places of a site say. To be called before looking for its database: of two first starts at the same
 * time, one would otherwise see the other's storage but not yet its database.
 */
export async function survey(places: Places, storage: Storage): Promise<Ground> {
  const folderId = (await readIdFile(places.folder))?.id ?? null;
  try {
    const mark = await storage.siteMark();
    const hasFiles = await hasAny(storage.names());
    return {
      places,
      folderId,
      storageId: mark?.id ?? null,
      hasFiles,
      note: mark?.note ?? null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { places, folderId, storageId: 'away', hasFiles: false, note: null };
  }
}

async function hasAny(names: AsyncIterable<string>): Promise<boolean> {
  for await (const _ of names) return true;
  return false;
}

/** The id in a database; null in one from before there were ids, or without tables. */
export async function siteIdIn(db: Db): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}

/** Stores the id in a database that has none. @returns the id that it has then: of two first starts, one wins */
export async function storeSiteId(db: Db, id: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key: KEY, value: JSON.stringify(id) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await siteIdIn(db)) ?? id;
}

/** @throws Refused where database, folder and storage do not belong together */
export async function identify(db: Db, ground: Ground, storage: Storage) {
  const id = await siteIdIn(db).catch(async (error: unknown) => {
    const tables = await db.introspection.getTables();
    if (tables.some(({ name }) => name === 'migration')) throw error;
    throw refusals.foreignDatabase(ground.places);
  });
  const says: DatabaseSays = {
    id,
    namesFiles: () => namesFiles(db),
    areFilesThere: () => holdsNamed(storage, db),
  };
  return recognise(ground, says);
}

/** @throws Refused where there is no database, saying what else there is of a site */
export async function assertIsThere(ground: Ground, location: DatabaseLocation): Promise<void> {
  if (await (await restoreTargetOf(location)).hasTables()) return;
  assertNew(ground);
  throw refusals.noSite(ground.places);
}

/**
 * For commands, which open a site that exists and make none.
 * @throws Refused where there is none, or its parts do not belong together
 */
export async function assertIsOneSite(
  settings: Settings,
  location: DatabaseLocation,
  storage: Storage,
): Promise<void> {
  const ground = await survey(placesOf(settings), storage);
  await assertIsThere(ground, location);
  const engine = await connect({ ...location, mustExist: true });
  await identify(engine.reader, ground, storage).finally(() => engine.close());
}

async function namesFiles(db: Db): Promise<boolean> {
  for (const table of fileTables)
    if (await db.selectFrom(table).select('path').limit(1).executeTakeFirst()) return true;
  return false;
}

async function holdsNamed(storage: Storage, db: Db): Promise<boolean> {
  let paths = new Set<string>();
  for await (const name of storage.names()) {
    paths.add(storedPathOf(name) ?? '');
    if (paths.size < CHUNK) continue;
    if ((await knownFiles(db, [...paths])).size > 0) return true;
    paths = new Set();
  }
  return paths.size > 0 && (await knownFiles(db, [...paths])).size > 0;
}

/**
 * Gives database, storage and data folder the id of their site, as far as they have none. The folder's comes last: it says
 * that all is there, and units wait for it.
 */
export async function settle(
  { reader, write }: Pick<OpenDatabase, 'reader' | 'write'>,
  ground: Ground,
  storage: Storage,
  id: string,
): Promise<string> {
  // Of two first starts at the same time, one stores its id, and the other takes it.
  const settled = (await siteIdIn(reader)) ?? (await write(({ db }) => storeSiteId(db, id)));
  if (ground.storageId === null || ground.note === UNFINISHED_RESTORE) await storage.claim(settled);
  if (ground.folderId === null) await writeIdFile(ground.places.folder, settled);
  return settled;
}

/** Gives a storage and a data folder that were empty the id of the site that is in them now. */
export async function claim(folder: string, storage: Storage, id: string): Promise<void> {
  await storage.claim(id);
  await writeIdFile(folder, id);
}
