import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 30;

/** The first value that `look` has. @param said what the error tells when there is none in time */
export async function waitUntil<Value>(
  look: () => Value | undefined,
  milliseconds: number,
  said: () => string,
): Promise<Value> {
  const until = performance.now() + milliseconds;
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    if (performance.now() > until) throw new Error(`Nothing came in ${milliseconds} ms: ${said()}`);
    await pause(POLL_MS);
  }
}
