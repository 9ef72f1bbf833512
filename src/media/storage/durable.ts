import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errors } from '../../errors.ts';

/** fsync: makes a file's content, or a folder's entries, survive a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a short file in place of a former one: durably, and never a part of it. Its folder exists.
 * @param unfinished where it is written first, on the same file system
 */
export async function replaceFile(
  file: string,
  text: string,
  { unfinished = `${file}.${process.pid}.partial`, mode = 0o640 } = {},
): Promise<void> {
  try {
    await writeFile(unfinished, text, { mode, flush: true });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await sync(dirname(file));
}

async function makeFolder(folder: string): Promise<void> {
  const whole = resolve(folder);
  const first = await mkdir(whole, { recursive: true });
  // Every created folder is an entry of its parent, up to the parent of the first missing one. The folder's own parent
  // is always synced, since the process that created it may have died before its sync.
  const last = dirname(first ?? whole);
  let parent = dirname(whole);
  await sync(parent);
  while (parent !== last) {
    parent = dirname(parent);
    await sync(parent);
  }
}

/** @returns a function that does the work once (single flight); after a failure the next call tries again */
export function onceDone(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** @returns a function that durably creates the folder with its missing parents, once */
export const folderMaker = (folder: string) => onceDone(() => makeFolder(folder));

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);
/** The disk fails or is not mounted, or a file or folder of ours is missing or may not be used. */
const DISK_FAILED = new Set([
  ...['EIO', 'EROFS', 'ENODEV', 'ENXIO', 'ESTALE'],
  ...['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EXDEV'],
]);

/**
 * Turns the error of a full disk or quota into `noSpace` (507), that of a disk or folder that cannot be used into `storageAway` (503); other
 * errors stay as they are.
 */
export function toDiskError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (DISK_FULL.has(code)) return errors.noSpace();
  return DISK_FAILED.has(code) ? errors.storageAway(error) : error;
}
