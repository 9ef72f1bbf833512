import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { DatabaseLocation } from '../db/connect.ts';
import { restoreTargetOf } from '../db/connect.ts';
import type { RestoreTarget } from '../db/restore-target.ts';
import { type Storage, sync } from '../media/index.ts';
import { BackupRefused } from './refusals.ts';
import { openWorkFolder, type WorkFolder } from './work-folder.ts';

/** While this folder exists, the data folder may hold an incomplete site. */
const FOLDER_NAME = 'restoring';
/** Marker file: the uploads in the data folder may be those of the backup. */
const UPLOADS_MOVED = 'uploads-moved';
/** Names the bucket and the uploads that may have been put there. */
const UPLOADS_PUT = 'uploads-put.json';

/** The storage of uploads where it is not the data folder. */
export interface RestoreBucket {
  /** Its path in messages. */
  name: string;
  storage: Storage;
}

const RESTORE_RUNNING = 'A backup is being restored into this place just now. Wait until that is done.';

/**
 * The work folder of a restore. Uploads are moved first and the database last, so that the existence of the database
 * marks a complete site.
 */
export class RestoreFolder {
  readonly #work: WorkFolder;
  readonly #dataDir: string;
  readonly #target: RestoreTarget;
  readonly #bucket: RestoreBucket | undefined;

  private constructor(
    work: WorkFolder,
    dataDir: string,
    target: RestoreTarget,
    bucket: RestoreBucket | undefined,
  ) {
    this.#work = work;
    this.#dataDir = dataDir;
    this.#target = target;
    this.#bucket = bucket;
  }

  /** Opens the folder and undoes a killed restore. @throws BackupRefused when another restore is running */
  static async open(where: DatabaseLocation, bucket?: RestoreBucket): Promise<RestoreFolder> {
    const target = await restoreTargetOf(where);
    const work = await openWorkFolder(where.dataDir, FOLDER_NAME);
    if (!work) throw new BackupRefused(RESTORE_RUNNING);
    const folder = new RestoreFolder(work, where.dataDir, target, bucket);
    await folder.#undo().catch((error: unknown) => {
      folder.release();
      throw error;
    });
    return folder;
  }

  static exists({ dataDir }: DatabaseLocation): boolean {
    return existsSync(join(dataDir, FOLDER_NAME));
  }

  get path(): string {
    return this.#work.path;
  }

  /** Moves a folder of uploads into the data folder. */
  async moveUploads(folder: string): Promise<void> {
    await writeFile(join(this.path, UPLOADS_MOVED), '');
    await sync(folder);
    await sync(this.path);
    await rename(folder, uploadsIn(this.#dataDir));
    await sync(this.#dataDir);
  }

  /** Has to be called before these uploads are put into the bucket, so that a killed restore can be undone. */
  async intendUploads(names: readonly string[]): Promise<void> {
    const file = join(this.path, UPLOADS_PUT);
    await writeFile(`${file}.partial`, JSON.stringify({ bucket: this.#bucket?.name, names }), {
      flush: true,
    });
    await rename(`${file}.partial`, file);
    await sync(this.path);
  }

  /** Releases the folder's lock and leaves its content. */
  release(): void {
    this.#work.release();
  }

  /** Removes the folder and, unless the site is complete, everything that was restored. */
  async close(): Promise<void> {
    try {
      await this.#undo();
    } catch (error) {
      // The folder stays, so that the next restore tries again.
      this.release();
      throw error;
    }
    await this.#work.close();
    await sync(this.#dataDir);
  }

  async #undo(): Promise<void> {
    if (existsSync(join(this.path, UPLOADS_MOVED)) && (await this.#target.isEmpty())) {
      await rm(uploadsIn(this.#dataDir), { recursive: true, force: true });
    }
    if (existsSync(join(this.path, UPLOADS_PUT)) && (await this.#target.isEmpty())) await this.#removePut();
    await this.#work.clear();
  }

  async #removePut(): Promise<void> {
    const text = await readFile(join(this.path, UPLOADS_PUT), 'utf8');
    const { bucket, names } = intended.parse(JSON.parse(text));
    if (bucket !== this.#bucket?.name) {
      throw new BackupRefused(
        `A restore into ${bucket} was broken off. Restore again with STORAGE_URL set to it, so that what it left is deleted.`,
      );
    }
    await this.#bucket?.storage.remove(names);
  }
}

const intended = z.object({ bucket: z.string(), names: z.array(z.string()) });

const uploadsIn = (dataDir: string) => join(dataDir, 'uploads');

/** Whether the data folder has uploads. */
export async function hasUploads(dataDir: string): Promise<boolean> {
  try {
    return (await readdir(uploadsIn(dataDir))).length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Checked at every start. A site whose restore was killed at the very end is complete and only cleaned up.
 * @throws BackupRefused while a restore is running, or after one was interrupted
 */
export async function refuseInterruptedRestore(where: DatabaseLocation): Promise<void> {
  if (!RestoreFolder.exists(where)) return;
  const work = await openWorkFolder(where.dataDir, FOLDER_NAME);
  if (!work) throw new BackupRefused(RESTORE_RUNNING);
  if (await (await restoreTargetOf(where)).isEmpty()) {
    work.release();
    throw new BackupRefused(
      `A restore into ${where.dataDir} was broken off. Restore the backup again; or, to begin with an empty site, delete the folders restoring and uploads in it.`,
    );
  }
  await work.close();
}
