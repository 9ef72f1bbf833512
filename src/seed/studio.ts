import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../concurrency-limit.ts';
import type { DrawingName } from './drawings/index.ts';

/** Each holds the pixels of a whole picture, so that there are not as many as a large machine has cores. */
const MOST_HANDS = 2;
/** As it is named beside this file, whether built or not. */
const WORKER = import.meta.url.endsWith('.ts') ? './drawing-worker.ts' : './drawing-worker.js';

/** Threads that draw, since two thirds of the seed's time go into drawing and one thread alone would wait for itself. */
export interface Studio {
  /** @returns the drawing as a JPEG file */
  draw(name: DrawingName): Promise<Uint8Array>;
  /** Ends the threads; drawings under way are given up. */
  close(): Promise<void>;
}

/** Opens it empty: a thread begins with the first drawing that finds all others at work. */
export function openStudio(hands = Math.min(MOST_HANDS, availableParallelism())): Studio {
  const all: Worker[] = [];
  const idle: Worker[] = [];
  const takeTurn = limitConcurrency(hands, Number.POSITIVE_INFINITY);

  function begin(): Worker {
    const worker = new Worker(new URL(WORKER, import.meta.url));
    all.push(worker);
    return worker;
  }

  return {
    draw: (name) =>
      takeTurn(async () => {
        const worker = idle.pop() ?? begin();
        const answer = once(worker, 'message');
        worker.postMessage(name);
        const [file] = await answer;
        idle.push(worker);
        return file;
      }),
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
