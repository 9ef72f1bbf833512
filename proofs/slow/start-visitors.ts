import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ProofContext } from '../runner/proof.ts';
import type { VisitorsOrder, VisitorsTold } from './visitors.ts';

/** Lets visitors come, in a thread of their own. */
export function startVisitors(order: VisitorsOrder, onEnd: ProofContext['onEnd']) {
  const thread = new Worker(new URL('./visitors.ts', import.meta.url), { workerData: order });
  onEnd(() => thread.terminate());
  return {
    /** Lets them run for this long, then stops them. @returns their observations */
    async told(afterMs: number): Promise<VisitorsTold> {
      await pause(afterMs);
      thread.postMessage('stop');
      const [told] = (await once(thread, 'message')) as [VisitorsTold];
      return told;
    },
  };
}
