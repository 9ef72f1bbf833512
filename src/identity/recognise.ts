import { randomBytes } from 'node:crypto';
import { type SiteMark, UNFINISHED_COPY, UNFINISHED_RESTORE, WITHOUT_FILES } from '../media/index.ts';
import { type Places, refusals } from './refusals.ts';

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
export interface DatabaseSays {
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
  // With the id in its folder, the site has served here before and can do so without its storage.
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
