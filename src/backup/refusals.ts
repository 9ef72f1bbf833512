import { Refused } from '../errors.ts';

/** Why a backup cannot be made or restored, for the operator. */
export const refusals = {
  noFolder: (folder: string) => new Refused(`There is no folder ${folder}.`),
  notAFolder: (path: string) => new Refused(`${path} is a file. A backup is a folder.`),
  noBackup: (folder: string) =>
    new Refused(`${folder} is no backup of Chautari: there is no manifest.json in it.`),
  otherThings: (folder: string) =>
    new Refused(
      `${folder} holds other things than backups. Nothing was written; name an empty or a new folder.`,
    ),
  othersBackups: (folder: string, siteId: string) =>
    new Refused(
      `${folder} holds the backups of the site ${siteId}. Nothing was written; name another folder.`,
    ),
  noSuchDay: (folder: string, day: string, days: readonly string[]) =>
    new Refused(`${folder} has no backup of ${day}. It has backups of ${days.join(', ')}.`),
  busy: (folder: string) => new Refused(`Another command is at work in ${folder}. Wait until it is done.`),
  damaged: (file: string) =>
    new Refused(
      `${file} is missing or damaged. Nothing is served from this backup; take another copy of the folder, or with --day the backup of another day.`,
    ),
  newer: (file: string) =>
    new Refused(
      `${file} was made by a newer version of Chautari. Nothing was restored; install that version or a later one.`,
    ),
  unconfirmed: (dataDir: string) =>
    new Refused(
      `The database did not confirm that the site is stored; a synchronous standby that is away is a cause. Nothing was deleted in ${dataDir}. Start the site there once the database answers and its standby is back: it serves if everything is stored, and says otherwise what to do.`,
    ),
  notEmpty: (what: string) =>
    new Refused(
      `${what}. A backup is restored into an empty place only: set DATA_DIR to a new folder (and DATABASE_URL and STORAGE_URL, if you use them, to empty ones).`,
    ),
} as const;
