import { errors } from './errors.ts';

/** Runs `work` as soon as the limit allows, and resolves or rejects as it does. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * A semaphore: `maxRunning` pieces of work run at a time, `maxWaiting` more queue in order of arrival, further ones
 * are refused with 503. An aborted signal takes waiting work out of the queue and rejects with the signal's reason.
 */
export function limitConcurrency(maxRunning: number, maxWaiting: number): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];

  function wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(signal?.reason);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(enter);
    });
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running < maxRunning) running += 1;
    else if (queue.length >= maxWaiting) throw errors.overloaded();
    else await wait(signal);
    try {
      return await work();
    } finally {
      // Hands the slot to the next in line without freeing it, so that no newcomer can take it first.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
