import { errors } from './errors.ts';

/** Runs `work` when its turn comes and passes on what it returns or throws. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Lets `atOnce` pieces of work run at a time, in order of arrival, while up to `waiting` more wait. Whoever comes
 * then gets `overloaded`; whoever's signal aborts while waiting leaves the queue with the signal's reason.
 */
export function limitConcurrency(atOnce: number, waiting: number): ConcurrencyLimit {
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
    if (running < atOnce) running++;
    else if (queue.length >= waiting) throw errors.overloaded();
    else await wait(signal);
    try {
      return await work();
    } finally {
      // A place is handed to the next in line without being given up, so that no newcomer slips in between.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
