import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { connect, type DatabaseLocation, restoreTargetOf } from '../db/connect.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { fileTables, knownFiles } from '../db/known-files.ts';
import { hasRows } from '../db/order.ts';
import { firstSetting, readSetting } from '../db/setting.ts';
import { AppError } from '../errors.ts';
import {
  readIdFile,
  type SiteMark,
  type Storage,
  UNFINISHED_COPY,
  UNFINISHED_RESTORE,
  WITHOUT_FILES,
  writeIdFile,
} from '../media/index.ts';
import { storedPathOf } from '../schema/stored-names.ts';
import type { Settings } from '../settings.ts';
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
export const siteIdIn = (db: Db): Promise<string | null> => readSetting(db, KEY);

/** Stores the id in a database that has none. @returns the id that it has then: of two first starts, one wins */
export const storeSiteId = (db: Db, id: string): Promise<string> => firstSetting(db, KEY, id);

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
  for (const table of fileTables) if (await hasRows(db.selectFrom(table).select('path'))) return true;
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

/** What the places of a site say before its database is opened. */
export interface Ground {
  places: Places;
  /** The id in the data folder; null without one. */
  folderId: string | null;
  /** The id in the storage; null without one, `away` while the storage does not answer. */
  storageId: string | null | 'away';
  /** Whether the storage holds any uploaded file. */
  hasFiles: boolean;
  /** What stands behind the id in the storage; see `SiteMark`. */
  note: SiteMark['note'];
}

/** What an existing database says of its site. */
interface DatabaseSays {
  /** Its id; null in one from before there were ids, and in one whose first start was killed. */
  id: string | null;
  /** Whether a row names an uploaded file. Asked, like the next, only where it matters. */
  namesFiles(): Promise<boolean>;
  /** Whether the storage holds one of those files. */
  areFilesThere(): Promise<boolean>;
}

/** The id of a new site: 32 hexadecimal characters. */
export const newSiteId = () => randomBytes(16).toString('hex');

/**
 * Where no database is, there is nothing of a site anywhere else either (requirement 22.3).
 * @throws Refused
 */
export function assertNew({ places, folderId, storageId, hasFiles, note }: Ground): void {
  if (note === UNFINISHED_RESTORE) throw refusals.unfinishedRestore(places);
  if (storageId === 'away') throw refusals.storageAway(places);
  if (storageId !== null)
    throw refusals.withoutDatabase(places, `${places.storage} is the storage of the site ${storageId}`);
  if (hasFiles) throw refusals.withoutDatabase(places, `${places.storage} holds uploaded files`);
  if (folderId !== null)
    throw refusals.withoutDatabase(places, `The folder ${places.folder} is that of the site ${folderId}`);
}

/**
 * The id of the site whose database, folder and storage these are (requirements 22.3, 22.4).
 * @returns the id, which places without one are given
 * @throws Refused where they do not belong together
 */
export async function recognise(ground: Ground, { id, namesFiles, areFilesThere }: DatabaseSays) {
  const { places, folderId, storageId, hasFiles, note } = ground;
  // The folder has the id, so the site has served from here before: it may start while its storage does not answer.
  if (storageId === 'away' && (id === null || folderId !== id)) throw refusals.storageAway(places);
  const given = storageId === 'away' ? id : storageId;
  const known = id ?? given ?? folderId ?? newSiteId();
  if (given !== null && given !== known) throw refusals.othersStorage(places, known, given);
  if (note === UNFINISHED_COPY) throw refusals.unfinishedCopy(places);
  if (folderId !== null && folderId !== known) throw refusals.othersFolder(places, known, folderId);
  const mayLackFiles = storageId === 'away' || note === WITHOUT_FILES;
  const areFilesGone = async () => (await namesFiles()) && !(await areFilesThere());
  // Looked at twice: a running process may delete its last row and file between the two questions.
  if (!mayLackFiles && (await areFilesGone()) && (await areFilesGone()))
    throw refusals.filesGone(places, known);
  // A database without an id, such as one of an old backup, is the site's if its storage holds nothing else.
  const isClaimed = id === null && (given ?? folderId) !== null;
  if (isClaimed && hasFiles && !(await areFilesThere())) throw refusals.unknownDatabase(places, known);
  return known;
}
