import { isLeaving } from './session/profile.ts';
import { words } from './words.ts';

/** How long a lazily loaded part may take (requirement 9.13). */
export const PART_TIMEOUT_MS = 120_000;

export class PartLoadError extends Error {
  constructor(cause: unknown) {
    super(words.partMissing, { cause });
    this.name = 'PartLoadError';
  }
}

/**
 * Loads a lazy part of the program. Throws `PartLoadError`, and logs the cause, if it fails or takes too long
 * (requirement 8.8). Never settles once the page is being left: Firefox then aborts what is still loading.
 */
export async function loadPart<T>(load: () => Promise<T>, withinMs = PART_TIMEOUT_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not there after ${withinMs} ms`)), withinMs);
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (isLeaving()) return new Promise<never>(() => {});
    console.error('A part of the program could not be loaded', cause);
    throw new PartLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
}
