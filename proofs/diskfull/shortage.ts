import { closeSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName } from '../college/college.ts';

/** A file system that runs out of something. */
export interface Shortage {
  name: string;
  what: 'space' | 'inodes';
  megabytes: number;
  /** Arguments of mkfs.ext4. */
  make: readonly string[];
  /** How much is left to the site at first, in bytes or files. */
  left: number;
  /** Whether the database server is on it, besides the site's folder. */
  hasServer: boolean;
}

const noSpace: Shortage = {
  name: 'no space',
  what: 'space',
  megabytes: 32,
  make: ['-m', '0'],
  left: 2_000_000,
  hasServer: false,
};
const noInodes: Shortage = {
  name: 'no inodes',
  what: 'inodes',
  megabytes: 32,
  make: ['-m', '0', '-N', '512'],
  left: 60,
  hasServer: false,
};

export const SHORTAGES: Readonly<Record<EngineName, readonly Shortage[]>> = {
  SQLite: [noSpace, noInodes],
  // The server alone takes more than 32 MB.
  PostgreSQL: [
    noSpace,
    noInodes,
    { ...noSpace, name: 'no space for the server either', megabytes: 140, hasServer: true },
  ],
};

const CHUNK = Buffer.alloc(4096, 'x');

/** Files of somebody else, who fills the file system. */
export class Ballast {
  readonly #folder: string;
  readonly #files: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes what there is, up to this much: bytes or files. */
  leave({ what }: Shortage, left: number): void {
    if (what === 'space') this.#takeSpace(left);
    else this.#takeInodes(left);
  }

  free(): void {
    for (const file of this.#files.splice(0)) rmSync(file, { force: true });
  }

  #takeSpace(left: number) {
    const descriptor = openSync(this.#next(), 'w');
    try {
      while (freeBytes(this.#folder) > left) writeSync(descriptor, CHUNK);
    } catch (error) {
      mustBeFull(error);
    } finally {
      closeSync(descriptor);
    }
  }

  #takeInodes(left: number) {
    try {
      while (statfsSync(this.#folder).ffree > left) writeFileSync(this.#next(), '');
    } catch (error) {
      mustBeFull(error);
    }
  }

  #next(): string {
    const file = join(this.#folder, `ballast-${this.#files.length}`);
    this.#files.push(file);
    return file;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function mustBeFull(error: unknown) {
  if ((error as { code?: string }).code !== 'ENOSPC') throw error;
}
