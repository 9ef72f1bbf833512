/** A backup that cannot be made or restored; the message is for the operator. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}

export const refusals = {
  damaged: (file: string) =>
    new BackupRefused(
      `${file} is damaged or incomplete, or not a backup of Chautari. Nothing was restored; take another copy of it, or another backup.`,
    ),
  newer: (file: string) =>
    new BackupRefused(
      `${file} was made by a newer version of Chautari. Nothing was restored; install that version or a later one.`,
    ),
  damagedOrNewer: (file: string) =>
    new BackupRefused(
      `${file} is damaged, or was made by a newer version of Chautari. Nothing was restored; take another copy of it, or install a later version.`,
    ),
  unconfirmed: (dataDir: string) =>
    new BackupRefused(
      `The database did not confirm that the site is stored; a synchronous standby that is away is a cause. Nothing was deleted in ${dataDir}. Start the site there once the database answers and its standby is back: it serves if everything is stored, and says otherwise what to do.`,
    ),
  notEmpty: (what: string) =>
    new BackupRefused(
      `${what}. A backup is restored into an empty place only: set DATA_DIR to a new folder (and DATABASE_URL, if you use it, to an empty database).`,
    ),
  othersBucket: (bucket: string, siteId: string) =>
    new BackupRefused(
      `${bucket} is the storage of the site ${siteId}, and this backup is of another one. Nothing was restored; set STORAGE_URL to a place that no site uses.`,
    ),
} as const;
