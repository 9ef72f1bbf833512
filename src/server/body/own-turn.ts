import { setImmediate as nextTurn } from 'node:timers/promises';

/** Shorter texts are parsed in a few milliseconds at most. */
const LONG_BYTES = 128 * 1024;

let last: Promise<void> = Promise.resolve();

/**
 * Waits, if a body is long, for a turn of the event loop that no other long body has. Several that arrive together would
 * otherwise be parsed and checked in one turn, and pages would wait for all of them.
 */
export async function ownTurn(bytes: number): Promise<void> {
  if (bytes < LONG_BYTES) return;
  last = last.then(() => nextTurn());
  await last;
}
