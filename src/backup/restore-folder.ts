import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseLocation } from '../db/connect.ts';
import { restoreTargetOf } from '../db/connect.ts';
import type { RestoreTarget } from '../db/restore-target.ts';
import { sync } from '../media/index.ts';
import { BackupRefused } from './refusals.ts';
import { openWorkFolder, type WorkFolder } from './work-folder.ts';

/** While it is in the data folder, what else is there may be half of a site. */
const NAME = 'restoring';
/** In it, while the uploads in the data folder may be those of the backup. */
const MOVED = 'uploads-moved';

const UNDER_WAY = 'A backup is being restored into this place just now. Wait until that is done.';

/** Uploads come into their place first, the database last: that is what makes a site of it. */
export class RestoreFolder {
  readonly #work: WorkFolder;
  readonly #dataDir: string;
  readonly #place: RestoreTarget;

  private constructor(work: WorkFolder, dataDir: string, place: RestoreTarget) {
    this.#work = work;
    this.#dataDir = dataDir;
    this.#place = place;
  }

  /** Opens the folder, and takes away what a restore that was killed has left. @throws BackupRefused */
  static async open(where: DatabaseLocation): Promise<RestoreFolder> {
    const place = await restoreTargetOf(where);
    const work = await openWorkFolder(where.dataDir, NAME);
    if (!work) throw new BackupRefused(UNDER_WAY);
    const folder = new RestoreFolder(work, where.dataDir, place);
    await folder.#undo();
    return folder;
  }

  static isLeft({ dataDir }: DatabaseLocation): boolean {
    return existsSync(join(dataDir, NAME));
  }

  get path(): string {
    return this.#work.path;
  }

  /** Moves the files in `folder` to where the site looks for uploads. */
  async moveUploads(folder: string): Promise<void> {
    await writeFile(join(this.path, MOVED), '');
    await sync(folder);
    await sync(this.path);
    await rename(folder, uploadsIn(this.#dataDir));
    await sync(this.#dataDir);
  }

  /** Lets go of the folder and leaves everything as it is. */
  leave(): void {
    this.#work.leave();
  }

  /** Takes the folder away; and, unless a whole site came of it, everything else. */
  async close(): Promise<void> {
    try {
      await this.#undo();
    } catch (error) {
      // It stays for the next restore, which tries again.
      this.leave();
      throw error;
    }
    await this.#work.close();
    await sync(this.#dataDir);
  }

  async #undo(): Promise<void> {
    if (existsSync(join(this.path, MOVED)) && (await this.#place.isEmpty())) {
      await rm(uploadsIn(this.#dataDir), { recursive: true, force: true });
    }
    await this.#work.clear();
  }
}

const uploadsIn = (dataDir: string) => join(dataDir, 'uploads');

/** Whether files were ever uploaded here. */
export async function hasUploads(dataDir: string): Promise<boolean> {
  try {
    return (await readdir(uploadsIn(dataDir))).length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * For the start of a site. One whose restore was broken off at the very end is whole, and only tidied.
 * @throws BackupRefused while a restore is at work here, or when one was broken off
 */
export async function refuseHalfRestored(where: DatabaseLocation): Promise<void> {
  if (!RestoreFolder.isLeft(where)) return;
  const work = await openWorkFolder(where.dataDir, NAME);
  if (!work) throw new BackupRefused(UNDER_WAY);
  if (await (await restoreTargetOf(where)).isEmpty()) {
    work.leave();
    throw new BackupRefused(
      `A restore into ${where.dataDir} was broken off. Restore the backup again; or, to begin with an empty site, delete the folders restoring and uploads in it.`,
    );
  }
  await work.close();
}
