import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Turns SIGINT and SIGTERM into an abort signal, so that `work` can clean up, and into the exit status that shells
 * expect.
 * @param words describe for the operator what remains of the interrupted work
 * @returns the exit status
 */
export async function interruptible(
  work: (signal: AbortSignal) => Promise<number>,
  words = 'Nothing was kept.',
): Promise<number> {
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
    console.error(`\nStopped. ${words}`);
    return status;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
