import cluster from 'node:cluster';
import type { FromWorker, ToWorker } from './messages.ts';
import { OtherWorkers } from './other-workers.ts';

/** This process as one of several workers. */
export interface WorkerProcess {
  /** Unique among the workers of a primary, those that were replaced included. */
  readonly number: number;
  readonly others: OtherWorkers;
  /** Tells the primary. Resolves when the message has left this process. */
  tell(message: FromWorker): Promise<void>;
  /** Calls back when the primary asks this worker to stop, or is gone itself. */
  onStop(stop: (withinMs: number) => void): void;
}

/** @param stopMs how long a stop may take when the primary is gone @returns null in a process that was started alone */
export function workerProcess(stopMs: number): WorkerProcess | null {
  if (!cluster.worker) return null;
  const tell = (message: FromWorker) =>
    new Promise<void>((resolve) => {
      // An error means that the primary is gone, which 'disconnect' reports.
      if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
      else resolve();
    });
  const others = new OtherWorkers((message) => void tell(message));
  let stop: ((withinMs: number) => void) | undefined;
  let stopWithinMs: number | undefined;
  const requestStop = (withinMs: number) => {
    stopWithinMs = withinMs;
    stop?.(withinMs);
  };
  process.on('message', (message: ToWorker) => {
    if (!others.take(message) && message.kind === 'stop') requestStop(message.withinMs);
  });
  process.on('disconnect', () => requestStop(stopMs));
  return {
    number: cluster.worker.id,
    others,
    tell,
    onStop(callback) {
      stop = callback;
      if (stopWithinMs !== undefined) callback(stopWithinMs);
    },
  };
}
