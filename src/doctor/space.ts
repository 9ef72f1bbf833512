import { statfs } from 'node:fs/promises';
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
