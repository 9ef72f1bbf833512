import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load } from './load.ts';

export interface LoadOrder {
  url: string;
  load: Load;
  ms: number;
}

export interface LoadProcesses {
  /** The answers in a second to all processes together. */
  perSecond(order: LoadOrder): Promise<number>;
  stop(): void;
}

/** Starts processes that send load at the same time. */
export function startLoadProcesses(count: number): LoadProcesses {
  const program = fileURLToPath(new URL('load-process.ts', import.meta.url));
  const children: ChildProcess[] = Array.from({ length: count }, () => fork(program));
  return {
    async perSecond(order) {
      const rates = children.map(async (child) => {
        const answered = once(child, 'message');
        child.send(order);
        return (await answered)[0] as number;
      });
      return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
    },
    stop() {
      for (const child of children) child.disconnect();
    },
  };
}
