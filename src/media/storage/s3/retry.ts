import { setTimeout as delay } from 'node:timers/promises';
import { isTransient, StoreTimeout } from './send.ts';

const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;

export interface RetryOptions {
  /** Time after which no further attempt begins, in milliseconds. */
  ms: number;
  /** Time limit in place of `ms` after an attempt without any response; `ms` by default. */
  silentMs?: number;
  /** Resolves after the pause before an attempt; replaced in tests. */
  pause?(ms: number): Promise<unknown>;
}

/**
 * Repeats an idempotent request with exponential back-off and full jitter while its errors are transient.
 * @throws the last error
 */
export async function retrying<T>(
  attempt: () => Promise<T>,
  { ms, silentMs = ms, pause = delay }: RetryOptions,
): Promise<T> {
  const begin = performance.now();
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isLate = performance.now() - begin >= (error instanceof StoreTimeout ? silentMs : ms);
      if (attempts === MAX_ATTEMPTS || !isTransient(error) || isLate) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 4 ** (attempts - 1));
    }
  }
}
