import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProofContext } from '../runner/proof.ts';

const BYTES = 600_000_000;
const UNMOUNT_ATTEMPTS = 25;
/** Ends the file system named as `NOLOGFLUSH`: what was not written to the disk by now never is (ext4, `EXT4_IOC_SHUTDOWN`). */
const CUT =
  'open(my $file, "<", $ARGV[0]) or die $!; my $flag = pack("I", 2); ioctl($file, 0x8004587d, $flag) or die $!';

/** A disk whose power can be cut: an ext4 file system in a file, mounted on a folder. */
export class Disk {
  readonly folder: string;
  readonly #image: string;
  #isMounted = false;

  constructor({ folder, onEnd }: Pick<ProofContext, 'folder' | 'onEnd'>) {
    this.folder = join(folder, 'mounted');
    this.#image = join(folder, 'disk');
    mkdirSync(this.folder);
    writeFileSync(this.#image, '');
    truncateSync(this.#image, BYTES);
    execFileSync('mkfs.ext4', ['-q', this.#image]);
    onEnd(() => this.unmount());
  }

  mount(): void {
    execFileSync('mount', ['-o', 'loop', this.#image, this.folder]);
    this.#isMounted = true;
  }

  /** @param file any file on the disk */
  cutPower(file: string): void {
    execFileSync('perl', ['-e', CUT, file]);
  }

  /** Waits until no process has a file open on it. */
  async unmount(): Promise<void> {
    for (let attempt = 1; this.#isMounted; attempt += 1) {
      try {
        execFileSync('umount', [this.folder], { stdio: 'pipe' });
        this.#isMounted = false;
      } catch (error) {
        if (attempt === UNMOUNT_ATTEMPTS) throw error;
        await pause(200);
      }
    }
  }
}
