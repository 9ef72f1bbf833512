import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Lets `work` tidy up when it is told to stop from outside, and ends with the exit status that shells expect then.
 * @returns the exit status
 */
export async function interruptible(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const controller = new AbortController();
  let status: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    status = 128 + constants.signals[signal];
    controller.abort();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (status === undefined) throw error;
    console.error('\nStopped. Nothing was kept.');
    return status;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
