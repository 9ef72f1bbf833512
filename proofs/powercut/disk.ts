import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProofContext } from '../runner/proof.ts';

/** Killed processes of a busy machine close their files late. */
const UNMOUNT_ATTEMPTS = 600;
/**
 * Ends the file system named as `NOLOGFLUSH`: what was not written to the disk by now never is. The number is that of
 * `EXT4_IOC_SHUTDOWN` and of `XFS_IOC_GOINGDOWN`.
 */
const CUT =
  'open(my $file, "<", $ARGV[0]) or die $!; my $flag = pack("I", 2); ioctl($file, 0x8004587d, $flag) or die $!';

export interface DiskOptions {
  fileSystem: 'ext4' | 'xfs';
  megabytes: number;
  /** More arguments of mkfs. */
  make?: readonly string[];
}

/** Why no file system can be mounted here; null if it can. */
export function whyNoDisk(): string | null {
  if (process.getuid?.() !== 0) return 'only root may mount a disk';
  for (const program of ['mkfs.ext4', 'losetup', 'perl'])
    if (spawnSync(program, ['--version']).error) return `there is no ${program}`;
  const loop = spawnSync('losetup', ['--find'], { encoding: 'utf8' });
  return loop.status === 0 ? null : 'this machine has no loop devices';
}

/** A disk whose power can be cut: a file system in a file, mounted on a folder. */
export class Disk {
  readonly folder: string;
  readonly #image: string;
  #isMounted = false;

  /** Makes an empty file system, which is not mounted yet. */
  constructor(
    { folder, onEnd }: Pick<ProofContext, 'folder' | 'onEnd'>,
    { fileSystem, megabytes, make = [] }: DiskOptions,
  ) {
    this.folder = join(folder, 'mounted');
    this.#image = join(folder, 'disk');
    mkdirSync(this.folder);
    writeFileSync(this.#image, '');
    truncateSync(this.#image, megabytes * 1_000_000);
    execFileSync(`mkfs.${fileSystem}`, ['-q', ...make, this.#image], { stdio: 'pipe' });
    onEnd(() => this.unmount());
  }

  mount(): void {
    execFileSync('mount', ['-o', 'loop', this.#image, this.folder], { stdio: 'pipe' });
    this.#isMounted = true;
  }

  cutPower(): void {
    execFileSync('perl', ['-e', CUT, this.folder], { stdio: 'pipe' });
  }

  /** Waits until no process has a file open on it. */
  async unmount(): Promise<void> {
    for (let attempt = 1; this.#isMounted; attempt += 1) {
      try {
        execFileSync('umount', [this.folder], { stdio: 'pipe' });
        this.#isMounted = false;
      } catch (error) {
        if (attempt === UNMOUNT_ATTEMPTS) throw error;
        await pause(50);
      }
    }
  }
}
