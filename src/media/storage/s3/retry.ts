import { setTimeout as delay } from 'node:timers/promises';
import { isTransient } from './store-error.ts';

const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;

export interface RetryOptions {
  /** Time after which no further attempt begins, in milliseconds. */
  ms: number;
  /** Resolves after the pause before an attempt; replaced in tests. */
  pause?(ms: number): Promise<unknown>;
}

/**
 * Repeats an idempotent request with exponential back-off and full jitter while its errors are transient.
 * @throws the last error
 */
export async function retrying<T>(
  attempt: () => Promise<T>,
  { ms, pause = delay }: RetryOptions,
): Promise<T> {
  const end = performance.now() + ms;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !isTransient(error) || performance.now() >= end) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 4 ** (attempts - 1));
    }
  }
}
