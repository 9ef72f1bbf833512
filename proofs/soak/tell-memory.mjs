/**
 * Preloaded by the server of this proof: collects all garbage every few seconds, and writes how much memory is left in use
 * to the file that the address of this module has as a parameter. A process that does not have to collect yet grows, too.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 8000;
/** Pages that were freed are given back by then. */
const GIVEN_BACK_MS = 500;
const file = new URL(import.meta.url).searchParams.get('file');

async function tell() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  for (;;) {
    await pause(EVERY_MS, undefined, { ref: false });
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await pause(GIVEN_BACK_MS, undefined, { ref: false });
    // Pages of mapped files, such as the database's, are not counted.
    const [, kilobytes] = /^Anonymous:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8'));
    const heapMb = process.memoryUsage().heapUsed / 2 ** 20;
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), mb: kilobytes / 1024, heapMb })}\n`);
  }
}

// A site's commands have the settings of its server.
if (isMainThread && process.argv[1]?.endsWith('main.js')) void tell();
