/** Sends load from a process of its own, since one is too slow for several servers; measures by process message. */

import { throughputOf } from './load.ts';
import type { LoadOrder } from './load-from-processes.ts';

process.on('message', async ({ url, load, ms }: LoadOrder) => {
  const { perSecond } = await throughputOf({ url, pid: 0, stop: async () => {} }, load, ms);
  process.send?.(perSecond);
});
process.on('disconnect', () => process.exit());
