import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acquireLock } from '../db/lock.ts';
import { refusals } from './refusals.ts';

/** How long a start waits for a process that is stopping, which takes at most so long (requirement 10.14). */
const WAIT_MS = 5000;
const ASK_EVERY_MS = 50;

/**
 * Takes a data folder for this process: whoever serves from it, or makes a site in it, does so alone. The operating system
 * has the lock, so it ends with the process however that ends; the file `unit` says who has it.
 * @returns gives the folder back
 * @throws SiteRefused where another process still has it after five seconds
 */
export async function holdUnit(folder: string): Promise<() => void> {
  const unit = join(folder, 'unit');
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const release = acquireLock(join(folder, 'lock'));
    if (release) {
      writeFileSync(unit, `process ${process.pid}\n`);
      return release;
    }
    if (performance.now() > until) throw refusals.inUse(folder, holderIn(unit));
    await pause(ASK_EVERY_MS);
  }
}

function holderIn(unit: string): string {
  try {
    return readFileSync(unit, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
