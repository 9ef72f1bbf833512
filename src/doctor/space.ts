import { access, constants, open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Findings } from './finding.ts';

const GB = 1e9;
/** Below these, uploads and backups may fail soon, or already. */
const LITTLE_BYTES = 2 * GB;
const LITTLE_SHARE = 0.1;
const FULL_BYTES = 0.2 * GB;
const LITTLE_INODES_SHARE = 0.05;
const FEW_INODES = 1000;

export interface Room {
  freeBytes: number;
  bytes: number;
  freeInodes: number;
  /** 0 where the file system makes inodes as it needs them. */
  inodes: number;
}

export async function roomIn(folder: string): Promise<Room> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeInodes: ffree, inodes: files };
}

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`;

/** Space and inodes of the file system of `DATA_DIR`. */
export function judgeRoom(found: Findings, { freeBytes, bytes, freeInodes, inodes }: Room): void {
  const free = `${gigabytes(freeBytes)} of ${gigabytes(bytes)} are free`;
  const advice = 'Move backups and old logs to another disk, or make this one larger.';
  if (freeBytes < FULL_BYTES) found.trouble(`The disk is full: ${free}.`, advice);
  else if (freeBytes < LITTLE_BYTES && freeBytes < LITTLE_SHARE * bytes)
    found.warning(`The disk is nearly full: ${free}.`, advice);
  else found.fine(`There is room: ${free}.`);
  if (inodes === 0) return;
  const left = `${freeInodes.toLocaleString('en')} of ${inodes.toLocaleString('en')} inodes are free`;
  const fewer = 'Delete many small files that nothing needs, or move to a file system with more inodes.';
  if (freeInodes < FEW_INODES) found.trouble(`No more files can be made: ${left}.`, fewer);
  else if (freeInodes < LITTLE_INODES_SHARE * inodes) found.warning(`Inodes run out: ${left}.`, fewer);
  else found.fine(`There are inodes: ${left}.`);
}

/** Whether files can be created in `DATA_DIR` and its folders, and who else may read them. */
export async function checkFolder(found: Findings, dataDir: string): Promise<void> {
  const whose = 'Give the folder to the account of the service, and mount its disk for writing.';
  for (const folder of [dataDir, ...['uploads', 'incoming', 'cache'].map((name) => join(dataDir, name))]) {
    const isThere = await stat(folder).catch(() => null);
    if (!isThere && folder !== dataDir) continue;
    const refused = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (refused) found.trouble(`${folder} cannot be written (${refused}).`, whose);
  }
  const probe = join(dataDir, `.doctor-${process.pid}`);
  try {
    const file = await open(probe, 'wx', 0o600);
    await file
      .write('x')
      .then(() => file.sync())
      .finally(() => file.close());
    found.fine(`Files can be made in ${dataDir}.`);
  } catch (error) {
    found.trouble(`No file can be made in ${dataDir} (${(error as NodeJS.ErrnoException).code}).`, whose);
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  const { mode } = await stat(dataDir);
  if (mode & 0o007)
    found.warning(
      `Everybody on this machine may enter ${dataDir}, which holds personal data.`,
      `chmod o-rwx ${dataDir}`,
    );
}
