import { existsSync } from 'node:fs';
import { type DatabaseLocation, restoreTargetOf } from '../db/connect.ts';
import { BackupRefused } from './refusals.ts';
import { openWorkFolder } from './work-folder.ts';

const WORK_FOLDER = 'backing-up';

/** Throws BackupRefused unless there is a site to back up. */
export async function assertIsSite(from: DatabaseLocation): Promise<void> {
  if (!existsSync(from.dataDir) || !(await (await restoreTargetOf(from)).hasTables())) {
    throw new BackupRefused(`There is no site in ${from.dataDir}. Set DATA_DIR to that of the site.`);
  }
}

/**
 * Runs a backup of a site with an empty folder for its unfinished files.
 * @throws BackupRefused while another backup of the site is running
 */
export async function withWorkFolder<T>(
  { dataDir }: DatabaseLocation,
  backUp: (folder: string) => Promise<T>,
): Promise<T> {
  const work = await openWorkFolder(dataDir, WORK_FOLDER);
  if (!work) throw new BackupRefused('Another backup of this site is under way. Wait until it is done.');
  try {
    await work.clear();
    return await backUp(work.path);
  } finally {
    await work.close();
  }
}
