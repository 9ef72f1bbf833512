import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acquireLock } from '../db/lock.ts';
import { replaceFile } from '../media/storage/durable.ts';
import { refusals } from './refusals.ts';

/** How long a start waits for a process that is stopping, which takes at most so long (requirement 10.14). */
const WAIT_MS = 5000;
const ASK_EVERY_MS = 50;

/** A data folder that this process has for itself. */
export interface Unit {
  /** Names this process as the holder of leases. */
  readonly holder: string;
  /** The one before it, which is surely dead; null if there was none. */
  readonly former: string | null;
  /** Gives the folder back. */
  release(): void;
}

/** A name that no other process has. */
export const newHolder = () => randomBytes(12).toString('hex');

/**
 * Takes a data folder for this process: whoever serves from it, or makes a site in it, does so alone. The operating system
 * has the lock, so it ends with the process however that ends; the file `unit` says who has it.
 * @throws Refused where another process still has it after five seconds
 */
export async function holdUnit(folder: string): Promise<Unit> {
  const file = join(folder, 'unit');
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const release = acquireLock(join(folder, 'lock'));
    if (release) {
      const former = read(file)?.holder ?? null;
      const holder = newHolder();
      // Durably, before it holds anything: after a power cut the next process takes over what this one held.
      await replaceFile(file, `process ${process.pid}\n${holder}\n`).catch((error: unknown) => {
        release();
        throw error;
      });
      return { holder, former, release };
    }
    if (performance.now() > until) throw refusals.inUse(folder, read(file)?.who ?? 'another process');
    await pause(ASK_EVERY_MS);
  }
}

function read(file: string): { who: string; holder: string | undefined } | null {
  try {
    const [who = '', holder] = readFileSync(file, 'utf8').split('\n');
    return { who, holder };
  } catch {
    return null;
  }
}
