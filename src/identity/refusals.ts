import { Refused } from '../errors.ts';
import { WITHOUT_FILES } from '../media/index.ts';

/** Where the parts of a site are, in words for the operator. */
export interface Places {
  /** Such as `the database in /srv/chautari/data`. */
  database: string;
  /** Where a database would be, such as `/srv/chautari/data`. */
  databaseAt: string;
  folder: string;
  /** Such as `/srv/chautari/data/uploads` or `s3://bucket/prefix`. */
  storage: string;
}

const RIGHT = 'Set DATA_DIR, DATABASE_URL and STORAGE_URL to those of one site';
const ANOTHER_FILE = 'The id of a site stands in its setting "site", and in the file site-id of its places.';

export const refusals = {
  inUse: (folder: string, holder: string) =>
    new Refused(
      `The folder ${folder} is in use: ${holder} has it, and only one at a time can. Stop that one first. To serve by several processes, give each a DATA_DIR of its own, and all the same DATABASE_URL and STORAGE_URL.`,
    ),
  noSite: ({ databaseAt, folder }: Places) =>
    new Refused(
      `There is no site in ${databaseAt}. Set DATA_DIR (now ${folder}) and DATABASE_URL to those of the site. A new one is made by "npm run chautari -- init", or by the first start.`,
    ),
  foreignDatabase: ({ database }: Places) =>
    new Refused(
      `${database} has tables, but not those of Chautari. Nothing was changed. Set DATABASE_URL or DATA_DIR to those of the site, or to an empty place.`,
    ),
  withoutDatabase: ({ databaseAt }: Places, found: string) =>
    new Refused(
      `${found}, but there is no site in ${databaseAt}. Nothing was made or changed. Is a disk not mounted, or is DATA_DIR, DATABASE_URL or STORAGE_URL another one? If the database is lost, restore a backup into a new DATA_DIR (and an empty database); to begin anew, name empty places.`,
    ),
  othersStorage: ({ database, storage }: Places, id: string, other: string) =>
    new Refused(
      `${storage} holds the files of the site ${other}, but ${database} is that of the site ${id}. Nothing was changed. ${RIGHT}. ${ANOTHER_FILE}`,
    ),
  othersFolder: ({ database, folder }: Places, id: string, other: string) =>
    new Refused(
      `The folder ${folder} is that of the site ${other}, but ${database} is that of the site ${id}. Nothing was changed. ${RIGHT}. ${ANOTHER_FILE} Should the folder be meant for this site from now on, delete ${folder}/site-id.`,
    ),
  filesGone: ({ database, storage }: Places, id: string) =>
    new Refused(
      `${database} names uploaded files, but ${storage} holds none of them. Nothing was changed. Is a disk not mounted, or is DATA_DIR or STORAGE_URL another one? If the files are lost, restore a backup. To serve without them all the same, write this one line into the file site-id there: ${id} ${WITHOUT_FILES}`,
    ),
  unknownDatabase: ({ database, storage }: Places, id: string) =>
    new Refused(
      `${storage} holds the files of the site ${id}, but ${database} is that of another one: it names none of them. Nothing was changed. ${RIGHT}. ${ANOTHER_FILE}`,
    ),
  unfinishedCopy: ({ storage }: Places) =>
    new Refused(
      `The files of the site are being copied to ${storage}, which does not have all of them yet. Nothing was changed. Start with the former STORAGE_URL; or stop the site, and end the copy with "npm run chautari -- storage copy FROM TO --last".`,
    ),
  unfinishedRestore: ({ databaseAt, storage }: Places) =>
    new Refused(
      `A restore into ${databaseAt} and ${storage} was broken off. Nothing was made or changed. Run the same restore again, which goes on where it ended; or, to begin with an empty site, empty ${storage}.`,
    ),
  foreignFiles: ({ storage }: Places) =>
    new Refused(
      `There are files in ${storage}, and no id that says whose they are. Nothing was changed. Choose another place, or delete them first.`,
    ),
  presentStorage: ({ storage }: Places) =>
    new Refused(
      `${storage} is the storage that the settings name, and no copy to it is under way. Are FROM and TO the wrong way round, or is all done?`,
    ),
  serversRun: (count: number) =>
    new Refused(
      `${count === 1 ? 'A server runs' : `${count} servers run`} on this database. Stop every one first, so that no file is stored in the former place any more; then run this again.`,
    ),
  storageAway: ({ storage }: Places) =>
    new Refused(
      `${storage} does not answer, so nothing tells whose files it holds. A start in a folder in which the site has served before does without it; this one waits until it answers.`,
    ),
} as const;
