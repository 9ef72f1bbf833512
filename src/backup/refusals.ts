/** A backup that cannot be made or restored; the message is for the operator. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}

export const refusals = {
  noFolder: (folder: string) => new BackupRefused(`There is no folder ${folder}.`),
  notAFolder: (path: string) =>
    new BackupRefused(
      `${path} is a file. A backup is a folder; an archive of an earlier version is restored by that version.`,
    ),
  noBackup: (folder: string) =>
    new BackupRefused(`${folder} is no backup of Chautari: there is no manifest.json in it.`),
  otherThings: (folder: string) =>
    new BackupRefused(
      `${folder} holds other things than backups. Nothing was written; name an empty or a new folder.`,
    ),
  othersBackups: (folder: string, siteId: string) =>
    new BackupRefused(
      `${folder} holds the backups of the site ${siteId}. Nothing was written; name another folder.`,
    ),
  noSuchDay: (folder: string, day: string, days: readonly string[]) =>
    new BackupRefused(`${folder} has no backup of ${day}. It has backups of ${days.join(', ')}.`),
  busy: (folder: string) =>
    new BackupRefused(`Another command is at work in ${folder}. Wait until it is done.`),
  damaged: (file: string) =>
    new BackupRefused(
      `${file} is missing or damaged. Nothing is served from this backup; take another copy of the folder, or with --day the backup of another day.`,
    ),
  newer: (file: string) =>
    new BackupRefused(
      `${file} was made by a newer version of Chautari. Nothing was restored; install that version or a later one.`,
    ),
  unconfirmed: (dataDir: string) =>
    new BackupRefused(
      `The database did not confirm that the site is stored; a synchronous standby that is away is a cause. Nothing was deleted in ${dataDir}. Start the site there once the database answers and its standby is back: it serves if everything is stored, and says otherwise what to do.`,
    ),
  notEmpty: (what: string) =>
    new BackupRefused(
      `${what}. A backup is restored into an empty place only: set DATA_DIR to a new folder (and DATABASE_URL and STORAGE_URL, if you use them, to empty ones).`,
    ),
} as const;
